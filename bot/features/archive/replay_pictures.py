from bot.features.parties import queries
from bot.kit.card_faces import CardFaces
from bot.kit.pictures.picture import Picture, Renderer
from bot.kit.words import Words
from bot.model.replays import Scene
from bot.runtime.context import Context


async def drawn_scene(
    context: Context, renderer: Renderer, user: int, say: Words, scene: Scene
) -> tuple[CardFaces, Picture | None]:
    person, picture = await queries.person(context, user), None
    if await queries.wants_pictures(context, user, scene.sight.location.guild):
        picture = await renderer.scene_picture(user, say, scene, four=person.four_colours)
    return CardFaces(say, four_colours=person.four_colours, as_text=person.cards_as_text), picture

import { requestContext } from "#app/platform/http/request-context.server.ts";
import { searchPlaces } from "../../queries/search-places.server.ts";
import { showPlace, type PlacesAnswer } from "../../views/show-place.ts";
import type { Route } from "./+types/places.ts";

/** Only the browser caches it, because an answer can have a visitor's cookie. */
const FIVE_MINUTES = "private, max-age=300";

/** `GET /api/places?q=`: places that match the typed text. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { ctx } = context.get(requestContext);
  const typed = url.searchParams.get("q") ?? "";
  const found = await searchPlaces(ctx.db, typed);
  const answer: PlacesAnswer = { places: found.map(showPlace) };
  return Response.json(answer, { headers: { "cache-control": FIVE_MINUTES } });
}

import { requestContext } from "#app/platform/http/request-context.server.ts";
import { searchPlaces } from "../../queries/search-places.server.ts";
import { showPlace, type PlacesAnswer } from "../../views/show-place.ts";
import type { Route } from "./+types/places.ts";

/** Cached by the browser alone: an answer can carry a cookie of its reader. */
const FIVE_MINUTES = "private, max-age=300";

/** `GET /api/places?q=`: the places that may be meant. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { ctx } = context.get(requestContext);
  const typed = url.searchParams.get("q") ?? "";
  const found = await searchPlaces(ctx.db, typed);
  const answer: PlacesAnswer = { places: found.map(showPlace) };
  return Response.json(answer, { headers: { "cache-control": FIVE_MINUTES } });
}

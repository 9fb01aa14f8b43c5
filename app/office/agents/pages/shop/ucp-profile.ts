import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ucpProfile } from "../../views/ucp-profile.ts";
import type { Route } from "./+types/ucp-profile.ts";

/** `GET /.well-known/ucp` */
export function loader({ context }: Route.LoaderArgs): Response {
  const { env, page } = context.get(requestContext);
  sharePage(page, { shows: [] });
  return Response.json(ucpProfile(env.appUrl));
}

import { href, redirect } from "react-router";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { cardIdOf, LAST_CARD_COOKIE } from "../../rules/card-link.ts";
import type { Route } from "./+types/return-page.ts";

/** The payment page sends buyers here. Its address reveals nothing about the card. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const token = readCookie(request, cookieName(LAST_CARD_COOKIE, env.appUrl));
  const isOwn = token !== undefined && cardIdOf(ctx, token) !== undefined;
  return redirect(isOwn ? href("/gift-card/:token", { token }) : href("/gift-cards"), 303);
}

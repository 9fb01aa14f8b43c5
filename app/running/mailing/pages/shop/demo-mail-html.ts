import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findMail } from "#app/platform/mail/queries.server.ts";
import type { Route } from "./+types/demo-mail-html.ts";

/** A mail of the demo shop, for the frame of its page. It runs no scripts; its links leave the frame. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { html } = orNotFound(await findMail(ctx, params.mailId));
  return new Response(html.replace("<head>", '<head><base target="_top">'), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "sandbox allow-top-navigation-by-user-activation; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "private, no-store",
    },
  });
}

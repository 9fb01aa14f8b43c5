import { redirect } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/sign-out.ts";

/** Ends the session; the cart stays, since it belongs to the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth, ctx } = context.get(requestContext);
  const headers = new Headers();
  if (ctx.actor.kind === "user") {
    const ended = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
    for (const cookie of ended.headers.getSetCookie()) headers.append("set-cookie", cookie);
  }
  return redirect("/", { status: 303, headers });
}

import { isAPIError } from "better-auth/api";
import { sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** What this browser began at another server. Works once for each state; undefined in other browsers. */
export async function resumeSignIn(
  { ctx, auth }: Pick<RequestContext, "ctx" | "auth">,
  state: string,
  headers: Headers,
) {
  try {
    const resumed = await auth.api.resumeOAuth({ query: { state }, headers, returnHeaders: true });
    const { codeVerifier, nonce, next } = resumed.response;
    if (!nonce) throw new Error("a sign-in was begun without its nonce");
    return { codeVerifier, nonce, next, cookies: resumed.headers.getSetCookie() };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    // The library reports an outage like a wrong state, so this query throws if the database is
    // down.
    await ctx.db.execute(sql`select 1`);
    return undefined;
  }
}

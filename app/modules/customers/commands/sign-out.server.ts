import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** Ends this session, or all of the account's, and answers the cookies that say so. */
export async function signOut(
  { auth }: Pick<RequestContext, "auth">,
  { everywhere }: { everywhere: boolean },
  requestHeaders: Headers,
): Promise<string[]> {
  if (everywhere) await auth.api.revokeSessions({ headers: requestHeaders });
  const { headers } = await auth.api.signOut({ headers: requestHeaders, returnHeaders: true });
  return headers.getSetCookie();
}

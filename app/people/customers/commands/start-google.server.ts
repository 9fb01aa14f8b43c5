import { refuse, ok, type Refusal, type Result } from "#app/lib/result.ts";
import { askGoogle } from "#app/platform/auth/google.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The address at Google, and the cookie that recognizes this browser when it returns. */
export async function startGoogle(
  { ctx, auth, env }: Pick<RequestContext, "ctx" | "auth" | "env">,
  next: string | undefined,
  requestHeaders: Headers,
): Promise<Result<{ url: string; cookies: string[] }, Refusal<"no_google">>> {
  if (!env.google) return refuse("no_google");
  const nonce = ctx.ids.newToken();
  const { headers, response } = await auth.api.beginOAuth({
    body: { nonce, next: next ?? "" },
    headers: requestHeaders,
    returnHeaders: true,
  });
  const url = await askGoogle(env.google, { appUrl: env.appUrl, nonce, ...response });
  return ok({ url, cookies: headers.getSetCookie() });
}

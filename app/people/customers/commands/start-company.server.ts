import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { askCompany, refuseUnavailable } from "#app/platform/auth/company.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

export type CompanyContext = Pick<RequestContext, "ctx" | "auth" | "env" | "log">;

export type CompanyRefusal = Refusal<
  "denied" | "other_browser" | "unverified" | "unavailable" | "no_role" | "customer" | "off"
>;

/** The address at the company's server, and the cookie that recognizes this browser afterwards. */
export async function startCompany(
  { ctx, auth, env, log }: CompanyContext,
  next: string | undefined,
  requestHeaders: Headers,
): Promise<Result<{ url: string; cookies: string[] }, CompanyRefusal>> {
  if (!env.company) return refuse("off");
  const nonce = ctx.ids.newToken();
  const { headers, response } = await auth.api.beginOAuth({
    body: { nonce, next: next ?? "" },
    headers: requestHeaders,
    returnHeaders: true,
  });
  try {
    const url = await askCompany(env.company, { appUrl: env.appUrl, nonce, ...response });
    return ok({ url, cookies: headers.getSetCookie() });
  } catch (error) {
    return refuseUnavailable(log, error);
  }
}

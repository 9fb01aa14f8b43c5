import { isAPIError } from "better-auth/api";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { hearCompany, refuseUnavailable } from "#app/platform/auth/company.server.ts";
import { resumeSignIn } from "../resume-sign-in.server.ts";
import type { CompanyContext, CompanyRefusal } from "../start-company.server.ts";
import type { SignedIn } from "../sign-in/sign-in.server.ts";
import { admitMember } from "./admit-member.server.ts";

/**
 * Completes what `startCompany` began. The company's server is asked before a transaction is opened;
 * roles follow the groups that it names now.
 */
export async function signInWithCompany(
  served: CompanyContext,
  search: URLSearchParams,
  requestHeaders: Headers,
): Promise<Result<SignedIn & { next: string }, CompanyRefusal>> {
  const { env, log } = served;
  if (!env.company) return refuse("off");
  const state = search.get("state") ?? "";
  const begun = await resumeSignIn(served, state, requestHeaders);
  if (!begun) return refuse("other_browser");
  if (search.has("error") || !search.get("code")) return refuse("denied");
  const { codeVerifier, nonce, next } = begun;
  try {
    const asked = { appUrl: env.appUrl, search: search.toString(), state, codeVerifier, nonce };
    const member = await hearCompany(env.company, asked);
    if (!member) return refuse("unverified");
    const admitted = await admitMember(served, env.company, member, requestHeaders);
    if (!admitted.ok) return admitted;
    const cookies = [...begun.cookies, ...admitted.value.cookies];
    return ok({ ...admitted.value, cookies, next });
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return refuse("customer");
    return refuseUnavailable(log, error);
  }
}

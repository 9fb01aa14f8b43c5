import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import {
  GoogleUnavailable,
  hearGoogle,
  type HeardOwner,
} from "#app/platform/auth/google.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { resumeSignIn } from "../resume-sign-in.server.ts";
import { admitProvenOwner } from "./admit-proven-owner.server.ts";
import type { SignedIn } from "../sign-in/sign-in.server.ts";

type GoogleContext = Pick<RequestContext, "ctx" | "auth" | "env" | "log">;

/** The query parameters of Google's redirect. */
export type GoogleReturn = { state: string; code: string; error: string };

export type GoogleSignInRefusal = Refusal<
  "denied" | "other_browser" | "unverified" | "unavailable" | "not_admitted"
> & { next: string };

/**
 * Completes what `startGoogle` began, recognized by its state in the same browser. Google exchanges
 * the code for a name and an address before a transaction is opened.
 */
export async function signInWithGoogle(
  served: GoogleContext,
  { state, code, error }: GoogleReturn,
  requestHeaders: Headers,
): Promise<Result<SignedIn & { isNew: boolean; next: string }, GoogleSignInRefusal>> {
  const begun = await resumeSignIn(served, state, requestHeaders);
  if (!begun) return refuse("other_browser", { next: "" });
  const { next } = begun;
  if (error !== "" || code === "") return refuse("denied", { next });
  const owner = await hear(served, { code, ...begun });
  if (owner === "unavailable") return refuse("unavailable", { next });
  if (!owner) return refuse("unverified", { next });
  const admitted = await admitProvenOwner(served, owner, requestHeaders);
  if (!admitted.ok) return refuse("not_admitted", { next });
  const cookies = [...begun.cookies, ...admitted.value.cookies];
  return ok({ ...admitted.value, cookies, next });
}

async function hear(
  { ctx, env, log }: GoogleContext,
  answer: { code: string; codeVerifier: string; nonce: string },
): Promise<HeardOwner | undefined | "unavailable"> {
  if (!env.google) return "unavailable";
  try {
    return await hearGoogle(env.google, { ...answer, appUrl: env.appUrl, now: ctx.now });
  } catch (error) {
    if (!(error instanceof GoogleUnavailable)) throw error;
    log.warn({ err: error }, "Google sign-in failed");
    return "unavailable";
  }
}

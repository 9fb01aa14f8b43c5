import { APIError } from "better-auth/api";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { isDemoAddress } from "#app/platform/auth/demo-user.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { SignInInput } from "../input.ts";

/** Of one address, from wherever: slow enough for guessing, wide enough for a forgetful owner. */
const PER_ADDRESS = { name: "sign-in-address", points: 20, seconds: 15 * 60 };

export type SignedIn = { userId: string; cookies: string[] };

export type SignInRefused =
  | Refusal<"wrong_password" | "unconfirmed">
  | (Refusal<"too_many_tries"> & { retryAfterSeconds: number });

/** Opens a session and answers the cookies that hold it. Unknown address and wrong password look alike. */
export async function signIn(
  { ctx, auth, limiter, loopback }: RequestContext,
  input: SignInInput,
  requestHeaders: Headers,
): Promise<Result<SignedIn, SignInRefused>> {
  const tried = await limiter.take(PER_ADDRESS, hashToken(input.email));
  if (!tried.allowed) return refuse("too_many_tries", { retryAfterSeconds: tried.retryAfter });
  if ((await isDemoAddress(ctx.db, input.email)) && !loopback) return refuse("wrong_password");
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: input,
      headers: requestHeaders,
      returnHeaders: true,
    });
    // An order may have been placed under this address since the last time.
    await emit(ctx.db, "customer.signed-in", { userId: response.user.id });
    return ok({ userId: response.user.id, cookies: headers.getSetCookie() });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.body?.code === "EMAIL_NOT_VERIFIED") return refuse("unconfirmed");
    if (error.statusCode < 500) return refuse("wrong_password");
    throw error;
  }
}

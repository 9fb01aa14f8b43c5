import { APIError } from "better-auth/api";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { PasswordsBusy } from "#app/platform/auth/passwords.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { askSecondStep } from "../ask-second-step.server.ts";
import type { SignInInput } from "../../input.ts";
import { deviceToken, findEntrance, type Entrance } from "../../queries/entrance.server.ts";
import { signInLimits, type SignInLimit } from "../../rules/sign-in-limits.ts";
import { noteSignInTrouble } from "./note-sign-in-trouble.server.ts";
import { welcomeIn } from "../welcome-in.server.ts";

/** With `secondStep` there is no session yet: the browser goes on to enter a code. */
export type SignedIn = { userId: string; cookies: string[]; secondStep?: true };

export type SignInRefusal =
  | Refusal<"wrong_password" | "unconfirmed">
  | (Refusal<"too_many_tries"> & { retryAfterSeconds: number });

/**
 * Opens a session and returns its cookies. An unknown address and a wrong password get the same
 * answer. Limits depend on who tries: a browser that opened the account before never waits because
 * of other people's tries.
 */
export async function signIn(
  served: RequestContext,
  input: SignInInput,
  requestHeaders: Headers,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { ctx, auth, limiter, ip } = served;
  const device = deviceToken(requestHeaders, auth.options.baseURL);
  const entrance = await findEntrance(ctx, input.email, device);
  const limits = signInLimits({ ...entrance, network: ip });
  const tried = await takeAll(served, limits);
  if (!tried.allowed) {
    await noteSignInTrouble(served, entrance, { refusedBy: tried.by.name });
    return refuse("too_many_tries", { retryAfterSeconds: tried.retryAfter });
  }
  const giveBack = () => Promise.all(limits.map(({ limit, key }) => limiter.giveBack(limit, key)));
  const entered = await enter(served, entrance, input, requestHeaders).catch(
    async (error: unknown) => {
      if (error instanceof PasswordsBusy) await giveBack();
      throw error;
    },
  );
  if (!entered.ok && entered.reason === "wrong_password") {
    await noteSignInTrouble(served, entrance, { refusedBy: undefined });
    return entered;
  }
  await giveBack();
  return entered;
}

type LimitCheck = { allowed: true } | { allowed: false; by: SignInLimit; retryAfter: number };

/**
 * Stops at the first limit that refuses, so that a refused try uses up none of the wider limits.
 */
async function takeAll({ limiter }: RequestContext, limits: SignInLimit[]): Promise<LimitCheck> {
  for (const by of limits) {
    const { allowed, retryAfter } = await limiter.take(by.limit, by.key);
    if (!allowed) return { allowed, by, retryAfter };
  }
  return { allowed: true };
}

async function enter(
  served: RequestContext,
  { isDemo }: Entrance,
  input: SignInInput,
  requestHeaders: Headers,
): Promise<Result<SignedIn, Refusal<"wrong_password" | "unconfirmed">>> {
  if (isDemo && !served.loopback) return refuse("wrong_password");
  try {
    const { headers, response } = await served.auth.api.signInEmail({
      body: input,
      headers: requestHeaders,
      returnHeaders: true,
    });
    const userId = response.user.id;
    const asked = await askSecondStep(served, { userId, opened: response.token });
    if (asked) return ok(asked);
    // The customer may have placed a guest order under this address since the last sign-in.
    await emit(served.ctx.db, "customer.signed-in", { userId });
    const cookie = await welcomeIn(served, userId, requestHeaders);
    return ok({ userId, cookies: [...headers.getSetCookie(), cookie] });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.body?.code === "EMAIL_NOT_VERIFIED") return refuse("unconfirmed");
    if (error.statusCode < 500) return refuse("wrong_password");
    throw error;
  }
}

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { isStaff } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { passwordHashOf } from "#app/platform/auth/find-account.server.ts";
import { passwords, PasswordsBusy } from "#app/platform/auth/passwords.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { takeCode } from "./take-code.server.ts";
import type { PasskeyAnswer } from "../input.ts";
import { takeChallenge } from "./take-challenge.server.ts";
import { takePasskey } from "./take-passkey.server.ts";
import { takeCodeLimits, type TooManyCodes } from "./take-code-limits.server.ts";

/** Slows down a stranger who finds an open browser and guesses the password there. */
const PASSWORDS = { name: "prove-password", points: 10, seconds: 15 * 60 };

export type Proof = { password: string } | { code: string } | PasskeyAnswer;
export type ProofRefusal =
  | Refusal<"forbidden" | "wrong_password" | "wrong_code" | "wrong_passkey">
  | TooManyCodes;

type ProofContext = Pick<RequestContext, "ctx" | "limiter">;
type Browser = { headers: Headers; appUrl: string };

/** Records in the session's row that its user has just proved their identity. */
export async function proveIdentity(
  { ctx, limiter }: ProofContext,
  proof: Proof,
  browser: Browser,
): Promise<Result<undefined, ProofRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user" || !actor.session) return refuse("forbidden");
  const { userId } = actor;
  const sessionId = actor.session.id;
  const proven = await check({ ctx, limiter }, userId, { proof, browser });
  if (!proven.ok) return proven;
  return inTransaction(ctx, async (tx) => {
    await tx.db.update(session).set({ provenAt: tx.now }).where(eq(session.id, sessionId));
    const subject = { type: "user", id: userId };
    if (isStaff(actor)) await recordAudit(tx, { action: "identity.confirmed", subject });
    return ok(undefined);
  });
}

function check(served: ProofContext, userId: string, sent: { proof: Proof; browser: Browser }) {
  const { proof, browser } = sent;
  if ("password" in proof) return provePassword(served, userId, proof.password);
  if ("code" in proof) return proveCode(served, userId, proof.code);
  return provePasskey(served.ctx, userId, { answer: proof, browser });
}

async function provePasskey(
  ctx: Ctx,
  userId: string,
  { answer, browser }: { answer: PasskeyAnswer; browser: Browser },
): Promise<Result<undefined, ProofRefusal>> {
  const challenge = await takeChallenge(ctx, { kind: "proof", userId }, browser);
  if (!challenge) return refuse("wrong_passkey");
  return inTransaction(ctx, async (tx) => {
    const taken = await takePasskey(tx, answer, { challenge, appUrl: browser.appUrl });
    return taken?.userId === userId ? ok(undefined) : refuse("wrong_passkey");
  });
}

async function provePassword(
  { ctx, limiter }: ProofContext,
  userId: string,
  password: string,
): Promise<Result<undefined, ProofRefusal>> {
  const { allowed, retryAfter } = await limiter.take(PASSWORDS, userId);
  if (!allowed) return refuse("too_many_tries", { retryAfterSeconds: retryAfter });
  const hash = await passwordHashOf(ctx.db, userId);
  const isRight = hash ? await verify({ limiter }, userId, { hash, password }) : false;
  if (!isRight) return refuse("wrong_password");
  await limiter.giveBack(PASSWORDS, userId);
  return ok(undefined);
}

/** A password that was not compared does not use up a try. */
async function verify(
  { limiter }: Pick<ProofContext, "limiter">,
  userId: string,
  known: { hash: string; password: string },
): Promise<boolean> {
  return passwords.verify(known).catch(async (error: unknown) => {
    if (error instanceof PasswordsBusy) await limiter.giveBack(PASSWORDS, userId);
    throw error;
  });
}

async function proveCode(
  { ctx, limiter }: ProofContext,
  userId: string,
  code: string,
): Promise<Result<undefined, ProofRefusal>> {
  const tried = await takeCodeLimits(limiter, userId);
  if (!tried.ok) return tried;
  const right = await inTransaction(ctx, async (tx) => {
    return (await takeCode(tx, userId, code)) ? ok(undefined) : refuse("wrong_code");
  });
  if (right.ok) await tried.value.giveBack();
  return right;
}

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import {
  takeCodeLimits,
  type TooManyCodes,
} from "#app/running/security/commands/take-code-limits.server.ts";
import { takeCode } from "#app/running/security/commands/take-code.server.ts";
import {
  dropSecondStep,
  openSecondStep,
} from "#app/running/security/queries/second-step.server.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { SignedIn } from "./sign-in/sign-in.server.ts";
import { welcomeIn } from "./welcome-in.server.ts";

export type SecondStepRefusal = Refusal<"step_over" | "wrong_code"> | TooManyCodes;

type SignInContext = Pick<RequestContext, "ctx" | "auth" | "limiter" | "loopback">;

/** Opens the session after a correct first step, by a code of the app or a recovery code. */
export async function finishSecondStep(
  served: SignInContext,
  code: string,
  headers: Headers,
): Promise<Result<SignedIn, SecondStepRefusal>> {
  const { ctx, auth, limiter, loopback } = served;
  const appUrl = auth.options.baseURL;
  const step = await openSecondStep(ctx, headers, appUrl);
  if (!step || (step.isDemo && !loopback)) return refuse("step_over");
  const { userId } = step;
  const tried = await takeCodeLimits(limiter, userId);
  if (!tried.ok) {
    await noteWrongCodes(served, userId);
    return tried;
  }
  const entered = await inTransaction(ctx, async (tx) => {
    if (!(await takeCode(tx, userId, code))) return refuse("wrong_code");
    const used = await tx.db
      .delete(verification)
      .where(eq(verification.id, step.id))
      .returning({ id: verification.id });
    if (used.length === 0) return refuse("step_over");
    const { api } = authWithin(auth, tx.db);
    const opened = await api.openSession({
      body: { userId, proven: true },
      headers,
      returnHeaders: true,
    });
    await emit(tx.db, "customer.signed-in", { userId });
    const known = await welcomeIn({ ctx: tx, auth }, userId, headers);
    const cookies = [...opened.headers.getSetCookie(), known, dropSecondStep(appUrl)];
    return ok({ userId, cookies });
  });
  if (entered.ok) await tried.value.giveBack();
  return entered;
}

const ONCE_AN_HOUR = { name: "note-wrong-codes", points: 1, seconds: 60 * 60 };

/** A wrong code after a correct first step may be an attack, so it is logged hourly at most. */
async function noteWrongCodes({ ctx, limiter }: SignInContext, userId: string): Promise<void> {
  if (!(await limiter.take(ONCE_AN_HOUR, userId)).allowed) return;
  const subject = { type: "user", id: userId };
  await recordAudit(ctx, { action: "sign_in.codes_refused", subject });
}

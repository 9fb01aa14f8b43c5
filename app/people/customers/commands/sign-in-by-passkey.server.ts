import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { takeChallenge } from "#app/running/security/commands/take-challenge.server.ts";
import { takePasskey } from "#app/running/security/commands/take-passkey.server.ts";
import type { PasskeyAnswer } from "#app/running/security/input.ts";
import { dropSecondStep } from "#app/running/security/queries/second-step.server.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { SignedIn } from "./sign-in/sign-in.server.ts";
import { welcomeIn } from "./welcome-in.server.ts";

/**
 * Opens the session of the user whose passkey answered this browser's challenge. The device has
 * asked for a finger, a face or a PIN, so a passkey replaces both steps.
 */
export async function signInByPasskey(
  { ctx, auth, loopback }: Pick<RequestContext, "ctx" | "auth" | "loopback">,
  answer: PasskeyAnswer,
  headers: Headers,
): Promise<Result<SignedIn, Refusal<"wrong_passkey">>> {
  const appUrl = auth.options.baseURL;
  const challenge = await takeChallenge(ctx, { kind: "sign-in" }, { headers, appUrl });
  if (!challenge) return refuse("wrong_passkey");
  return inTransaction(ctx, async (tx) => {
    const taken = await takePasskey(tx, answer, { challenge, appUrl });
    if (!taken) return refuse("wrong_passkey");
    const { userId } = taken;
    const [owner] = await tx.db
      .select({ isDemo: user.isDemo, isConfirmed: user.emailVerified })
      .from(user)
      .where(eq(user.id, userId));
    if (!owner?.isConfirmed || (owner.isDemo && !loopback)) return refuse("wrong_passkey");
    const { api } = authWithin(auth, tx.db);
    const opened = await api.openSession({
      body: { userId, proven: true },
      headers,
      returnHeaders: true,
    });
    await emit(tx.db, "customer.signed-in", { userId });
    const known = await welcomeIn({ ctx: tx, auth }, userId, headers);
    return ok({
      userId,
      cookies: [...opened.headers.getSetCookie(), known, dropSecondStep(appUrl)],
    });
  });
}

import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import { passwordHashOf } from "#app/platform/auth/find-account.server.ts";
import {
  passwords,
  PasswordsBusy,
  type PreparedPassword,
} from "#app/platform/auth/passwords.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { PasswordChange } from "../input.ts";
import { refusePassword } from "../queries/password-rules.server.ts";
import type { WeakPassword } from "../rules/weak-password.ts";
import { forgetDevices } from "./forget-devices.server.ts";
import { rememberDevice } from "./remember-device.server.ts";
import type { SignedIn } from "./sign-in/sign-in.server.ts";

/** Slows down a stranger who finds an open browser and guesses the password there. */
const PER_ACCOUNT = { name: "change-password", points: 10, seconds: 15 * 60 };

type PasswordRefusal =
  | Refusal<"forbidden" | "wrong_password">
  | WeakPassword
  | (Refusal<"too_many_tries"> & { retryAfterSeconds: number });

/** Replaces a password that the user knows. All other sessions and mailed links end. */
export async function changePassword(
  { ctx, auth, limiter }: Pick<RequestContext, "ctx" | "auth" | "limiter">,
  { currentPassword, newPassword }: PasswordChange,
  requestHeaders: Headers,
): Promise<Result<SignedIn, PasswordRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const tried = await limiter.take(PER_ACCOUNT, actor.userId);
  if (!tried.allowed) return refuse("too_many_tries", { retryAfterSeconds: tried.retryAfter });
  const weak = await refusePassword(ctx.db, newPassword, { userId: actor.userId });
  if (weak) return weak;
  const password = await prepare(ctx.db, actor.userId, { currentPassword, newPassword }).catch(
    async (error: unknown) => {
      if (error instanceof PasswordsBusy) await limiter.giveBack(PER_ACCOUNT, actor.userId);
      throw error;
    },
  );
  if (!password) return refuse("wrong_password");
  return inTransaction(ctx, async (tx) => {
    try {
      const { headers } = await authWithin(auth, tx.db, { password }).api.changePassword({
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        headers: requestHeaders,
        returnHeaders: true,
      });
      await tx.db.delete(verification).where(eq(verification.value, actor.userId));
      await forgetDevices(tx, actor.userId);
      const subject = { type: "user", id: actor.userId };
      await recordAudit(tx, { action: "password.changed", subject });
      const appUrl = auth.options.baseURL;
      const known = await rememberDevice(tx, actor.userId, { headers: requestHeaders, appUrl });
      const { email } = actor;
      const changeId = tx.ids.newId();
      await enqueue(tx.db, "customers.mail-password-changed", { email, changeId });
      return ok({ userId: actor.userId, cookies: [...headers.getSetCookie(), known] });
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) return refuse("wrong_password");
      throw error;
    }
  });
}

/** Undefined if the current password is wrong, or if only Google opens the account. */
async function prepare(
  db: Db,
  userId: string,
  { currentPassword, newPassword }: PasswordChange,
): Promise<PreparedPassword | undefined> {
  const verifiedHash = await passwordHashOf(db, userId);
  if (!verifiedHash) return undefined;
  const known = { hash: verifiedHash, password: currentPassword };
  if (!(await passwords.verify(known))) return undefined;
  return { hash: await passwords.hash(newPassword), verifiedHash };
}

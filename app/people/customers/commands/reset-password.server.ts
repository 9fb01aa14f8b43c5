import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { authWithin, type Owner } from "#app/platform/auth/auth.server.ts";
import { passwords } from "#app/platform/auth/passwords.server.ts";
import { user, verification } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { forgetUsedLinks } from "#app/platform/mail/forget-links.server.ts";
import { ownerOfResetLink } from "../queries/account-links.server.ts";
import { refusePassword } from "../queries/password-rules.server.ts";
import type { WeakPassword } from "../rules/weak-password.ts";
import { forgetDevices } from "./forget-devices.server.ts";
import { noteConfirmed } from "./note-confirmed.server.ts";
import { rememberDevice } from "./remember-device.server.ts";
import { takeNext } from "./take-next.server.ts";

export type NewPassword = { token: string; password: string };

/** `cookie` makes this browser known, so that strangers' guesses cannot lock it out. */
type PasswordSet = { userId: string; cookie: string; next: string | undefined };

/**
 * Sets a new password with a mailed link, which works once, and ends all sessions and all other
 * links of the account. Reading the mail also confirms the address. The count of wrong passwords
 * starts anew, and only this browser stays known.
 */
export async function resetPassword(
  { ctx, auth }: Pick<RequestContext, "ctx" | "auth">,
  { token, password }: NewPassword,
  headers: Headers,
): Promise<Result<PasswordSet, Refusal<"link_over"> | WeakPassword>> {
  const ownerId = await ownerOfResetLink({ auth }, token);
  if (ownerId === undefined) return refuse("link_over");
  // This check comes first, because the library uses up the link.
  const weak = await refusePassword(ctx.db, password, { userId: ownerId });
  if (weak) return weak;
  const hash = await passwords.hash(password);
  return inTransaction(ctx, async (tx) => {
    const owners: Owner[] = [];
    const within = authWithin(auth, tx.db, {
      events: { passwordReset: async (owner) => void owners.push(owner) },
      password: { hash },
    });
    try {
      await within.api.resetPassword({ body: { newPassword: password, token } });
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) return refuse("link_over");
      throw error;
    }
    const [owner] = owners;
    if (!owner) throw new Error("a password was changed and it is unknown whose");
    await finish(tx, owner);
    const appUrl = auth.options.baseURL;
    const cookie = await rememberDevice(tx, owner.id, { headers, appUrl });
    return ok({ userId: owner.id, cookie, next: await takeNext(tx, owner.id) });
  });
}

async function finish(tx: RequestContext["ctx"], owner: Owner): Promise<void> {
  await tx.db.delete(verification).where(eq(verification.value, owner.id));
  await forgetUsedLinks(tx.db, { to: owner.email }, [
    "confirm-email",
    "reset-password",
    "sign-in-link",
  ]);
  await forgetDevices(tx, owner.id);
  await recordAudit(tx, { action: "password.reset", subject: { type: "user", id: owner.id } });
  await enqueue(tx.db, "customers.mail-password-changed", {
    email: owner.email,
    changeId: tx.ids.newId(),
  });
  if (owner.emailVerified) return;
  await tx.db.update(user).set({ emailVerified: true }).where(eq(user.id, owner.id));
  await noteConfirmed(tx, owner.id);
}

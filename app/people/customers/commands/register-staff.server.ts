import { APIError } from "better-auth/api";
import { href } from "react-router";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { askForAccess } from "#app/running/staff/commands/ask-for-access.server.ts";
import { redeemInvitation } from "#app/running/staff/commands/redeem-invitation.server.ts";
import { lockInvitation } from "#app/running/staff/queries/open-invitation.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { passwords } from "#app/platform/auth/passwords.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { StaffSignUp } from "../input.ts";
import { refusePassword } from "../queries/password-rules.server.ts";
import { countAccount } from "./count-account.server.ts";
import { openAccount, type NewAccount } from "./open-account.server.ts";
import { removeUnconfirmed } from "./remove-unconfirmed.server.ts";
import { signUp, type SignUpRefusal } from "./sign-up.server.ts";

export type StaffSignUpRefusal = SignUpRefusal | Refusal<"link_over" | "other_address">;

/**
 * Opens an unconfirmed account for a member of staff. The link determines the role; without a link
 * the account gets no role, and an owner is asked. The form never contains the role.
 */
export async function registerStaff(
  served: RequestContext,
  input: StaffSignUp,
  token: string | undefined,
): Promise<Result<undefined, StaffSignUpRefusal>> {
  const account = { ...input, marketing: false };
  if (token === undefined) {
    return signUp(served, account, { next: href("/admin-auth"), asStaff: askForAccess });
  }
  const { ctx, auth } = served;
  const weak = await refusePassword(ctx.db, input.password, "staff");
  if (weak) return weak;
  const busy = await countAccount(served);
  if (busy) return busy;
  const passwordHash = await passwords.hash(input.password);
  const prepared = { ...account, passwordHash };
  return inTransaction(ctx, (tx) => registerByLink(tx, auth, prepared, token));
}

async function registerByLink(
  tx: Ctx,
  auth: RequestContext["auth"],
  account: NewAccount,
  token: string,
): Promise<Result<undefined, Refusal<"link_over" | "other_address" | "taken">>> {
  const { email } = account;
  const invitation = await lockInvitation(tx, token);
  if (!invitation) return refuse("link_over");
  if (invitation.email !== null && invitation.email !== email) return refuse("other_address");
  const namesake = await findAccount(tx.db, email);
  if (namesake?.emailVerified) return refuse("taken");
  // No one confirmed the address, and the holder of the link may have mistyped the password.
  if (namesake) await removeUnconfirmed(tx, namesake.id);
  try {
    await redeemInvitation(tx, invitation, await openAccount(tx, auth, account));
  } catch (error) {
    // Another sign-up with the same address was faster.
    if (error instanceof APIError && error.statusCode < 500) return refuse("taken");
    throw error;
  }
  await enqueue(tx.db, "customers.mail-sign-up", { email, known: false, next: href("/admin") });
  return ok(undefined);
}

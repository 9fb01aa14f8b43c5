import { APIError } from "better-auth/api";
import { TransactionRollbackError } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { passwords } from "#app/platform/auth/passwords.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { SignUpInput } from "../input.ts";
import { refusePassword } from "../queries/password-rules.server.ts";
import type { WeakPassword } from "../rules/weak-password.ts";
import { countAccount } from "./count-account.server.ts";
import { openAccount, type NewAccount } from "./open-account.server.ts";

const HOUR = 60 * 60;
/**
 * Answers that reveal whether an address is known: enough for a family, too few to compile a list.
 */
const DISCLOSED_PER_IP = { name: "sign-up-told-ip", points: 5, seconds: HOUR };
const DISCLOSED_PER_ADDRESS = { name: "sign-up-told-address", points: 3, seconds: HOUR };

export type SignUpRefusal =
  | Refusal<"taken">
  | WeakPassword
  | (Refusal<"too_many"> & { retryAfterSeconds: number });

type SignUpOptions = {
  /** The page to open after the confirmation. */
  next?: string | undefined;
  /** Writes further rows for a person who wants to join the staff. */
  asStaff?: (tx: Ctx, userId: string) => Promise<void>;
};

/**
 * Opens an unconfirmed account. It reveals a known address only within a budget, and never if the
 * shop hides known addresses; the owner of the address gets a mail.
 */
export async function signUp(
  served: RequestContext,
  input: SignUpInput,
  joining: SignUpOptions = {},
): Promise<Result<undefined, SignUpRefusal>> {
  const weak = await refusePassword(served.ctx.db, input.password, joining.asStaff && "staff");
  if (weak) return weak;
  const busy = await countAccount(served);
  if (busy) return busy;
  const passwordHash = await passwords.hash(input.password);
  const mayTell = await mayTellKnown(served, input.email);
  const known = await openUnlessKnown(served, { ...input, passwordHash }, joining);
  return known && mayTell ? refuse("taken") : ok(undefined);
}

async function mayTellKnown({ ctx, limiter, ip, log }: RequestContext, email: string) {
  const [settings, byIp, byAddress] = await Promise.all([
    loadSettings(ctx.db),
    limiter.take(DISCLOSED_PER_IP, ip),
    limiter.take(DISCLOSED_PER_ADDRESS, hashToken(email)),
  ]);
  if (!byIp.allowed)
    log.warn("many sign-ups from one network: known addresses are no longer disclosed");
  return !settings.hide_registered_emails && byIp.allowed && byAddress.allowed;
}

/** For a known address the same work is done on an address that cannot exist, and undone. */
async function openUnlessKnown(
  { ctx, auth }: RequestContext,
  input: NewAccount,
  { next, asStaff }: SignUpOptions,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const undo = (await findAccount(tx.db, input.email)) !== undefined;
    const email = undo ? `${tx.ids.newId()}@taken.invalid` : input.email;
    const opened = await tryToOpen(tx, undo, async (inner) => {
      const userId = await openAccount(inner, auth, { ...input, email });
      await asStaff?.(inner, userId);
    });
    if (!(await findAccount(tx.db, input.email))) throw new Error("the account was not opened");
    const known = !opened;
    await enqueue(tx.db, "customers.mail-sign-up", { email: input.email, known, next });
    return known;
  });
}

async function tryToOpen(
  tx: Ctx,
  undo: boolean,
  open: (inner: Ctx) => Promise<void>,
): Promise<boolean> {
  try {
    await tx.db.transaction(async (db) => {
      await open({ ...tx, db });
      if (undo) db.rollback();
    });
    return true;
  } catch (error) {
    // The library refused because another sign-up with the same address was faster.
    if (error instanceof TransactionRollbackError || error instanceof APIError) return false;
    throw error;
  }
}

import { APIError } from "better-auth/api";
import { TransactionRollbackError } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { authWithin, type Auth } from "#app/platform/auth/auth.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { SignUpInput } from "../input.ts";
import { refusePassword } from "../queries/password-rules.server.ts";
import type { WeakPassword } from "../rules/weak-password.ts";
import { noteJoining } from "./note-joining.server.ts";

const HOUR = 60 * 60;
const ACCOUNTS = { name: "sign-up", points: 30, seconds: HOUR };
/** Answers that tell a new address from a known one: enough for a family, too few for a list. */
const DISCLOSED_PER_IP = { name: "sign-up-told-ip", points: 5, seconds: HOUR };
const DISCLOSED_PER_ADDRESS = { name: "sign-up-told-address", points: 3, seconds: HOUR };

export type SignUpRefused =
  | Refusal<"taken">
  | WeakPassword
  | (Refusal<"too_many"> & { retryAfterSeconds: number });

/**
 * Opens an account that waits for its address to be confirmed. Of a known address it says so only
 * within a budget, and not at all where the shop hides it; the owner learns of it by mail. `next`
 * is where they go when they have confirmed.
 */
export async function signUp(
  served: RequestContext,
  input: SignUpInput,
  next?: string,
): Promise<Result<undefined, SignUpRefused>> {
  const { ctx, auth, limiter, ip } = served;
  const weak = await refusePassword(ctx.db, input.password);
  if (weak) return weak;
  const tried = await limiter.take(ACCOUNTS, ip);
  if (!tried.allowed) return refuse("too_many", { retryAfterSeconds: tried.retryAfter });
  const mayTell = await mayTellKnown(served, input.email);
  const known = await openUnlessKnown(ctx, auth, input, next);
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

/** For a known address the same work is done on one that cannot exist, and undone. */
async function openUnlessKnown(
  ctx: Ctx,
  auth: Auth,
  input: SignUpInput,
  next: string | undefined,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const undo = (await findAccount(tx.db, input.email)) !== undefined;
    const email = undo ? `${tx.ids.newId()}@taken.invalid` : input.email;
    const opened = await tryToOpen(tx, auth, { ...input, email }, undo);
    if (!(await findAccount(tx.db, input.email))) throw new Error("the account was not opened");
    const known = !opened;
    await enqueue(tx.db, "customers.mail-sign-up", { email: input.email, known, next });
    return known;
  });
}

async function tryToOpen(tx: Ctx, auth: Auth, input: SignUpInput, undo: boolean): Promise<boolean> {
  try {
    await tx.db.transaction(async (db) => {
      await openAccount({ ...tx, db }, auth, input);
      if (undo) db.rollback();
    });
    return true;
  } catch (error) {
    // The library's refusal: another sign-up of the same address was faster.
    if (error instanceof TransactionRollbackError || error instanceof APIError) return false;
    throw error;
  }
}

/** An unconfirmed account with its customer and what was agreed to. Call inside a transaction. */
async function openAccount(ctx: Ctx, auth: Auth, input: SignUpInput): Promise<void> {
  const { email, password, firstName, lastName, marketing } = input;
  const name = `${firstName} ${lastName}`.trim();
  const { user } = await authWithin(auth, ctx.db).api.signUpEmail({
    body: { email, password, name, firstName, lastName },
  });
  await noteJoining(ctx, user.id, { marketing });
}

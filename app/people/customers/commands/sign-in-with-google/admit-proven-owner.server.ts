import { isAPIError } from "better-auth/api";
import { and, eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import type { HeardOwner } from "#app/platform/auth/google.server.ts";
import type { ProvenOwner } from "#app/platform/auth/oauth-steps.server.ts";
import { account } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { askSecondStep } from "../ask-second-step.server.ts";
import { noteConfirmed } from "../note-confirmed.server.ts";
import { noteJoining } from "../note-joining.server.ts";
import { removeUnconfirmed } from "../remove-unconfirmed.server.ts";
import type { SignedIn } from "../sign-in/sign-in.server.ts";
import { welcomeIn } from "../welcome-in.server.ts";

/**
 * Opens a session for a user whose address another provider proved: in their linked account, in the
 * confirmed account with this address, or in a new account. An unconfirmed account with the address
 * is removed first, because its password may be a stranger's.
 */
export async function admitProvenOwner(
  { ctx, auth }: Pick<RequestContext, "ctx" | "auth">,
  { picture, ...owner }: HeardOwner,
  requestHeaders: Headers,
): Promise<Result<SignedIn & { isNew: boolean }, Refusal<"not_admitted">>> {
  return inTransaction(ctx, async (tx) => {
    // Two browsers that return at once must not make two accounts.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner.email}, 2))`);
    const known = await isKnown(tx, owner);
    const namesake = known ? undefined : await findAccount(tx.db, owner.email);
    if (namesake && !namesake.emailVerified) await removeUnconfirmed(tx, namesake.id);
    const within = authWithin(auth, tx.db);
    try {
      const admitted = await within.api.admitOwner({
        body: owner,
        headers: requestHeaders,
        returnHeaders: true,
      });
      const { userId, isNew, opened } = admitted.response;
      if (isNew) await noteJoining(tx, userId, { marketing: false });
      if (isNew && picture)
        await enqueue(tx.db, "customers.take-picture", { userId, url: picture });
      if (!known && !isNew) await enqueue(tx.db, "customers.mail-google-added", { userId });
      const asked = await askSecondStep({ ctx: tx, auth }, { userId, opened });
      if (asked) return ok({ ...asked, isNew });
      // The address is confirmed from now on, so the account is read again.
      if (isNew) await noteConfirmed(tx, userId);
      else await emit(tx.db, "customer.signed-in", { userId });
      const cookie = await welcomeIn({ ctx: tx, auth }, userId, requestHeaders);
      return ok({ userId, isNew, cookies: [...admitted.headers.getSetCookie(), cookie] });
    } catch (error) {
      // Another sign-up with the same address was faster.
      if (isAPIError(error) && error.statusCode < 500) return refuse("not_admitted");
      throw error;
    }
  });
}

async function isKnown({ db }: Ctx, { providerId, subject }: ProvenOwner): Promise<boolean> {
  const ofOwner = and(eq(account.providerId, providerId), eq(account.accountId, subject));
  return (await db.$count(account, ofOwner)) > 0;
}

import { APIError } from "better-auth/api";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { authWithin, type Auth } from "#app/platform/auth/auth.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { forgetUsedLinks } from "#app/platform/mail/forget-links.server.ts";
import { addressOfLink } from "../queries/account-links.server.ts";
import { noteConfirmed } from "./note-confirmed.server.ts";
import { takeNext } from "./take-next.server.ts";
import { signIn, type SignInRefusal, type SignedIn } from "./sign-in/sign-in.server.ts";

export type ConfirmRefusal = SignInRefusal | Refusal<"link_over">;

/**
 * Confirms the address of a mailed link and opens a session. The link proves the mailbox, and the
 * password proves who opened the account. With the link alone, a stranger could open an account
 * with another person's address and wait for that person to click. A link used again only signs in.
 */
export async function confirmAddress(
  served: RequestContext,
  link: { token: string; password: string },
  requestHeaders: Headers,
): Promise<Result<SignedIn & { next: string | undefined }, ConfirmRefusal>> {
  const { ctx, auth } = served;
  const email = await addressOfLink(served, link.token);
  if (email === undefined) return refuse("link_over");
  const entry = { email, password: link.password };
  let entered = await signIn(served, entry, requestHeaders);
  if (!entered.ok && entered.reason === "unconfirmed") {
    if (!(await confirm(ctx, auth, email, link.token))) return refuse("link_over");
    entered = await signIn(served, entry, requestHeaders);
  }
  if (!entered.ok) return entered;
  return ok({ ...entered.value, next: await takeNext(ctx, entered.value.userId) });
}

async function confirm(ctx: Ctx, auth: Auth, email: string, token: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    try {
      await authWithin(auth, tx.db).api.verifyEmail({ query: { token } });
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) return false;
      throw error;
    }
    const account = await findAccount(tx.db, email);
    if (!account?.emailVerified) return false;
    await forgetUsedLinks(tx.db, { to: email }, ["confirm-email"]);
    await noteConfirmed(tx, account.id);
    return true;
  });
}

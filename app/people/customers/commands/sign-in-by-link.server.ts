import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { forgetUsedLinks } from "#app/platform/mail/forget-links.server.ts";
import { ownerOfSignInLink, signInLinkName } from "../queries/account-links.server.ts";
import { askSecondStep } from "./ask-second-step.server.ts";
import { takeNext } from "./take-next.server.ts";
import type { SignedIn } from "./sign-in/sign-in.server.ts";
import { welcomeIn } from "./welcome-in.server.ts";

/**
 * Opens a session with a mailed link, which works once. Readers of the mailbox could also set a new
 * password, so the link needs none. It also lets the owner in while strangers' guesses lock the
 * password. A second step is still required.
 */
export async function signInByLink(
  { ctx, auth, loopback }: Pick<RequestContext, "ctx" | "auth" | "loopback">,
  token: string,
  headers: Headers,
): Promise<Result<SignedIn & { next: string | undefined }, Refusal<"link_over">>> {
  return inTransaction(ctx, async (tx) => {
    const owner = await ownerOfSignInLink(tx, token);
    if (!owner || (owner.isDemo && !loopback)) return refuse("link_over");
    const used = await tx.db
      .delete(verification)
      .where(eq(verification.identifier, signInLinkName(token)))
      .returning({ id: verification.id });
    if (used.length === 0) return refuse("link_over");
    const userId = owner.id;
    await forgetUsedLinks(tx.db, { to: owner.email }, ["sign-in-link"]);
    await recordAudit(tx, { action: "sign_in.by_link", subject: { type: "user", id: userId } });
    const next = await takeNext(tx, userId);
    const asked = await askSecondStep({ ctx: tx, auth }, { userId });
    if (asked) return ok({ ...asked, next });
    const { api } = authWithin(auth, tx.db);
    const opened = await api.openSession({
      body: { userId, proven: false },
      headers,
      returnHeaders: true,
    });
    await emit(tx.db, "customer.signed-in", { userId });
    const cookie = await welcomeIn({ ctx: tx, auth }, userId, headers);
    const cookies = [...opened.headers.getSetCookie(), cookie];
    return ok({ userId, cookies, next });
  });
}

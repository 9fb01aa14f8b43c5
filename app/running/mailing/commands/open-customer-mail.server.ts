import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findMail } from "#app/platform/mail/queries.server.ts";
import { removeLinks } from "#app/platform/mail/remove-links.ts";
import { isAboutHealth } from "../rules/mail-kinds.ts";
import { mayReadMail } from "../rules/may-read-mail.ts";

type Customer = { id: string; addresses: readonly string[] };
type Mail = Omit<NonNullable<Awaited<ReturnType<typeof findMail>>>, "html">;

/**
 * Opens a customer's mail for staff. Links that would work for any reader are removed, and reading
 * a mail about health is logged.
 */
export async function openCustomerMail(
  ctx: Ctx,
  customer: Customer,
  mailId: string,
): Promise<Result<Mail, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "customers:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const found = await findMail(tx, mailId);
    if (!found || !isTo(customer, found.to)) return refuse("not_found");
    if (!mayReadMail(tx.actor, found.kind)) return refuse("forbidden");
    if (isAboutHealth(found.kind)) {
      await recordAudit(tx, {
        action: "customer.health_mail_viewed",
        subject: { type: "customer", id: customer.id },
        after: { mail: mailId },
      });
    }
    const { html, ...mail } = found;
    return ok({ ...mail, text: removeLinks({ html, text: mail.text }).text });
  });
}

/** Compares addresses without case. */
function isTo({ addresses }: Customer, to: string): boolean {
  return addresses.some((address) => address.toLowerCase() === to.toLowerCase());
}

import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { PurchaseOrderMail } from "../emails/purchase-order-mail.tsx";
import { mayDo } from "../rules/order-acts.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { purchaseOrders } from "../tables.server.ts";
import { noteSent } from "./note-sent.server.ts";

export type SendRefusal = Refusal<"forbidden" | "not_found" | "not_now" | "changed_meanwhile">;

type Letter = {
  orderId: string;
  /** The version of the order in the PDF. */
  version: number;
  /** The form's key, so that a form sent twice sends one mail. */
  formKey: string;
  to: string;
  subject: string;
  text: string;
  /** The storefront's address, shown below the letter. */
  shopUrl: string;
  pdf: Buffer;
};

/** Mails a purchase order to its supplier, for the first time or again. */
export async function sendOrder(
  ctx: Ctx,
  { orderId, version, formKey, to, subject, text, shopUrl, pdf }: Letter,
): Promise<Result<{ number: string }, SendRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockRow(tx.db, purchaseOrders, orderId);
    if (!order) return refuse("not_found");
    const { number, state } = order;
    if (!mayDo("send", state)) return refuse("not_now");
    const isNew = await queueShopMail(tx, {
      kind: "purchase-order",
      values: {},
      dedupeKey: `purchase-order:${orderId}:${formKey}`,
      to,
      subject,
      template: PurchaseOrderMail,
      props: { title: subject, text, shopUrl },
      attachments: [{ name: `${number}.pdf`, type: "application/pdf", content: pdf }],
    });
    if (!isNew) return ok({ number });
    if (order.version !== version) return refuse("changed_meanwhile");
    await noteSent(tx, order);
    await recordAudit(tx, {
      action: "purchase_order.sent",
      subject: { type: "purchase_order", id: orderId },
      after: { number, to, subject },
    });
    return ok({ number });
  });
}

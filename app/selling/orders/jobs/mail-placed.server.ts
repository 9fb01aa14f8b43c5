import { formatDay, shopDay } from "#app/lib/dates.ts";
import { formatDays } from "#app/goods/catalog/rules/delivery-promise.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { OrderPlacedMail, type OrderPlacedProps } from "../emails/order-placed.tsx";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { mailboxUnproven } from "../queries/guest-reservations.server.ts";
import { replacedAt } from "../queries/replaced-orders.server.ts";
import { awaitsConfirmation, awaitsMailbox } from "../rules/confirmation.ts";
import { awaitsAgreement } from "../rules/made-by-staff.ts";
import { mailShare } from "../rules/mail-share.ts";
import { orderConfirmations } from "../tables.server.ts";
import { orderMail, placedValues } from "../texts/mail.ts";
import { mailedOrder } from "../views/mailed-order.ts";
import { mailMadeForYou } from "./mail-made-for-you.server.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";
import { sendConfirmationLink } from "./send-confirmation-link.server.ts";

export const mailOrderPlaced = onOrder("orders.mail-placed", ofOrder, async (ctx, order) => {
  const dedupeKey = `order-placed:${order.id}`;
  const replaces = await replacedAt(ctx.db, order, order.createdAt);
  if (awaitsConfirmation(order)) {
    return sendConfirmationLink(ctx, order, { dedupeKey, reminder: false, replaces });
  }
  if (awaitsAgreement(order)) return mailMadeForYou(ctx, order, dedupeKey);
  const transfer = await transferOf(ctx, order);
  const props = { ...mailedOrder(ctx, order), transfer, replaces, when: ifPaidNow(order) };
  return mailPlaced(ctx, order, { dedupeKey, props });
});

/** The promised days for a buyer who pays on the day of the order. */
function ifPaidNow({ delivery, createdAt }: OrderWithItems): string | undefined {
  if (!delivery?.promise) return undefined;
  const { leaves, arrives } = delivery.promise;
  const day = formatDay(shopDay(createdAt));
  return orderMail.placed.paidOn(day, formatDays(leaves), formatDays(arrives));
}

/** The owner's account, with the order number as the reference. */
async function transferOf(ctx: JobCtx, order: OrderWithItems) {
  if (order.paymentStatus !== "awaiting_transfer") return undefined;
  const { bank_name, bank_account_name, bank_account_number, ...settings } = await loadSettings(
    ctx.db,
  );
  return {
    bank: bank_name,
    name: bank_account_name,
    number: bank_account_number,
    instructions: settings.bank_instructions.trim(),
  };
}

type Mail = { dedupeKey: string; props: Omit<OrderPlacedProps, "keepUrl"> };

/** A guest who pays by transfer gets a link that keeps the items for longer. */
async function mailPlaced(ctx: JobCtx, order: OrderWithItems, { dedupeKey, props }: Mail) {
  const queue = (to: Parameters<typeof queueShopMail>[0], keepUrl?: string) =>
    queueShopMail(to, {
      kind: "order-placed",
      values: placedValues(props),
      dedupeKey,
      aboutId: order.id,
      to: order.email,
      share: mailShare(order),
      subject: orderMail.placed.subject(order.orderNumber),
      template: OrderPlacedMail,
      props: { ...props, keepUrl },
    });
  const keepsLonger = awaitsMailbox(order, true) && (await mailboxUnproven(ctx.db, order.id));
  if (!keepsLonger) return queue(ctx);
  return inTransaction(ctx, async (tx) => {
    const token = tx.ids.newToken();
    if (!(await queue(tx, `${ctx.links.appUrl}/confirm-order/${token}`))) return;
    const link = { tokenHash: hashToken(token), orderId: order.id, createdAt: tx.now };
    await tx.db.insert(orderConfirmations).values(link);
  });
}

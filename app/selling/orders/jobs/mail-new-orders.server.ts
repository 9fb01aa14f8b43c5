import { inArray } from "drizzle-orm";
import { z } from "zod";
import { shopDay } from "#app/lib/dates.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { jobSettings, loadSettings } from "#app/running/settings/queries.server.ts";
import { ownerAddresses } from "#app/running/staff/queries/mail-choices.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { NewOrdersMail } from "../emails/new-orders.tsx";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { newOrders } from "../queries/new-orders.server.ts";
import {
  becomesNew,
  digestDays,
  digestPeriod,
  isDigestDue,
  newOrderRecipients,
} from "../rules/new-order-mails.ts";
import { newOrderMail } from "../texts/mail-new-orders.ts";
import { listedOrders } from "../views/listed-orders.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";

/** Mails staff about a placed order, if its payment method makes it new at that point. */
export const mailNewlyPlaced = onOrder("orders.mail-new-placed", ofOrder, (ctx, order) =>
  mailNew(ctx, order, "placed"),
);

/** Mails staff about a paid order, if its payment method makes it new at that point. */
export const mailNewlyPaid = onOrder("orders.mail-new-paid", ofOrder, (ctx, order) =>
  mailNew(ctx, order, "paid"),
);

async function mailNew(ctx: JobCtx, order: OrderWithItems, now: "placed" | "paid"): Promise<void> {
  if (becomesNew(order.paymentMethod) !== now) return;
  const settings = await jobSettings(ctx);
  if (settings.new_order_mails !== "each") return;
  const href = `${ctx.links.appUrl}/admin/orders/${order.id}`;
  for (const to of await recipientsOf(ctx.db, settings)) {
    await queueShopMail(ctx, {
      kind: "staff-new-orders",
      values: {},
      dedupeKey: `new-order:${order.id}:${to}`,
      to,
      subject: newOrderMail.subject([order]),
      template: NewOrdersMail,
      props: { ...listedOrders([order], ctx.links), href },
    });
  }
}

/** Reads the owners only if the settings name no recipient. */
async function recipientsOf(db: Db, settings: Settings): Promise<string[]> {
  const named = newOrderRecipients(settings, []);
  return named.length > 0 ? named : newOrderRecipients(settings, await ownerAddresses(db));
}

const keyOf = (day: string, recipient: number) => `new-orders:${day}:${recipient}`;

/** Mails the orders since the last digest. Sends nothing without new orders. */
export const mailDigest = task("orders.mail-digest", z.unknown(), async (ctx) => {
  const settings = await loadSettings(ctx.db);
  if (settings.new_order_mails !== "daily") return;
  if (!isDigestDue(ctx.now, Number(settings.new_order_hour))) return;
  const days = digestDays(ctx.now);
  await inTransaction(ctx, async (tx) => {
    const sent = await tx.db
      .select({ key: mails.dedupeKey, at: mails.createdAt })
      .from(mails)
      .where(
        inArray(
          mails.dedupeKey,
          days.map((day) => keyOf(day, 0)),
        ),
      );
    const today = keyOf(shopDay(ctx.now), 0);
    if (sent.some(({ key }) => key === today)) return;
    const before = sent.map(({ at }) => at).toSorted((a, b) => b.getTime() - a.getTime())[0];
    const found = await newOrders(tx.db, digestPeriod(ctx.now, before));
    if (found.length === 0) return;
    const props = { ...listedOrders(found, ctx.links), href: `${ctx.links.appUrl}/admin/orders` };
    const subject = newOrderMail.subject(found);
    const mail = { kind: "staff-new-orders", values: {}, template: NewOrdersMail } as const;
    for (const [n, to] of (await recipientsOf(tx.db, settings)).entries()) {
      const dedupeKey = keyOf(shopDay(ctx.now), n);
      await queueShopMail(tx, { ...mail, dedupeKey, to, subject, props });
    }
  });
});

import { notInArray, sql } from "drizzle-orm";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { queueStaffMail } from "#app/running/staff/commands/queue-staff-mail.server.ts";
import { mailedAtOnce } from "#app/running/staff/queries/mail-choices.server.ts";
import { LowStockMail } from "../emails/low-stock.tsx";
import { lowItems, type LowItem } from "../queries/low-stock.server.ts";
import { lowLimits } from "../rules/level-state.ts";
import { lowStockAlerts } from "../tables/low-stock-alerts.server.ts";
import { lowStockMail as say } from "../texts/mail.ts";

type MailCtx = Ctx & { links: { appUrl: string } };

/**
 * Mails the shop, in one mail, all items that fell below the owner's limits since the last check.
 * Each item is reported once until it has enough stock again. While alerts are off nothing is
 * recorded, so that the first mail after switching them on lists all low items.
 */
export async function warnOfLowStock(ctx: MailCtx): Promise<void> {
  const { low_stock_alerts, contact_email, ...limits } = await loadSettings(ctx.db);
  await inTransaction(ctx, async (tx) => {
    const low = await lowItems(tx.db, lowLimits(limits));
    const ids = low.map(({ stockLevelId }) => stockLevelId);
    await tx.db
      .delete(lowStockAlerts)
      .where(ids.length === 0 ? sql`true` : notInArray(lowStockAlerts.stockLevelId, ids));
    const isHeard = contact_email !== "" || (await mailedAtOnce(tx.db, "stock")).length > 0;
    if (!low_stock_alerts || !isHeard || low.length === 0) return;
    const told = await tx.db
      .insert(lowStockAlerts)
      .values(ids.map((stockLevelId) => ({ stockLevelId, warnedAt: tx.now })))
      .onConflictDoNothing()
      .returning({ id: lowStockAlerts.stockLevelId });
    const fallen = low.filter(({ stockLevelId }) => told.some(({ id }) => id === stockLevelId));
    if (fallen.length > 0) await mail({ ...ctx, ...tx }, fallen);
  });
}

async function mail(ctx: MailCtx, items: LowItem[]): Promise<void> {
  await queueStaffMail(ctx, "stock", {
    kind: "staff-low-stock",
    values: {},
    dedupeKey: `low-stock:${ctx.ids.newId()}`,
    subject: say.subject(items),
    template: LowStockMail,
    props: { items, href: `${ctx.links.appUrl}/admin/stock` },
  });
}

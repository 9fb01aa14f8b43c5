import { and, eq, isNull, sql } from "drizzle-orm";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isUntracked } from "../queries/recipients.server.ts";
import { isMachine } from "../rules/is-machine.ts";
import { campaignRecipients, campaigns } from "../tables.server.ts";

export type Reading = {
  token: string;
  agent: string;
  /** The recipient's browser asks not to be counted. */
  declines: boolean;
};

type Recipient = typeof campaignRecipients.$inferSelect;

/** Counts once, unless the recipient or the settings forbid it. Machines are counted apart. */
export async function countReading(
  ctx: Ctx,
  { id, campaignId, email, sentAt }: Recipient,
  { what, agent, declines }: Reading & { what: "click" | "open" },
): Promise<void> {
  if (declines || (await isUntracked(ctx, email))) return;
  if (!(await loadSettings(ctx.db)).campaign_tracking) return;
  const byMachine = isMachine({ agent, sentAt, now: ctx.now });
  if (byMachine && what === "click") return;
  await inTransaction(ctx, async (tx) => {
    const own = eq(campaignRecipients.id, id);
    const { openedAt, machineOpenedAt, clickedAt } = campaignRecipients;
    const opens = byMachine
      ? await tx.db
          .update(campaignRecipients)
          .set({ machineOpenedAt: tx.now })
          .where(and(own, isNull(machineOpenedAt)))
      : await tx.db
          .update(campaignRecipients)
          .set({ openedAt: tx.now })
          .where(and(own, isNull(openedAt)));
    const clicks =
      what === "click" &&
      (await tx.db
        .update(campaignRecipients)
        .set({ clickedAt: tx.now })
        .where(and(own, isNull(clickedAt))));
    const [opened, clicked] = [opens.rowCount ?? 0, clicks ? (clicks.rowCount ?? 0) : 0];
    if (opened + clicked === 0) return;
    const { openCount, machineOpenCount, clickCount } = campaigns;
    await tx.db
      .update(campaigns)
      .set({
        ...(byMachine
          ? { machineOpenCount: sql`${machineOpenCount} + ${opened}` }
          : { openCount: sql`${openCount} + ${opened}` }),
        clickCount: sql`${clickCount} + ${clicked}`,
      })
      .where(eq(campaigns.id, campaignId));
  });
}

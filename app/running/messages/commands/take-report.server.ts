import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { DeliveryState } from "../gateways/text-port.ts";
import type { Provider } from "../rules/providers.ts";
import { sentMessages } from "../tables.server.ts";
import { endUnsent } from "./end-unsent.server.ts";

type Report = { provider: Provider; providerId: string };

/**
 * Takes the company's word about a message, from a report or as an answer, in any order and any
 * number of times. Returns whether it changed anything.
 */
export async function takeReport(
  ctx: Ctx,
  { provider, providerId }: Report,
  state: DeliveryState,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(sentMessages.provider, provider), eq(sentMessages.providerId, providerId));
    const open = and(own, eq(sentMessages.state, "sent"));
    const [message] = await tx.db.select().from(sentMessages).where(open).for("update");
    if (!message) return false;
    if (state === "failed") {
      await endUnsent(tx, message, { state: "failed", why: "undelivered" });
      return true;
    }
    const change =
      state === "delivered"
        ? { state: "delivered" as const, endedAt: tx.now }
        : { checkedAt: tx.now };
    await tx.db.update(sentMessages).set(change).where(eq(sentMessages.id, message.id));
    return state === "delivered";
  });
}

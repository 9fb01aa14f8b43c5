import { and, eq, isNotNull } from "drizzle-orm";
import { endMarketingOf } from "#app/reach/campaigns/commands/end-marketing-of.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { InboundInput } from "../input.ts";
import { readEvent } from "../rules/read-event.ts";
import { highlevelContacts, highlevelEvents } from "../tables.server.ts";

/** Applies a HighLevel webhook once. Returns false for a repeated one. */
export async function takeEvent(ctx: Ctx, event: InboundInput): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { webhookId, type } = event;
    const noted = await tx.db
      .insert(highlevelEvents)
      .values({ webhookId, type, receivedAt: tx.now })
      .onConflictDoNothing();
    if (noted.rowCount === 0) return false;
    const meaning = readEvent(event);
    if (meaning === "nothing") return true;
    const known = await findContact(tx, event.id);
    if (meaning === "removed") {
      if (known)
        await setContact(tx, known.id, { remoteId: null, told: "nothing", removedAt: tx.now });
      return true;
    }
    // For contacts that the shop did not send, the event has the address that HighLevel knows.
    const email = known?.email ?? event.email?.trim().toLowerCase();
    if (email) await endMarketingOf(tx, email);
    if (known) await setContact(tx, known.id, { told: "stopped" });
    return true;
  });
}

async function findContact({ db }: Ctx, remoteId: string | undefined) {
  if (remoteId === undefined) return undefined;
  const own = and(eq(highlevelContacts.remoteId, remoteId), isNotNull(highlevelContacts.email));
  const [known] = await db
    .select({ id: highlevelContacts.id, email: highlevelContacts.email })
    .from(highlevelContacts)
    .where(own)
    .for("update");
  return known;
}

type ContactChange = Partial<typeof highlevelContacts.$inferInsert>;

async function setContact({ db }: Ctx, id: string, change: ContactChange): Promise<void> {
  const { remoteId, told, removedAt } = change;
  await db
    .update(highlevelContacts)
    .set({ remoteId, told, removedAt })
    .where(eq(highlevelContacts.id, id));
}

import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { addressDigest } from "#app/platform/mail/suppressions.server.ts";
import { sendJob } from "../jobs/send-job.ts";
import { readConnection } from "../queries/connection.server.ts";
import { personOf } from "../queries/person.server.ts";
import { sealAddress } from "../queries/sealed-address.server.ts";
import { EVENT_OF, type Occasion } from "../rules/occasions.ts";
import { reasonAgainst } from "../rules/plan-contact.ts";
import { highlevelContacts, highlevelMessages } from "../tables.server.ts";

type Cause = {
  /** In lowercase. */
  email: string;
  occasion: Occasion;
  /** Sends no message about a mailbox that HighLevel does not know yet. */
  onlyKnown?: boolean;
  /** Each cause is sent once. Without a cause, the scheduled watch found the change. */
  cause?: string;
};

/**
 * Records that HighLevel should learn about a mailbox, and enqueues the jobs that send it. There is
 * no message about a person who has not agreed and whom HighLevel does not know.
 */
export async function writeMessages(ctx: Ctx, about: Cause): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const { isOn, sealedTrigger } = await readConnection(tx);
    if (!isOn) return 0;
    const mayBeSent = reasonAgainst(await personOf(tx, about.email)) === undefined;
    const known = await findContact(tx, about.email);
    if (!known && (about.onlyKnown || (!mayBeSent && about.occasion !== "added"))) return 0;
    const contactId = known?.id ?? (await addContact(tx, about.email));
    if (!mayBeSent && !known?.remoteId) return 0;
    if (known && about.cause !== undefined) await lookAgain(tx, contactId);
    const { occasion, cause = `${occasion}:${contactId}:${tx.now.toISOString()}` } = about;
    const isEvent = Object.hasOwn(EVENT_OF, occasion) && sealedTrigger !== null;
    const kinds = isEvent ? (["contact", "event"] as const) : (["contact"] as const);
    const row = { contactId, occasion, cause, createdAt: tx.now };
    const written = await tx.db
      .insert(highlevelMessages)
      .values(kinds.map((kind) => ({ id: tx.ids.newId(), kind, ...row })))
      .onConflictDoNothing()
      .returning({ id: highlevelMessages.id });
    await enqueueAll(
      tx.db,
      written.map(({ id }) => sendJob(id, 0)),
    );
    return written.length;
  });
}

async function findContact({ db }: Ctx, email: string) {
  const [known] = await db
    .select({ id: highlevelContacts.id, remoteId: highlevelContacts.remoteId })
    .from(highlevelContacts)
    .where(eq(highlevelContacts.email, email));
  return known;
}

async function addContact(tx: Ctx, email: string): Promise<string> {
  const row = {
    id: tx.ids.newId(),
    email,
    addressDigest: addressDigest(tx, email),
    sealedAddress: sealAddress(tx, email),
    createdAt: tx.now,
  };
  await tx.db
    .insert(highlevelContacts)
    .values(row)
    .onConflictDoNothing({ target: highlevelContacts.email });
  return (await findContact(tx, email))?.id ?? row.id;
}

/** The person showed new interest in news, so an earlier refusal or removal no longer applies. */
async function lookAgain({ db }: Ctx, contactId: string): Promise<void> {
  await db
    .update(highlevelContacts)
    .set({ refusedAt: null, removedAt: null })
    .where(eq(highlevelContacts.id, contactId));
}

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { hasConsent } from "#app/running/consent/queries.server.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { EntryInput } from "../input.ts";
import { isOwnerMark } from "../queries/owner-mark.server.ts";
import { wordSealer } from "../queries/sealed-words.server.ts";
import { wellnessEntries, wellnessReceipts } from "../tables.server.ts";

type NewEntry = {
  /** The device that writes the entry makes the id. */
  id: string;
  entry: EntryInput;
  /** The mark of the account under which it was written, where that may be another by now. */
  owner?: string | undefined;
};

type AddEntryRefusal = Refusal<
  "forbidden" | "locked" | "no_consent" | "other_account" | "id_taken" | "sent_before"
>;

/**
 * Stores an entry once, however often it arrives: the same again is answered like the first time,
 * also after it was deleted, and another one under its id is refused.
 */
export async function addEntry(
  ctx: Ctx,
  { id, entry, owner }: NewEntry,
): Promise<Result<{ id: string }, AddEntryRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  if (owner !== undefined && !isOwnerMark(ctx, userId, owner)) return refuse("other_account");
  if (!(await hasBought(ctx))) return refuse("locked");
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, userId);
    const agreed = await hasConsent(tx.db, { type: "user", id: userId }, "health_wellness");
    if (!agreed) return refuse("no_consent");
    const digest = tx.sealers.digest("wellness receipt", JSON.stringify({ id, ...entry }));
    const first = await tx.db
      .insert(wellnessReceipts)
      .values({ entryId: id, userId, digest, receivedAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: wellnessReceipts.entryId });
    if (first.length === 0) return answerAgain(tx, { id, userId, digest });
    const { symptoms, notes, ...measured } = entry;
    const sealed = wordSealer(tx).seal(id, { symptoms, notes });
    await tx.db
      .insert(wellnessEntries)
      .values({ id, userId, ...measured, sealed, createdAt: tx.now });
    return ok({ id });
  });
}

type RepeatedEntry = { id: string; userId: string; digest: string };

async function answerAgain({ db }: Ctx, { id, userId, digest }: RepeatedEntry) {
  const [receipt] = await db
    .select({ userId: wellnessReceipts.userId, digest: wellnessReceipts.digest })
    .from(wellnessReceipts)
    .where(eq(wellnessReceipts.entryId, id));
  if (receipt?.userId !== userId) return refuse("id_taken");
  return receipt.digest === digest ? ok({ id }) : refuse("sent_before");
}

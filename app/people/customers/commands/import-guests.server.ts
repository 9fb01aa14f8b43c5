import { inArray } from "drizzle-orm";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { recordsOfAddresses } from "../queries/records-of-addresses.server.ts";
import { customerNotes, customers, guestAddresses } from "../tables.server.ts";

export type ImportedGuest = {
  /** In lowercase. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  since: Date;
  /** Stored as a staff note, under the id of the record. */
  note?: string | null;
};

/** The record of an address, and whether it was made now. */
export type GuestRecord = { customerId: string; isNew: boolean };

/**
 * Adds a guest record for each address that has none, and returns the records of all addresses. An
 * address belongs to an account only if the account has confirmed it. Call inside a transaction.
 */
export async function importGuests(
  tx: Ctx,
  guests: readonly ImportedGuest[],
): Promise<Map<string, GuestRecord>> {
  const byEmail = new Map(guests.map((guest) => [guest.email, guest]));
  const known = await recordsOfAddresses(tx.db, [...byEmail.keys()]);
  const fresh = [...byEmail.values()]
    .filter(({ email }) => !known.has(email))
    .map((guest) => ({ ...guest, id: tx.ids.newId() }));
  const made = await addRecords(tx, fresh);
  await addNotes(tx, made);
  const ids = new Map(made.map(({ email, id }) => [email, id]));
  // An order under the same address may have made its record meanwhile.
  const late = fresh.filter(({ email }) => !ids.has(email)).map(({ email }) => email);
  const others = late.length > 0 ? await recordsOfAddresses(tx.db, late) : new Map();
  return new Map(
    [...byEmail.keys()].flatMap((email): [string, GuestRecord][] => {
      const id = ids.get(email);
      if (id !== undefined) return [[email, { customerId: id, isNew: true }]];
      const record = known.get(email) ?? others.get(email);
      return record ? [[email, { customerId: record.customerId, isNew: false }]] : [];
    }),
  );
}

type FreshGuest = ImportedGuest & { id: string };

/** Returns those that were made. */
async function addRecords({ db }: Ctx, guests: readonly FreshGuest[]): Promise<FreshGuest[]> {
  if (guests.length === 0) return [];
  const rows = guests.map(({ note: _, since, ...guest }) => ({ ...guest, createdAt: since }));
  await db.insert(customers).values(rows.map((row) => ({ ...row, isGuest: true })));
  const written = await db
    .insert(guestAddresses)
    .values(guests.map(({ email, id }) => ({ email, customerId: id })))
    .onConflictDoNothing()
    .returning({ id: guestAddresses.customerId });
  const made = new Set(written.map(({ id }) => id));
  const late = guests.filter(({ id }) => !made.has(id)).map(({ id }) => id);
  if (late.length > 0) await db.delete(customers).where(inArray(customers.id, late));
  return guests.filter(({ id }) => made.has(id));
}

async function addNotes(tx: Ctx, guests: readonly FreshGuest[]) {
  const authorId = tx.actor.kind === "user" ? actorId(tx.actor) : null;
  const notes = guests.flatMap(({ id, note }) =>
    note ? [{ id, customerId: id, authorId, text: note, createdAt: tx.now }] : [],
  );
  if (notes.length > 0) await tx.db.insert(customerNotes).values(notes);
}

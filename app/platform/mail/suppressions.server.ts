import { and, count, eq, gte, inArray } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "../access/ctx.server.ts";
import {
  SOFT_BOUNCES,
  stopsMail,
  strongerReason,
  type MailPurpose,
  type SuppressionReason,
} from "./suppression-terms.ts";
import { mailEvents, mailSuppressions } from "./tables.server.ts";

const PURPOSE = "address of a mail";

/** The stored form of an address, for comparison only. */
export function addressDigest({ sealers }: Pick<Ctx, "sealers">, address: string): string {
  return sealers.digest(PURPOSE, address.trim().toLowerCase());
}

/** The address of a suppression, for staff; empty after erasure. */
export function openAddress({ sealers }: Pick<Ctx, "sealers">, sealed: string | null): string {
  return sealed === null ? "" : (sealers.for(PURPOSE).open(sealed) ?? "");
}

type Reader = Pick<Ctx, "db" | "sealers">;

/** Undefined if the address may get mail for this purpose. Checked as every mail leaves. */
export async function suppressionOf(
  reader: Reader,
  address: string,
  purpose: MailPurpose,
): Promise<SuppressionReason | undefined> {
  return (await suppressedAmong(reader, [address], purpose)).get(address);
}

export async function suppressedAmong(
  reader: Reader,
  addresses: readonly string[],
  purpose: MailPurpose,
): Promise<Map<string, SuppressionReason>> {
  if (addresses.length === 0) return new Map();
  const digests = new Map(addresses.map((one) => [one, addressDigest(reader, one)]));
  const rows = await reader.db
    .select({ digest: mailSuppressions.addressDigest, reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.addressDigest, [...new Set(digests.values())]));
  const reasons = new Map(rows.map(({ digest, reason }) => [digest, reason]));
  const found = new Map<string, SuppressionReason>();
  for (const [address, digest] of digests) {
    const reason = reasons.get(digest);
    if (reason && stopsMail(reason, purpose)) found.set(address, reason);
  }
  return found;
}

type SuppressionInput = { address: string; reason: SuppressionReason; note?: string };

/** Stops mails to an address; the stronger of two reasons stays. Returns the id of its row. */
export async function suppress(
  ctx: Ctx,
  { address, reason, note = "" }: SuppressionInput,
): Promise<string> {
  const digest = addressDigest(ctx, address);
  const id = ctx.ids.newId();
  const sealedAddress = ctx.sealers.for(PURPOSE).seal(address.trim().toLowerCase());
  const row = { id, addressDigest: digest, sealedAddress, reason, note, createdAt: ctx.now };
  const own = eq(mailSuppressions.addressDigest, digest);
  const written = await ctx.db.insert(mailSuppressions).values(row).onConflictDoNothing();
  if (written.rowCount === 1) return id;
  const [known] = await ctx.db.select().from(mailSuppressions).where(own).for("update");
  if (!known) return id;
  if (strongerReason(known.reason, reason) !== known.reason) {
    await ctx.db
      .update(mailSuppressions)
      .set({ reason, note, sealedAddress, createdAt: ctx.now })
      .where(own);
  }
  return known.id;
}

/** Lifts the reader's own unsubscription when they agree again. Other reasons stay. */
export async function liftUnsubscribed(ctx: Ctx, address: string): Promise<void> {
  await ctx.db
    .delete(mailSuppressions)
    .where(
      and(
        eq(mailSuppressions.addressDigest, addressDigest(ctx, address)),
        eq(mailSuppressions.reason, "unsubscribed"),
      ),
    );
}

/** Erases the address from its rows. The digest stays, so the address still gets no mail. */
export async function forgetSuppressed(ctx: Ctx, addresses: readonly string[]): Promise<void> {
  const digests = addresses.map((one) => addressDigest(ctx, one));
  await ctx.db
    .update(mailSuppressions)
    .set({ sealedAddress: null, note: "" })
    .where(inArray(mailSuppressions.addressDigest, digests));
}

export type MailEvent = {
  /** The id from the event's sender: the same id is the same event. */
  eventId: string;
  /** `refused` is about the mail or its sender, and stops nothing. */
  kind: "hard" | "soft" | "complaint" | "refused";
  address: string;
  mailId?: string | undefined;
  note?: string;
};

/** Stores an event once and suppresses the address if due. Returns whether it is new. */
export async function noteMailEvent(ctx: Ctx, event: MailEvent): Promise<boolean> {
  const { eventId, kind, address, mailId, note = "" } = event;
  const digest = addressDigest(ctx, address);
  const row = { id: ctx.ids.newId(), eventId, kind, addressDigest: digest, mailId };
  const written = await ctx.db
    .insert(mailEvents)
    .values({ ...row, createdAt: ctx.now })
    .onConflictDoNothing();
  if (written.rowCount === 0) return false;
  if (kind === "hard") await suppress(ctx, { address, reason: "hard_bounce", note });
  else if (kind === "complaint") await suppress(ctx, { address, reason: "complaint", note });
  else if (kind === "soft" && (await bouncedOften(ctx, digest))) {
    await suppress(ctx, { address, reason: "soft_bounces", note });
  }
  return true;
}

async function bouncedOften({ db, now }: Ctx, digest: string): Promise<boolean> {
  const [counted] = await db
    .select({ soft: count() })
    .from(mailEvents)
    .where(
      and(
        eq(mailEvents.addressDigest, digest),
        eq(mailEvents.kind, "soft"),
        gte(mailEvents.createdAt, addDays(now, -SOFT_BOUNCES.days)),
      ),
    );
  return (counted?.soft ?? 0) >= SOFT_BOUNCES.most;
}

import { and, avg, count, desc, eq, gte, asc } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { wellnessEntries } from "../tables.server.ts";
import { wordSealer, type Words } from "./sealed-words.server.ts";

type ReadContext = Pick<Ctx, "db" | "sealers">;
type EntryRow = typeof wellnessEntries.$inferSelect;

/** An entry as it was read. `words` is undefined if it can no longer be decrypted. */
export type Entry = Omit<EntryRow, "sealed" | "userId" | "createdAt"> & {
  words: Words | undefined;
};

export function toEntries(ctx: Pick<Ctx, "sealers">, rows: readonly EntryRow[]): Entry[] {
  const sealer = wordSealer(ctx);
  return rows.map(({ sealed, userId: _, createdAt: __, ...row }) => ({
    ...row,
    words: sealer.open(row.id, sealed),
  }));
}

/** A page of a user's own entries, newest first, and whether there are more. */
export async function ownEntries(ctx: ReadContext, userId: string, { page = 1, size = 5 } = {}) {
  const rows = await ctx.db
    .select()
    .from(wellnessEntries)
    .where(eq(wellnessEntries.userId, userId))
    .orderBy(desc(wellnessEntries.takenAt), desc(wellnessEntries.id))
    .limit(size + 1)
    .offset((page - 1) * size);
  return { entries: toEntries(ctx, rows.slice(0, size)), hasMore: rows.length > size };
}

/** An entry of the user; undefined for another user's. */
export async function ownEntry(ctx: ReadContext, userId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const rows = await ctx.db
    .select()
    .from(wellnessEntries)
    .where(and(eq(wellnessEntries.id, id), eq(wellnessEntries.userId, userId)));
  return toEntries(ctx, rows)[0];
}

/** The values for charts, oldest first, without words. */
export async function measuredEntries(
  { db }: Pick<Ctx, "db">,
  userId: string,
  from: Date | undefined,
) {
  const { takenAt, mood, energy, weightGrams, sleepMinutes } = wellnessEntries;
  const own = eq(wellnessEntries.userId, userId);
  return db
    .select({ takenAt, mood, energy, weightGrams, sleepMinutes })
    .from(wellnessEntries)
    .where(from ? and(own, gte(takenAt, from)) : own)
    .orderBy(asc(takenAt), asc(wellnessEntries.id));
}

/** Covers all entries. The averages are missing without entries. */
export async function wellnessStats({ db }: Pick<Ctx, "db">, userId: string) {
  const [row] = await db
    .select({
      total: count(),
      mood: avg(wellnessEntries.mood).mapWith(Number),
      energy: avg(wellnessEntries.energy).mapWith(Number),
    })
    .from(wellnessEntries)
    .where(eq(wellnessEntries.userId, userId));
  return row ?? { total: 0, mood: null, energy: null };
}

const PART = 500;

export async function* everyEntry(ctx: ReadContext, userId: string) {
  for (let page = 1; ; page += 1) {
    const { entries, hasMore } = await ownEntries(ctx, userId, { page, size: PART });
    yield entries;
    if (!hasMore) return;
  }
}

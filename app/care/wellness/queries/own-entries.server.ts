import { and, avg, count, desc, eq, gte, asc } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { wellnessEntries } from "../tables.server.ts";
import { wordSealer, type Words } from "./sealed-words.server.ts";

type Reading = Pick<Ctx, "db" | "sealers">;
type Row = typeof wellnessEntries.$inferSelect;

/** An entry as it is read. `words` are missing where they can't be opened any more. */
export type Entry = Omit<Row, "sealed" | "userId" | "createdAt"> & { words: Words | undefined };

/** Rows that were read, with their words opened. */
export function toEntries(ctx: Pick<Ctx, "sealers">, rows: readonly Row[]): Entry[] {
  const sealer = wordSealer(ctx);
  return rows.map(({ sealed, userId: _, createdAt: __, ...row }) => ({
    ...row,
    words: sealer.open(row.id, sealed),
  }));
}

/** A page of somebody's own entries, the newest first, and whether there are more. */
export async function ownEntries(ctx: Reading, userId: string, { page = 1, size = 5 } = {}) {
  const rows = await ctx.db
    .select()
    .from(wellnessEntries)
    .where(eq(wellnessEntries.userId, userId))
    .orderBy(desc(wellnessEntries.takenAt), desc(wellnessEntries.id))
    .limit(size + 1)
    .offset((page - 1) * size);
  return { entries: toEntries(ctx, rows.slice(0, size)), hasMore: rows.length > size };
}

/** One of somebody's own; undefined for anybody else's. */
export async function ownEntry(ctx: Reading, userId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const rows = await ctx.db
    .select()
    .from(wellnessEntries)
    .where(and(eq(wellnessEntries.id, id), eq(wellnessEntries.userId, userId)));
  return toEntries(ctx, rows)[0];
}

/** What charts show, the oldest first: no words. */
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

/** Over all entries; the averages are missing where there are none. */
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

/** All entries of somebody, the newest first, in parts. */
export async function* everyEntry(ctx: Reading, userId: string) {
  for (let page = 1; ; page += 1) {
    const { entries, hasMore } = await ownEntries(ctx, userId, { page, size: PART });
    yield entries;
    if (!hasMore) return;
  }
}

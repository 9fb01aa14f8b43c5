import { sql } from "drizzle-orm";
import { formatDate, formatClock, shopDay } from "#app/lib/dates.ts";
import type { WaitingPart } from "#app/platform/list/waiting-part.server.ts";
import { ageOf } from "./age.ts";
import type { Pile } from "./pile.ts";
import type { PileSource, Shown } from "./pile-source.ts";
import { pileWords as say } from "./texts.ts";

export type PileCounts = Record<
  string,
  { count: number; since: string | null; about?: string | null }
>;

/** What waits since a moment, by the name of its pile; part of a statement. */
export function countPiles(sources: readonly PileSource[]) {
  const parts = sources.flatMap(({ name, part, besides }): [string, WaitingPart][] => [
    [name, part],
    ...(besides ? [[`${name} besides`, besides.part] as [string, WaitingPart]] : []),
  ]);
  const pairs = parts.map(([name, part]) => sql`${name}::text, ${part}`);
  return sql<PileCounts>`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** The piles that are not empty. */
export function waitingPiles(sources: readonly PileSource[], found: PileCounts, now: Date): Pile[] {
  return sources.flatMap(({ name, to, shown, besides }) => {
    const own = found[name];
    if (!own || own.count === 0 || own.since === null) return [];
    const { count: more = 0, about } = found[`${name} besides`] ?? {};
    const told = more > 0 && besides ? besides.says(more, about ?? "") : "";
    const when = [whenOf(shown, own.since, now), told];
    const pile = { name, to, count: own.count, when: when.filter(Boolean).join(", ") };
    return isOverdue(shown, own.since, now) ? [{ ...pile, isOverdue: true }] : [pile];
  });
}

function isOverdue(shown: Shown, since: string, now: Date): boolean {
  return shown === "due" || (shown === "expires" && since < shopDay(now));
}

function whenOf(shown: Shown, since: string, now: Date): string {
  if (shown === "next") return say.next(formatClock(new Date(since)));
  if (shown === "expires") return say.firstOn(formatDate(since), isOverdue(shown, since, now));
  if (shown === "due") return say.since(formatDate(since));
  return say.oldest(ageOf(new Date(since), now));
}

import { sql } from "drizzle-orm";
import { formatDate, formatTime, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { WaitingPart } from "#app/platform/list/waiting-part.server.ts";
import { ageOf } from "./age.ts";
import type { Pile } from "./pile.ts";
import type { Shown } from "./pile-source.ts";
import { pileSources } from "./pile-sources.server.ts";
import { pileWords as say } from "./texts.ts";

type Counted = { count: number; since: string | null };

/** What waits since a moment, for those who may do something about it; in one statement. */
export async function waitingPiles(ctx: Ctx): Promise<Pile[]> {
  const sources = pileSources(ctx);
  if (sources.length === 0) return [];
  const parts = sources.flatMap(({ name, part, besides }): [string, WaitingPart][] => [
    [name, part],
    ...(besides ? [[`${name} besides`, besides] as [string, WaitingPart]] : []),
  ]);
  const pairs = parts.map(([name, part]) => sql`${name}::text, ${part}`);
  const { rows } = await ctx.db.execute<{ found: Record<string, Counted> }>(
    sql`select json_build_object(${sql.join(pairs, sql`, `)}) as found`,
  );
  const found = rows[0]?.found ?? {};
  return sources.flatMap(({ name, to, shown }) => {
    const own = found[name];
    if (!own || own.count === 0 || own.since === null) return [];
    const failed = found[`${name} besides`]?.count ?? 0;
    const when = [whenOf(shown, own.since, ctx.now), failed > 0 ? say.refundsFailed(failed) : ""];
    return [{ name, to, count: own.count, when: when.filter((text) => text !== "").join(", ") }];
  });
}

function whenOf(shown: Shown, since: string, now: Date): string {
  if (shown === "next") return say.next(formatTime(new Date(since)));
  if (shown === "expires") return say.firstOn(formatDate(since), since < shopDay(now));
  if (shown === "due") return say.since(formatDate(since));
  return say.oldest(ageOf(new Date(since), now));
}

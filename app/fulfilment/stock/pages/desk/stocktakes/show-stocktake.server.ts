import { formatDateTime, formatClock } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { findStocktake, linesOf, type StocktakeLine } from "../../../queries/stocktakes.server.ts";
import { tallyAll, tallyLine } from "../../../rules/tally-line.ts";
import { stockMessages } from "../../../texts/staff.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";

/** A stocktake for its page. During a blind count, the expected units never leave the server. */
export async function showStocktake(ctx: Ctx, stocktakeId: string, query: URLSearchParams) {
  const found = orNotFound(await findStocktake(ctx.db, stocktakeId));
  const { id, number, scope, scopeName, isBlind, state, version } = found;
  const [all, history] = await Promise.all([
    linesOf(ctx.db, id),
    loadHistory(ctx, { type: "stocktake", id }),
  ]);
  const search = query.get("q") ?? "";
  const { value, ...tally } = tallyAll(all);
  const hides = state === "counting";
  return {
    stocktake: { id, number, what: say.called(scope, scopeName), state, version },
    facts: stocktakeFacts(found),
    history,
    mayWrite: may(ctx.actor, "stock:write"),
    search,
    progress: { items: tally.items, counted: tally.counted },
    // During a count, the sum of differences would reveal the expected units.
    result: hides ? undefined : { ...tally, value: signedMoney(value) },
    toCount: hides ? leftFirst(all, search).map((line) => countedLine(line, isBlind)) : [],
    lines: hides ? [] : all.map(resultLine),
  };
}

type StocktakeDetails = NonNullable<Awaited<ReturnType<typeof findStocktake>>>;

export function stocktakeFacts({
  scope,
  scopeName,
  isBlind,
  ...found
}: StocktakeDetails): [string, string][] {
  const { startedAt, starter, endedAt, ender } = found;
  const by = (at: Date, who: string | null) => say.by(formatDateTime(at), who ?? say.someone);
  const ended: [string, string][] = endedAt ? [[say.ended, by(endedAt, ender)]] : [];
  return [
    [say.what, say.called(scope, scopeName)],
    [say.how, isBlind ? say.blind : say.shown],
    [say.startedBy, by(startedAt, starter)],
    ...ended,
  ];
}

/** The items that match the search, uncounted ones first. */
function leftFirst(all: readonly StocktakeLine[], search: string): StocktakeLine[] {
  const wanted = search.trim().toLowerCase();
  const found = all.filter(({ name, sku, shelf }) =>
    `${name} ${sku} ${shelf}`.toLowerCase().includes(wanted),
  );
  const isCounted = ({ counts }: StocktakeLine) => Number(counts.length > 0);
  return found.toSorted((a, b) => isCounted(a) - isCounted(b));
}

export type LineToCount = ReturnType<typeof countedLine>;

function countedLine(line: StocktakeLine, isBlind: boolean) {
  const { id, name, sku, shelf, counts, onHand } = line;
  return {
    id,
    name,
    sku,
    shelf,
    expected: isBlind ? undefined : onHand,
    counts: counts.map((count) => ({
      place: count.place,
      text: say.countedLine(
        count.units,
        count.place,
        count.counter ?? say.someone,
        formatClock(count.countedAt),
      ),
    })),
  };
}

export type ResultLine = ReturnType<typeof resultLine>;

/** One item of the review, the printed result and the file. */
export function resultLine(line: StocktakeLine) {
  const { id, name, sku, shelf, unitCost, reason, note, counts } = line;
  const tally = tallyLine(counts);
  const difference = tally?.difference ?? 0;
  const why = reason === null ? "" : stockMessages.reasons[reason];
  return {
    id,
    name,
    sku,
    shelf,
    expected: tally?.expected,
    counted: tally?.counted,
    difference,
    signed: signed(difference),
    value: unitCost === null || !tally ? "–" : signedMoney(difference * unitCost),
    pesos: unitCost === null || !tally ? "" : (difference * unitCost) / 100,
    movedBetween: tally?.movedBetween ?? false,
    reason: note === "" ? why : `${why}: ${note}`,
    countedBy: [...new Set(counts.map(({ counter }) => counter ?? say.someone))].join(", "),
  };
}

const signed = (units: number) =>
  units > 0 ? `+${units.toLocaleString("en")}` : units.toLocaleString("en").replace("-", "−");

const signedMoney = (amount: number) =>
  `${amount > 0 ? "+" : amount < 0 ? "−" : ""}${formatMoney(Math.abs(amount))}`;

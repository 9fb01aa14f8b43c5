import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { payoutsFor } from "../../queries/payouts.server.ts";
import { payoutList } from "../../views/payout-list.ts";

/** The list as its address asks for it. */
export async function showPayouts(asked: ListRequest) {
  const { db, actor } = asked.served.ctx;
  const { list, rows } = await loadList(asked, payoutList, (query) => payoutsFor(db, query));
  const shown = rows.map(({ id, number, state, lines, total, draftedAt, flagged }) => ({
    id,
    number,
    state,
    lines,
    flagged,
    total: formatMoney(total, { centavos: "always" }),
    drafted: formatDateTime(draftedAt),
  }));
  return { list, rows: shown, mayPay: may(actor, "payouts:write") };
}

export type ShownPayout = Awaited<ReturnType<typeof showPayouts>>["rows"][number];

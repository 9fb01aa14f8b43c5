import { formatDateTime } from "#app/lib/dates.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { returnsFor, type ReturnRow } from "../../queries/list-returns.server.ts";
import { returnReasons } from "../../texts/shopper.ts";
import { returnList } from "../../views/return-list.ts";

export async function showReturns(asked: ListRequest) {
  const { db } = asked.served.ctx;
  const { list, rows } = await loadList(asked, returnList, (query) => returnsFor(db, query));
  return { list, rows: rows.map(showRow) };
}

export type ShownReturn = ReturnType<typeof showRow>;

function showRow({ id, number, state, reason, askedAt, orderNumber, units }: ReturnRow) {
  const asked = formatDateTime(askedAt);
  return { id, number, state, reason: returnReasons[reason], asked, orderNumber, units };
}

import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { PastLine, PastState } from "../rules/past-order.ts";
import { pastOrderTexts as say } from "../texts/shopper-past-orders.ts";
import { listLines } from "../views/past-order.ts";

type PastOrderRow = {
  id: string;
  number: string;
  placedAt: Date;
  state: PastState;
  lines: readonly PastLine[];
  total: number;
};

export type PastOrders = { rows: readonly PastOrderRow[]; hasMore: boolean };

/** Orders of the former shop, which lead nowhere. */
export function PastOrderList({ past: { rows, hasMore } }: { past: PastOrders }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map(({ id, number, placedAt, lines, state, total }) => (
          <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2" key={id}>
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{number}</span>
              <span className="text-sm text-ink-soft">{formatDate(placedAt)}</span>
              <span className="text-sm wrap-anywhere">{listLines(lines)}</span>
            </span>
            <span className="ml-auto grid text-right">
              <strong className="figures">{formatMoney(total)}</strong>
              <span className="text-sm text-ink-soft">{say.states[state]}</span>
            </span>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-ink-soft">{say.more(rows.length)}</p>}
    </>
  );
}

import { Unbroken } from "#app/ui/unbroken.tsx";
import type { ShownLedgerRow } from "../views/show-ledger.ts";
import { ledgerMessages as say } from "../texts/shopper-ledger.ts";

/** The changes of a balance with their reasons, newest first. */
export function LedgerList({ rows }: { rows: readonly ShownLedgerRow[] }) {
  if (rows.length === 0) return <p className="text-ink-soft">{say.none}</p>;
  return (
    <ul className="grid">
      {rows.map(({ id, date, words, amount, balance }) => (
        <li className="grid gap-0.5 border-t border-line py-2" key={id}>
          <span className="flex items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <Unbroken>{words}</Unbroken>
            </span>
            <span className="figures whitespace-nowrap">{amount}</span>
          </span>
          <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            <span className="figures">{date}</span>
            <span className="figures">{say.balanceAfter(balance)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

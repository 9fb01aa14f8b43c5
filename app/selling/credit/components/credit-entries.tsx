import { Unbroken } from "#app/ui/unbroken.tsx";
import { creditMessages as say } from "../texts/shopper.ts";
import type { ShownCreditEntry } from "../views/show-entry.ts";

/** The changes of a balance with their reasons, newest first. */
export function CreditEntries({ entries }: { entries: readonly ShownCreditEntry[] }) {
  return (
    <ul className="grid">
      {entries.map(({ id, date, words, amount, balance }) => (
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

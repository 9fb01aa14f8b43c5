import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type SummaryRow = {
  label: string;
  amount: ReactNode;
  note?: ReactNode;
  /** Ruled off and larger: what the rows above come to. */
  total?: boolean | undefined;
};

export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="grid gap-2.5">
      {rows.map(({ label, amount, note, total }) => (
        <div
          className={cx(
            "flex items-baseline justify-between gap-6",
            total && "mt-1.5 border-t border-line pt-4 text-lg font-semibold",
          )}
          key={label}
        >
          <dt className={total ? undefined : "text-ink-soft"}>
            {label}
            {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
          </dt>
          <dd className="figures text-right whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

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
      {rows.map(({ label, amount, note, total }, place) => (
        <div
          className={cx(
            "flex flex-wrap items-baseline justify-between gap-x-6",
            total && "mt-1.5 border-t border-line pt-4 text-lg font-semibold",
          )}
          // The columns of an uploaded file may share a name.
          key={place}
        >
          <dt className={cx("min-w-0 grow basis-32 wrap-anywhere", !total && "text-ink-soft")}>
            {label}
            {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
          </dt>
          <dd className="figures ml-auto text-right whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A fact of a description list, below its label. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

type FactListProps = { facts: readonly { label: string; value: string }[]; className?: string };

export function FactList({ facts, className = "grid gap-4" }: FactListProps) {
  return (
    <dl className={cx("figures whitespace-pre-line", className)}>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import type { Change, RevertResult, Result } from "../rules/planned-item.ts";
import { importMessages as say } from "../texts/staff.ts";

type ShownItem = {
  id: string;
  label: string;
  rows: number[];
  changes: Change[];
  notes: string[];
  problem: string | null;
  result: Result | null;
  reverted: RevertResult | null;
  revertNote: string | null;
};

type ImportItemsProps = {
  items: readonly ShownItem[];
  /** A new item shows only its values. */
  isNew: boolean;
  hasRows: boolean;
};

export function ImportItems({ items, isNew, hasRows }: ImportItemsProps) {
  if (items.length === 0) return <p className="text-ink-soft">{say.noItemsHint}</p>;
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li
          className="grid gap-2 rounded-card border border-line bg-surface p-4 text-sm"
          key={item.id}
        >
          <div className="flex items-baseline justify-between gap-x-4">
            <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
              {item.label || say.empty}
            </h2>
            {hasRows && (
              <span className="figures max-w-1/2 shrink-0 text-end text-ink-soft">
                {say.rowsOf(item.rows)}
              </span>
            )}
          </div>
          <Became item={item} />
          {item.problem && <p className="text-error">{item.problem}</p>}
          {item.changes.length > 0 && <Changes changes={item.changes} isNew={isNew} />}
          {item.notes.length > 0 && (
            <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
              {item.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Became({ item: { result, reverted, revertNote } }: { item: ShownItem }) {
  if (result === null) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      <Badge look="plain" tone={result === "failed" ? "error" : "success"}>
        {say.results[result]}
      </Badge>
      {reverted && (
        <Badge look="plain" tone={reverted === "reverted" ? "neutral" : "warning"}>
          {say.revertedOf[reverted]}
        </Badge>
      )}
      {revertNote && <span>{revertNote}</span>}
    </p>
  );
}

function Changes({ changes, isNew }: { changes: readonly Change[]; isNew: boolean }) {
  return (
    <dl className="grid gap-2">
      {changes.map(({ label, from, to }, index) => (
        <div className="grid gap-x-4 sm:grid-cols-[12rem_1fr]" key={index}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className={isNew ? "min-w-0" : "grid min-w-0 gap-1 sm:grid-cols-2 sm:gap-4"}>
            {!isNew && (
              <del className="min-w-0 text-ink-soft">
                <Mark>{say.before}</Mark>
                <Long text={from} />
              </del>
            )}
            <ins className="min-w-0 no-underline">
              {!isNew && <Mark>{say.after}</Mark>}
              <Long text={to} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Mark = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}: </span>
);

const LONG = 160;

/** The whole text is in the page; a long one is folded after its beginning. */
function Long({ text }: { text: string }) {
  if (text === "") return <span className="text-ink-soft">{say.empty}</span>;
  if (text.length <= LONG) return <span className="break-words whitespace-pre-line">{text}</span>;
  return (
    <details>
      <summary className="cursor-pointer break-words pointer-coarse:min-h-11">
        {text.slice(0, LONG)}…
      </summary>
      <span className="block break-words whitespace-pre-line">{text}</span>
    </details>
  );
}

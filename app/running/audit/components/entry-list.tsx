import type { ReactNode } from "react";
import { Link } from "react-router";
import { auditMessages as say } from "../texts/staff.ts";
import { capital } from "../views/show-entry.ts";
import { cx } from "#app/ui/cx.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { ShownEntry } from "../views/shown-entry.ts";

type EntryListProps = {
  entries: readonly ShownEntry[];
  /** The action for an entry, such as undo. */
  renderAction?: (entry: ShownEntry) => ReactNode;
  /** `side` puts an entry's lines below each other, for a narrow column. */
  layout?: "list" | "side" | undefined;
};

/** One line per entry on wide screens, a block on phones. The changes unfold. */
export function EntryList({ entries, renderAction, layout = "list" }: EntryListProps) {
  return (
    <ol
      aria-label={say.caption}
      className="grid rounded-card border border-line bg-surface text-sm [&>li:last-child]:border-b-0"
    >
      {entries.map((entry) => (
        <li
          className={cx(
            "grid items-start gap-x-6 gap-y-1 border-b border-line px-4 py-2",
            layout === "list" && "md:grid-cols-[10rem_8rem_1fr]",
          )}
          key={entry.id}
        >
          <span className="figures text-ink-soft md:py-1">{entry.at}</span>
          <span className="break-words md:py-1">{entry.who}</span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 md:py-1">
              <span className="font-semibold">{entry.what}</span>
              {entry.name !== "" && (
                <span className="break-words">
                  <Unbroken>{entry.name}</Unbroken>
                </span>
              )}
              {entry.page !== undefined && (
                <Link
                  aria-label={`${say.open}: ${entry.what}`}
                  className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
                  to={entry.page}
                >
                  {say.open}
                </Link>
              )}
            </p>
            <EntryDetails entry={entry} />
            {renderAction?.(entry)}
          </div>
        </li>
      ))}
    </ol>
  );
}

export function EntryDetails({ entry }: { entry: ShownEntry }) {
  return (
    <>
      {entry.reason !== "" && <p className="break-words text-ink-soft">{entry.reason}</p>}
      {entry.changes.length > 0 && <Changes {...entry} />}
    </>
  );
}

function Changes({ changes, isBrief }: Pick<ShownEntry, "changes" | "isBrief">) {
  if (isBrief) return <ChangeList changes={changes} />;
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-ink-soft underline underline-offset-4 pointer-coarse:min-h-11">
        {say.details(changes.length)}
      </summary>
      <ChangeList changes={changes} />
    </details>
  );
}

export function ChangeList({ changes }: Pick<ShownEntry, "changes">) {
  return (
    <dl className="grid gap-x-6 gap-y-1 pb-1 md:grid-cols-[minmax(5rem,10rem)_minmax(7rem,1fr)]">
      {changes.map(({ name, before, after }) => (
        <div className="contents" key={name}>
          <dt className="text-ink-soft">{capital(name)}</dt>
          <dd className="min-w-0 break-words">
            {before !== "" && <del className="mr-2 text-ink-soft">{before}</del>}
            {after === "" ? <span className="text-ink-soft">{say.empty}</span> : after}
          </dd>
        </div>
      ))}
    </dl>
  );
}

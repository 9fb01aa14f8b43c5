import { undoMessages as say } from "../texts/staff-undo.ts";
import type { ShownHistory } from "../views/shown-entry.ts";
import { EntryList } from "./entry-list.tsx";
import { UndoEntry } from "./undo-entry.tsx";

type RecordHistoryProps = {
  history: ShownHistory;
  /** `side`: beside the record instead of below it. */
  layout?: "list" | "side";
};

/** A record's history, with an Undo button for each change that can be undone. */
export function RecordHistory({ history: { entries, isCut }, layout }: RecordHistoryProps) {
  return (
    <section aria-labelledby="history" className="mt-4 grid gap-3">
      <h2 className="text-xl" id="history">
        {say.history}
      </h2>
      {entries.length === 0 && <p className="text-ink-soft">{say.noHistory}</p>}
      {entries.length > 0 && (
        <EntryList
          entries={entries}
          layout={layout}
          renderAction={(entry) => <UndoEntry entry={entry} />}
        />
      )}
      {isCut && <p className="text-sm text-ink-soft">{say.older}</p>}
    </section>
  );
}

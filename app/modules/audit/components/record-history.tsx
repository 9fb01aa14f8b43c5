import { Form, href, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { undoMessages as say } from "../texts/staff-undo.ts";
import type { ShownEntry, ShownHistory } from "../views/shown-entry.ts";
import { EntryList } from "./entry-list.tsx";

type RecordHistoryProps = {
  history: ShownHistory;
  /** At the side of a record instead of below it. */
  layout?: "list" | "side";
};

/** What happened to a record, each change that can be undone with its button. */
export function RecordHistory({ history: { entries, isCut }, layout }: RecordHistoryProps) {
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 className="text-xl" id="history">
        {say.history}
      </h2>
      {entries.length === 0 && <p className="text-ink-soft">{say.noHistory}</p>}
      {entries.length > 0 && (
        <EntryList
          entries={entries}
          layout={layout}
          renderAction={(entry) => entry.undo && <Undo entry={entry} />}
        />
      )}
      {isCut && <p className="text-sm text-ink-soft">{say.older}</p>}
    </section>
  );
}

function Undo({ entry: { id, what, at, undo } }: { entry: ShownEntry }) {
  const { pathname } = useLocation();
  const sent = useNavigation().formData?.get("entryId");
  if (!undo) return null;
  const why = undo.can ? undefined : `why-${id}`;
  return (
    <Form
      action={href("/admin/undo")}
      className="flex flex-wrap items-center gap-x-3"
      method="post"
    >
      <input name="entryId" type="hidden" value={id} />
      <input name="back" type="hidden" value={pathname} />
      <Button
        aria-describedby={why}
        aria-label={say.undoThis(what, at)}
        disabled={!undo.can}
        pending={sent === id}
        size="compact"
        variant="secondary"
      >
        {say.undo}
      </Button>
      {!undo.can && (
        <span className="text-ink-soft" id={why}>
          {undo.why}
        </span>
      )}
    </Form>
  );
}

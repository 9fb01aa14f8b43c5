import type { Queue } from "#app/ui/offline/use-queue.ts";
import { AddEntryForm, type EntryAnswer } from "./add-entry-form.tsx";
import { FlagPanel } from "./flag-panel.tsx";
import { useEntryDraft, type Draft } from "./use-entry-draft.ts";
import { WaitingEntries } from "./waiting-entries.tsx";

type NewEntryProps = {
  /** The draft that was loaded with the page. */
  first: Draft;
  /** The answer to a form that was submitted without the queue. */
  answer: EntryAnswer | undefined;
  queue: Queue;
  level: 2 | 3;
  onSaved: (id: string) => void;
};

/** The form of a new entry and the entries that wait. It uses the queue if the browser can. */
export function NewEntry({ first, answer, queue, level, onSaved }: NewEntryProps) {
  const { draft, busy, flag, isQueued, submit, putBack } = useEntryDraft(first, queue, onSaved);
  return (
    <>
      {flag && <FlagPanel isSaved={false} urgency={flag} />}
      <WaitingEntries onChange={putBack} queue={queue} />
      <AddEntryForm
        answer={answer ?? draft.answer}
        busy={busy}
        id={draft.id}
        level={level}
        onSubmit={(event) => void submit(event)}
        values={draft.values}
        worksOffline={isQueued}
      />
    </>
  );
}

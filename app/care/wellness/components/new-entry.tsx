import { href } from "react-router";
import { unwellMessage } from "#app/care/triage/texts/shopper.ts";
import type { QueueKind } from "#app/ui/offline/send-waiting.ts";
import { useDraft, type Draft } from "#app/ui/offline/use-draft.ts";
import { useQueue } from "#app/ui/offline/use-queue.ts";
import { WaitingList } from "#app/ui/offline/waiting-list.tsx";
import type { Waiting } from "#app/ui/offline/waiting-store.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { newEntryTexts } from "../views/entry-texts.ts";
import { showWaiting } from "../views/waiting-entry.ts";
import { AddEntryForm, type EntryAnswer } from "./add-entry-form.tsx";

/** Outside of the component: a queue begins anew with another kind. */
const wellnessKind: QueueKind = {
  name: "wellness-entry",
  address: href("/portal/wellness/entries"),
};

type NewEntryProps = {
  /** Identifies the account that the page was rendered for. */
  owner: string;
  /** The draft that was loaded with the page. */
  first: Draft;
  /** The answer to a form that was submitted without the queue. */
  answer: EntryAnswer | undefined;
  level: 2 | 3;
  onSaved: (id: string) => void;
  /** Called when entries were sent in the background. */
  onSent?: () => void;
};

/** The form of a new entry and the entries that wait. It uses the queue if the browser can. */
export function NewEntry({ owner, first, answer, level, onSaved, onSent }: NewEntryProps) {
  const queue = useQueue({ kind: wellnessKind, owner, onSaved: onSent });
  const { draft, busy, isQueued, submit, change } = useDraft({
    queue,
    first,
    stillThere: say.stillThere,
    next: ({ unit }) => newEntryTexts(new Date(), unit === "lbs" ? "lbs" : "kg"),
    onDone: ({ kind }, id) => {
      if (kind === "saved") onSaved(id);
    },
  });

  function putBack(item: Waiting) {
    change(item);
    void queue.discard(item.id);
  }

  return (
    <>
      <WaitingList
        home={href("/portal/wellness")}
        queue={queue}
        show={(item) => ({ ...showWaiting(item), change: putBack })}
        words={{ ...say.queue, unwell: unwellMessage }}
      />
      <AddEntryForm
        answer={answer ?? draft.answer}
        busy={busy}
        id={draft.id}
        level={level}
        onSubmit={submit}
        values={draft.values}
        worksOffline={isQueued}
      />
    </>
  );
}

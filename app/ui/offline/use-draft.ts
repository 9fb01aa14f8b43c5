import { useState, type SubmitEvent } from "react";
import { v7 } from "uuid";
import type { Texts } from "#app/lib/edit.ts";
import type { Outcome } from "./read-answer.ts";
import type { Queue } from "./use-queue.ts";
import type { Waiting } from "./waiting-store.ts";

type Failure = { message: string; errors: Texts; urgent?: string | undefined };

export type Draft = {
  id: string;
  values: Texts;
  answer?: Failure & { attempt: string; values: Texts };
  /** The id of the refused entry, which is discarded once this draft waits or is stored. */
  replaces?: string;
};

type DraftOptions = {
  queue: Queue;
  /** The draft that was loaded with the page. */
  first: Draft;
  /** The message when the browser has no room. */
  stillThere: string;
  /** Finds errors before anything is stored. */
  check?: (fields: Texts) => Failure | undefined;
  /** The values of the next form, once these fields wait or are stored. */
  next: (fields: Texts) => Texts;
  onDone: (outcome: Exclude<Outcome, { kind: "refused" }>, id: string, fields: Texts) => void;
};

/** The draft of a form that goes through the queue. */
export function useDraft({ queue, first, stillThere, check, next, onDone }: DraftOptions) {
  const [draft, setDraft] = useState(first);
  const [busy, setBusy] = useState(false);
  // The browser had no room, so the form is submitted without the queue from now on.
  const [isPlain, setPlain] = useState(false);
  const isQueued = queue.canStore === true && !isPlain;

  // After a reload, a form without the queue starts anew; a queued form continues.
  const [seen, setSeen] = useState(first.id);
  if (seen !== first.id) {
    setSeen(first.id);
    if (!isQueued) setDraft(first);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!isQueued) return;
    event.preventDefault();
    if (busy) return;
    const { id, ...fields } = textsOf(new FormData(event.currentTarget));
    if (id === undefined) return;
    const again = (failure: Failure) =>
      setDraft({
        ...draft,
        id,
        values: fields,
        answer: { attempt: v7(), values: fields, ...failure },
      });
    const wrong = check?.(fields);
    if (wrong) return again(wrong);
    setBusy(true);
    const outcome = await queue.send(id, fields).catch(() => undefined);
    setBusy(false);
    if (!outcome) {
      setPlain(true);
      return again({ message: stillThere, errors: {} });
    }
    if (outcome.kind === "refused") return again(outcome);
    if (draft.replaces !== undefined) await queue.discard(draft.replaces);
    setDraft({ id: v7(), values: next(fields) });
    onDone(outcome, id, fields);
  }

  /** Opens a refused entry as a new draft. The old one waits until the draft is sent. */
  function change({ id, fields }: Waiting) {
    setDraft({ id: v7(), values: fields, replaces: id });
  }

  return {
    draft,
    busy,
    isQueued,
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    change,
  };
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" && name !== "intent" ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

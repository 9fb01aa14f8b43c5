import { useState, type SubmitEvent } from "react";
import { v7 } from "uuid";
import type { Texts } from "#app/lib/edit.ts";
import type { Queue } from "#app/ui/offline/use-queue.ts";
import type { Urgency } from "../rules/red-flags.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { newEntryTexts } from "../views/entry-texts.ts";
import { flagOfFields } from "../views/waiting-entry.ts";
import type { EntryAnswer } from "./add-entry-form.tsx";

export type Draft = { id: string; values: Texts; answer?: EntryAnswer };

/** The form of a new entry that goes through the queue, and what became of it. */
export function useEntryDraft(first: Draft, queue: Queue, onSaved: (id: string) => void) {
  const [draft, setDraft] = useState(first);
  const [busy, setBusy] = useState(false);
  const [flag, setFlag] = useState<Urgency>();
  // The browser had no room: the form is sent as usual from then on.
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
    setBusy(true);
    const outcome = await queue.send(id, fields).catch(() => undefined);
    setBusy(false);
    const again = (message: string, errors: Texts = {}) =>
      setDraft({ id, values: fields, answer: { attempt: v7(), values: fields, errors, message } });
    if (!outcome) {
      setPlain(true);
      return again(say.stillThere);
    }
    if (outcome.kind === "refused") return again(outcome.message, outcome.errors);
    begin(fields["unit"] === "lbs" ? "lbs" : "kg");
    setFlag(outcome.kind === "later" ? flagOfFields(fields) : undefined);
    if (outcome.kind === "saved") onSaved(id);
  }

  function begin(unit: "kg" | "lbs") {
    setDraft({ id: v7(), values: newEntryTexts(new Date(), unit) });
  }

  /** Opens a refused entry as a new draft. */
  function putBack(fields: Texts) {
    setDraft({ id: v7(), values: fields });
  }

  return { draft, busy, flag, isQueued, submit, putBack };
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" && name !== "intent" ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

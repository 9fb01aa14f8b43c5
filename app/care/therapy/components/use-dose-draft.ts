import { useState, type SubmitEvent } from "react";
import { v7 } from "uuid";
import type { Texts } from "#app/lib/edit.ts";
import type { Queue } from "#app/ui/offline/use-queue.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { DoseAnswer } from "../pages/portal/dose-form.tsx";
import { queueMessages as say } from "../texts/shopper-queue.ts";
import { guardFields, type Guard } from "../views/guard-fields.ts";

type DoseDraft = {
  id: string;
  values: Texts;
  answer?: DoseAnswer;
  /** The id of the refused dose, which is discarded once this one waits or is stored. */
  replaces?: string;
};

type DraftOptions = {
  planId: string;
  first: { id: string; values: Texts };
  today: string;
  guard: Guard | undefined;
  queue: Queue;
  onSaved: (message: string | undefined) => void;
};

export function useDoseDraft({ planId, first, today, guard, queue, onSaved }: DraftOptions) {
  const [draft, setDraft] = useState<DoseDraft>(first);
  const [busy, setBusy] = useState(false);
  // The browser had no room, so the form is submitted without the queue from now on.
  const [isPlain, setPlain] = useState(false);
  const isQueued = queue.canStore === true && !isPlain;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!isQueued) return;
    event.preventDefault();
    if (busy) return;
    const { id, ...typed } = textsOf(new FormData(event.currentTarget));
    if (id === undefined) return;
    const fields = { ...typed, planId };
    const again = (failed: Omit<DoseAnswer, "attempt" | "values">) =>
      setDraft({
        ...draft,
        id,
        values: fields,
        answer: { attempt: v7(), values: fields, ...failed },
      });
    const wrong = guardFields(fields, today, guard);
    if (wrong) return again(wrong);
    setBusy(true);
    const outcome = await queue.send(id, fields).catch(() => undefined);
    setBusy(false);
    if (!outcome) {
      setPlain(true);
      return again({ message: say.stillThere, errors: {} });
    }
    if (outcome.kind === "refused") return again(outcome);
    if (draft.replaces !== undefined) await queue.discard(draft.replaces);
    setDraft({ id: v7(), values: first.values });
    if (outcome.kind === "saved") onSaved(outcome.message);
    else showToast(say.later, { tone: "warning" });
  }

  /** Opens a refused dose as a new draft. The old one waits until the draft is sent. */
  function change(waiting: { id: string; fields: Texts }) {
    setDraft({ id: v7(), values: waiting.fields, replaces: waiting.id });
  }

  return { draft, busy, isQueued, submit, change };
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" && name !== "intent" ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

import type { Texts } from "#app/lib/edit.ts";
import type { Queue } from "#app/ui/offline/use-queue.ts";
import { Notice } from "#app/ui/notice.tsx";
import { DoseForm, type DoseAnswer } from "../pages/portal/dose-form.tsx";
import type { DoseChoices } from "../pages/portal/dose-fields.tsx";
import { doseMessages } from "../texts/shopper-dose.ts";
import type { Guard } from "../views/guard-fields.ts";
import { useDoseDraft } from "./use-dose-draft.ts";
import { WaitingDoses } from "./waiting-doses.tsx";

type QueuedDoseProps = {
  plan: { planId: string; product: string };
  shown: DoseChoices;
  /** The choices when the page was loaded. */
  first: { id: string; values: Texts };
  /** The answer to a form that was submitted without the queue. */
  answer: DoseAnswer | undefined;
  guard: Guard | undefined;
  queue: Queue;
  /** Receives the message for the owner. */
  onSaved: (message: string | undefined) => void;
};

/** The form of a new dose and the doses that wait. It uses the queue if the browser can. */
export function QueuedDose({ plan, shown, first, answer, guard, queue, onSaved }: QueuedDoseProps) {
  const { planId, product } = plan;
  const { today } = shown;
  const options = { planId, first, today, guard, queue, onSaved };
  const { draft, busy, isQueued, submit, change } = useDoseDraft(options);
  const said = draft.answer ?? answer;
  const isBesideField = said === undefined || Object.keys(said.errors).length > 0;
  return (
    <>
      <WaitingDoses names={{ [planId]: product }} onChange={change} queue={queue} />
      {!isBesideField && <Notice tone="error">{said.message}</Notice>}
      <DoseForm
        answer={said}
        busy={busy}
        intent="log"
        key={draft.id}
        onSubmit={(event) => void submit(event)}
        save={doseMessages.save}
        shown={shown}
        values={draft.values}
        worksOffline={isQueued}
      >
        <input name="id" type="hidden" value={said?.values["id"] ?? draft.id} />
      </DoseForm>
    </>
  );
}

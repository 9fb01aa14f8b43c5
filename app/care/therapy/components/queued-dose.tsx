import type { Texts } from "#app/lib/edit.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Saved } from "#app/ui/offline/send-waiting.ts";
import { useDraft } from "#app/ui/offline/use-draft.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { DoseForm, type DoseAnswer } from "../pages/portal/dose-form.tsx";
import type { DoseChoices } from "../pages/portal/dose-fields.tsx";
import { doseMessages } from "../texts/shopper-dose.ts";
import { queueMessages as say } from "../texts/shopper-queue.ts";
import { guardFields, type Guard } from "../views/guard-fields.ts";
import { useDoseQueue } from "./use-dose-queue.ts";
import { WaitingDoses } from "./waiting-doses.tsx";

type QueuedDoseProps = {
  plan: { planId: string; product: string };
  shown: DoseChoices;
  /** The choices when the page was loaded. */
  first: { id: string; values: Texts };
  /** The answer to a form that was submitted without the queue. */
  answer?: DoseAnswer | undefined;
  guard: Guard | undefined;
  /** Identifies the account that the page was rendered for. */
  owner: string;
  /** Receives the message for the owner. */
  onSaved: (message: string | undefined) => void;
  /** Called with doses that were sent in the background. */
  onSent?: (saved: readonly Saved[]) => void;
};

/** The form of a new dose and the doses that wait. It uses the queue if the browser can. */
export function QueuedDose(props: QueuedDoseProps) {
  const { plan, shown, first, answer, guard, owner, onSaved, onSent } = props;
  const { planId, product } = plan;
  const queue = useDoseQueue(owner, onSent);
  const { draft, busy, isQueued, submit, change } = useDraft({
    queue,
    first,
    stillThere: say.stillThere,
    check: (fields) => guardFields(fields, shown.today, guard),
    next: () => first.values,
    onDone: (outcome) => {
      if (outcome.kind === "saved") onSaved(outcome.message);
      else showToast(say.later, { tone: "warning" });
    },
  });
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
        onSubmit={submit}
        save={doseMessages.save}
        shown={shown}
        values={draft.values}
        worksOffline={isQueued}
      >
        <input name="id" type="hidden" value={said?.values["id"] ?? draft.id} />
        <input name="planId" type="hidden" value={planId} />
      </DoseForm>
    </>
  );
}

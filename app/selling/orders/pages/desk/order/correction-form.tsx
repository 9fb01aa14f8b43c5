import { correctionOf, REASON_LENGTH } from "../../../rules/corrections.ts";
import type { OrderStatus } from "../../../rules/order-terms.ts";
import { orderMessages } from "../../../texts/shopper.ts";
import { correctionMessages as say } from "../../../texts/staff-corrections.ts";
import type { RefusedForm } from "../staff-answer.ts";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";

type CorrectionFormProps = {
  from: OrderStatus;
  isPartlySent: boolean;
  failure: RefusedForm | undefined;
};

/** Reverts a status that was set by mistake. Closed at first, since it is rarely needed. */
export function CorrectionForm({ from, isPartlySent, failure }: CorrectionFormProps) {
  const back = correctionOf(from, isPartlySent);
  if (!back) return null;
  const own = failure?.intent === "correct-status" ? failure : undefined;
  const to = orderMessages.status[back];
  return (
    <details className="border-t border-line pt-3" open={own !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {say.title}
      </summary>
      <IntentForm className="grid gap-4 pt-2" intent="correct-status">
        <p className="text-ink-soft">{say.lead(to)}</p>
        <input name="from" type="hidden" value={from} />
        <Field error={own?.errors?.["correction"]} label={say.reason} name="correction">
          <Textarea defaultValue={own?.values["correction"]} maxLength={REASON_LENGTH.most} />
        </Field>
        <div>
          <IntentButton variant="secondary">{say.submit(to)}</IntentButton>
        </div>
      </IntentForm>
    </details>
  );
}

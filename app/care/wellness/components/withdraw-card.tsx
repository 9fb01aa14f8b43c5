import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { wellnessMessages as say } from "../texts/shopper.ts";

/** States the consequences before the button. */
export function WithdrawCard() {
  return (
    <section className="border-t border-line pt-6">
      <h3 className="text-xl">{say.withdrawTitle}</h3>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {say.withdraw}
        </summary>
        <IntentForm className="grid gap-3" intent="withdraw">
          <p className="measure text-ink-soft">{say.withdrawText}</p>
          <div>
            <IntentButton variant="secondary">{say.withdrawNow}</IntentButton>
          </div>
        </IntentForm>
      </details>
    </section>
  );
}

import { IntentForm, IntentButton } from "#app/ui/intent-form.tsx";
import { wellnessMessages as say } from "../texts/shopper.ts";

/** Whether clinicians of own visits may read the entries; a switch that needs no script. */
export function ShareCard({ isShared }: { isShared: boolean }) {
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-xl">{say.shareTitle}</h3>
      <p className="text-ink-soft">{isShared ? say.shareOn : say.shareOff}</p>
      <IntentForm intent="share">
        <input name="shared" type="hidden" value={isShared ? "no" : "yes"} />
        <IntentButton variant="secondary">
          {isShared ? say.stopSharing : say.startSharing}
        </IntentButton>
      </IntentForm>
    </section>
  );
}

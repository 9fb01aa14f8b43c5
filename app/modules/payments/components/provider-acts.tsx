import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { providerMessages as say } from "../texts/staff-providers.ts";

/** What can be done with a provider whose keys are stored. */
export function ProviderActs({ name, isChosen }: { name: string; isChosen: boolean }) {
  return (
    <Card as="section" className="grid max-w-form gap-4">
      <h2 className="font-text text-xl">{say.acts}</h2>
      <IntentForm className="grid justify-items-start gap-1" intent="test">
        <IntentButton variant="secondary">{say.test}</IntentButton>
        <p className="measure text-sm text-ink-soft">{say.testHint(name)}</p>
      </IntentForm>
      <IntentForm className="grid justify-items-start gap-1" intent={isChosen ? "stop" : "choose"}>
        <IntentButton variant={isChosen ? "secondary" : "primary"}>
          {isChosen ? say.stop : say.choose(name)}
        </IntentButton>
        <p className="measure text-sm text-ink-soft">{isChosen ? say.stopHint : say.chooseHint}</p>
      </IntentForm>
    </Card>
  );
}

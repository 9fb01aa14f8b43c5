import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { wellnessMessages as say } from "../texts/shopper.ts";

/** Asked before anything is stored, with what that would be. */
export function ConsentForm({ wording, error }: { wording: string; error: string | undefined }) {
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h3 className="text-xl">{say.consent}</h3>
      <p>{say.consentLead}</p>
      <ul className="grid list-disc gap-2 pl-5">
        {say.consentPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <IntentForm className="grid gap-4" intent="agree">
        <CheckboxField error={error} label={wording} name="agreed" />
        <div>
          <IntentButton>{say.agree}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}

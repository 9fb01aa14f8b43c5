import { staffMessages as say } from "../../texts/staff.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";

type SecondStepProps = { name: string; has: string; locked: string | undefined };

/** The member's second steps, with a way to remove them if the phone is lost. */
export function SecondStep({ name, has, locked }: SecondStepProps) {
  return (
    <section aria-labelledby="second-step" className="max-w-form">
      <h2 className="text-lg" id="second-step">
        {say.secondStep}
      </h2>
      <p className="mt-1">{has}</p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {say.secondStepFold}
        </summary>
        <IntentForm className="grid justify-items-start gap-4 pt-2" intent="remove-second-step">
          <p className="measure" id="second-step-lead">
            {locked ?? say.secondStepLead(name)}
          </p>
          <IntentButton
            aria-describedby="second-step-lead"
            disabled={locked !== undefined}
            variant="danger"
          >
            {say.secondStepRemove(name)}
          </IntentButton>
        </IntentForm>
      </details>
    </section>
  );
}

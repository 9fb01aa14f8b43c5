import { staffMessages as say } from "#app/modules/staff/texts/staff.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";

/** Folded away, so that no one removes a person with one press. */
export function RemoveMember({ name }: { name: string }) {
  return (
    <details className="max-w-form border-t border-line pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {say.remove}
      </summary>
      <IntentForm className="grid justify-items-start gap-4 pt-2" intent="remove">
        <p className="measure">{say.removeLead(name)}</p>
        <IntentButton variant="danger">{say.removeNow(name)}</IntentButton>
      </IntentForm>
    </details>
  );
}

import type { ReactNode } from "react";
import { Link, href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { savingMessages as say } from "../texts/shopper-saving.ts";

type SaveConsentProps = {
  wording: string;
  error: string | undefined;
  /** Hidden fields of the form. */
  children?: ReactNode;
};

/** Asks before anything is saved. The checkbox is never ticked in advance. */
export function SaveConsent({ wording, error, children }: SaveConsentProps) {
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h3 className="text-xl">{say.askTitle}</h3>
      <p>{say.askText}</p>
      <ul className="grid list-disc gap-2 pl-5">
        {say.askPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <IntentForm className="grid gap-3" intent="agree">
        {children}
        <CheckboxField error={error} label={wording} name="agreed" required />
        <p className="text-sm text-ink-soft">
          {say.more} <Link to={href("/privacy")}>{say.privacyNotice}</Link>.
        </p>
        <div>
          <IntentButton variant="secondary">{say.start}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}

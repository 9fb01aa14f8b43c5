import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { webhookMessages as say } from "../texts/staff.ts";

type WebhookActsProps = { isActive: boolean; version: number };

export function WebhookActs({ isActive, version }: WebhookActsProps) {
  return (
    <Card as="section" className="grid max-w-form gap-4">
      <h2 className="font-text text-xl">{say.acts}</h2>
      <IntentForm intent="test">
        <IntentButton
          aria-describedby={isActive ? undefined : "is-off"}
          disabled={!isActive}
          variant="secondary"
        >
          {say.test}
        </IntentButton>
        {!isActive && (
          <p className="mt-1 text-sm text-ink-soft" id="is-off">
            {say.errors.inactive}
          </p>
        )}
      </IntentForm>
      <IntentForm className="grid justify-items-start gap-1" intent="rotate">
        <input name="version" type="hidden" value={version} />
        <IntentButton variant="secondary">{say.rotate}</IntentButton>
        <p className="measure text-sm text-ink-soft">{say.rotateHint}</p>
      </IntentForm>
      <IntentForm className="grid justify-items-start gap-1" intent={isActive ? "off" : "on"}>
        <IntentButton variant={isActive ? "secondary" : "primary"}>
          {isActive ? say.switchOff : say.switchOn}
        </IntentButton>
        {isActive && <p className="measure text-sm text-ink-soft">{say.switchOffHint}</p>}
      </IntentForm>
    </Card>
  );
}

import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { webhookMessages as say } from "../texts/staff.ts";
import type { WebhookState } from "../views/show-webhook.ts";
import { WebhookStateBadge } from "./webhook-badges.tsx";

type WebhookActsProps = { isActive: boolean; version: number; state: WebhookState };

export function WebhookActs({ isActive, version, state }: WebhookActsProps) {
  return (
    <Card as="section" className="grid max-w-form gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-text text-xl">{say.acts}</h2>
        <WebhookStateBadge state={state} />
      </div>
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
        <IntentButton variant="secondary">{isActive ? say.switchOff : say.switchOn}</IntentButton>
        {isActive && <p className="measure text-sm text-ink-soft">{say.switchOffHint}</p>}
      </IntentForm>
    </Card>
  );
}

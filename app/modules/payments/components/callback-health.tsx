import { Card } from "#app/ui/card.tsx";
import { paymentSettingsMessages as say } from "../texts/staff-settings.ts";
import type { ShownCallbacks } from "../views/shown-callbacks.ts";

/** Whether what the provider reports arrives: a wrong key or clock shows here first. */
export function CallbackHealth({ gateways }: { gateways: readonly ShownCallbacks[] }) {
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{say.callbacks}</h2>
        <p className="measure text-ink-soft">
          {gateways.length > 0 ? say.callbacksLead : say.noProvider}
        </p>
      </div>
      {gateways.map(({ name, address, last, refused }) => (
        <div className="grid gap-2 border-t border-line pt-3" key={name}>
          <h3 className="font-semibold">{name}</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-soft">{say.callbackAddress}</dt>
            <dd className="wrap-anywhere">{address}</dd>
            <dt className="text-ink-soft">{say.lastCallback}</dt>
            <dd>{last ?? say.noCallback}</dd>
            <dt className="text-ink-soft">{say.refusedCallbacks}</dt>
            <dd>
              {refused.length === 0 && say.noneRefused}
              {refused.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </dl>
        </div>
      ))}
    </Card>
  );
}

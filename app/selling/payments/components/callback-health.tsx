import { Card } from "#app/ui/card.tsx";
import { providerMessages } from "../texts/staff-providers.ts";
import { paymentSettingsMessages as say } from "../texts/staff-settings.ts";
import type { ShownCallbacks } from "../views/shown-callbacks.ts";

/** Shows whether a provider's callbacks arrive. This is the first sign of a wrong key or clock. */
export function CallbackHealth({ gateways }: { gateways: readonly ShownCallbacks[] }) {
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{say.callbacks}</h2>
        <p className="measure text-ink-soft">
          {gateways.length > 0 ? say.callbacksLead : say.noProvider}
        </p>
      </div>
      {gateways.map((shown) => (
        <div className="grid gap-2 border-t border-line pt-3" key={shown.address}>
          <h3 className="font-semibold">{shown.name}</h3>
          <GatewayHealth shown={shown} />
        </div>
      ))}
    </Card>
  );
}

export function GatewayHealth({ shown }: { shown: ShownCallbacks }) {
  const { address, mode, last, refused } = shown;
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{say.callbackAddress}</dt>
      <dd className="wrap-anywhere">{address}</dd>
      {mode && (
        <>
          <dt className="text-ink-soft">{providerMessages.modeLabel}</dt>
          <dd>{mode}</dd>
        </>
      )}
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
  );
}

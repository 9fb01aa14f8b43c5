import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { webhookMessages as say } from "../texts/staff.ts";
import type { ShownDelivery } from "../views/show-webhook.ts";
import { DeliveryStateBadge } from "./webhook-badges.tsx";

type DeliveryLogProps = { webhookId: string; deliveries: readonly ShownDelivery[] };

/** The newest messages of an endpoint, and what became of each. */
export function DeliveryLog({ webhookId, deliveries }: DeliveryLogProps) {
  return (
    <section aria-labelledby="messages" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-text text-xl" id="messages">
        {say.log}
      </h2>
      <p className="text-ink-soft">{deliveries.length === 0 ? say.nothing : say.logHint}</p>
      {deliveries.length > 0 && (
        <Card as="div" padding="none">
          <ul className="divide-y divide-line">
            {deliveries.map(({ id, type, at, state, detail }) => (
              <li
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2"
                key={id}
              >
                <TextLink
                  className="font-semibold wrap-anywhere"
                  to={href(
                    "/admin/settings/integrations/webhooks/:webhookId/deliveries/:deliveryId",
                    { webhookId, deliveryId: id },
                  )}
                >
                  {say.delivery(type, at)}
                </TextLink>
                <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                  {detail && <span className="text-ink-soft">{detail}</span>}
                  <DeliveryStateBadge state={state} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

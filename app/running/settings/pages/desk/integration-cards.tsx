import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { IntegrationCard } from "./show-integrations.server.ts";
import { integrationCards as say } from "./texts.ts";

/** Each way in which other programs connect to the shop, with its status. */
export function IntegrationCards({ cards }: { cards: readonly IntegrationCard[] }) {
  return (
    <section aria-labelledby="services" className="grid gap-3">
      <h2 className="font-text text-xl" id="services">
        {say.services}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map(({ title, text, state, link }) => (
          <Card as="li" className="grid content-start justify-items-start gap-2" key={title}>
            <h3 className="font-text text-lg font-semibold">{title}</h3>
            <Badge look="plain" tone={state.tone}>
              {state.label}
            </Badge>
            <p className="text-ink-soft">{text}</p>
            {link && (
              <LinkButton to={link.to} variant="secondary">
                {link.label}
              </LinkButton>
            )}
          </Card>
        ))}
      </ul>
      <p>
        <LinkButton to={href("/admin/settings/integrations/api")} variant="secondary">
          {say.guide}
        </LinkButton>
      </p>
    </section>
  );
}

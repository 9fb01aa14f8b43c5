import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { providerMessages as say } from "../texts/staff-providers.ts";
import type { ShownProvider } from "../views/show-provider.ts";

type ProviderListProps = { providers: readonly ShownProvider[]; mayWrite: boolean };

/** The connected payment companies, with a link to change them. */
export function ProviderList({ providers, mayWrite }: ProviderListProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.list}</h2>
      <ul>
        {providers.map(({ provider, name, state, mode }) => (
          <li
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2"
            key={provider}
          >
            <span className="font-semibold">{name}</span>
            <Badge look="plain" tone={state.tone}>
              <span className="whitespace-normal">{state.label}</span>
            </Badge>
            {mode && <span className="text-sm text-ink-soft">{mode}</span>}
            {mayWrite && (
              <TextLink
                className="ml-auto"
                to={href("/admin/settings/payments/:provider", { provider })}
              >
                {mode ? say.open(name) : say.setUp(name)}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

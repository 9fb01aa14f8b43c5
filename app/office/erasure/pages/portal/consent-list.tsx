import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ownDataMessages as say } from "./texts.ts";
import type { showOwnData } from "./show-own-data.server.ts";

type Consents = Awaited<ReturnType<typeof showOwnData>>["consents"];

/** The ledger of consents: the text, the date and the way, and what a withdrawal changes. */
export function ConsentList({ consents }: { consents: Consents }) {
  if (consents.length === 0) return <p className="text-ink-soft">{say.noConsents}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
      {consents.map((consent) => (
        <Card as="li" className="grid content-start gap-2" key={consent.id}>
          <h3 className="font-text font-semibold">{consent.title}</h3>
          <p className="text-sm text-ink-soft">{consent.text}</p>
          {consent.wording && <p className="wrap-anywhere">{consent.wording}</p>}
          <p className="text-sm text-ink-soft">{consent.given}</p>
          {consent.withdrawn && <p className="text-sm text-ink-soft">{consent.withdrawn}</p>}
          {consent.follows && <p className="text-sm">{consent.follows}</p>}
          {consent.mayWithdraw && (
            <IntentForm intent="withdraw-news">
              <IntentButton size="compact" variant="secondary">
                {say.withdraw}
              </IntentButton>
            </IntentForm>
          )}
        </Card>
      ))}
    </ul>
  );
}

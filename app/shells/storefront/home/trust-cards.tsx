import { EvidenceLink } from "#app/running/settings/components/evidence-link.tsx";
import type { ShownClaim } from "#app/running/settings/views/show-claims.ts";
import { Card } from "#app/ui/card.tsx";

export type TrustCard = {
  title: string;
  text: string;
  /** What the shop claims, beside what such a claim means. */
  claim?: ShownClaim | undefined;
};

export function TrustCards({ cards }: { cards: readonly TrustCard[] }) {
  return (
    <ul className="grid gap-4 md:gap-6 lg:auto-cols-fr lg:grid-flow-col">
      {cards.map(({ title, text, claim }) => (
        <Card as="li" className="grid content-start gap-3" key={title} padding="roomy">
          <h3 className="text-xl">{title}</h3>
          {claim && claim.words !== title && <p className="font-semibold">{claim.words}.</p>}
          {claim && (
            <p className="-my-2">
              <EvidenceLink claim={claim} />
            </p>
          )}
          <p className="text-ink-soft">{text}</p>
        </Card>
      ))}
    </ul>
  );
}

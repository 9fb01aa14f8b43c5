import { Card } from "#app/ui/card.tsx";

export type TrustCard = {
  title: string;
  text: string;
  /** What the shop claims, beside what such a claim means. */
  claim?: string | undefined;
  /** What the claim rests on. */
  basis?: string | undefined;
};

export function TrustCards({ cards }: { cards: readonly TrustCard[] }) {
  return (
    <ul className="grid gap-4 md:gap-6 lg:auto-cols-fr lg:grid-flow-col">
      {cards.map(({ title, text, claim, basis }) => (
        <Card as="li" className="grid content-start gap-3" key={title} padding="roomy">
          <h3 className="text-xl">{title}</h3>
          {claim && <p className="font-semibold">{claim}.</p>}
          {basis && <p className="-mt-2 text-sm text-ink-soft">{basis}</p>}
          <p className="text-ink-soft">{text}</p>
        </Card>
      ))}
    </ul>
  );
}

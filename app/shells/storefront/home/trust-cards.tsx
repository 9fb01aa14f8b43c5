import { ClaimLine, type ProvenClaim } from "#app/running/content/components/claim-proof.tsx";

export type TrustCard = {
  title: string;
  text: string;
  /** What the shop claims, beside what such a claim means. */
  claim?: ProvenClaim | undefined;
};

export function TrustCards({ cards }: { cards: readonly TrustCard[] }) {
  return (
    <ul className="grid gap-x-10 lg:auto-cols-fr lg:grid-flow-col">
      {cards.map(({ title, text, claim }) => (
        <li className="grid content-start gap-1 border-t border-line-strong py-5" key={title}>
          <h3 className="text-xl">{title}</h3>
          <p className="text-ink-soft">{text}</p>
          {claim && <ClaimLine claim={claim} />}
        </li>
      ))}
    </ul>
  );
}

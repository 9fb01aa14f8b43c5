import { href } from "react-router";
import type { Centavos } from "#app/lib/money.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { LineState } from "../rules/payout-terms.ts";
import { ownPayoutMessages as say } from "../texts/shopper-payouts.ts";

const TONES = { planned: "neutral", open: "info", paid: "success", failed: "error" } as const;

type Payout = {
  id: string;
  number: string;
  amount: Centavos;
  state: LineState;
  reference: string | null;
  proofId: string | null;
};

/** The payouts of an affiliate, with their statements. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <section>
      <h3 className="sr-only">{say.list}</h3>
      {payouts.length === 0 && <p className="text-ink-soft">{say.listNone}</p>}
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {payouts.map(({ id, number, amount, state, reference, proofId }) => (
          <li className="flex flex-wrap items-center gap-x-8 gap-y-3 p-4" key={id}>
            <span className="figures min-w-36 text-2xl whitespace-nowrap sm:text-right">
              {say.amount(amount)}
            </span>
            <span className="grid min-w-[min(14rem,100%)] flex-1 gap-1">
              <Badge look="plain" tone={TONES[state]}>
                {say.states[state]}
              </Badge>
              <span className="figures text-sm wrap-anywhere text-ink-soft">
                {number}
                {reference !== null && `, ${say.reference(reference)}`}
              </span>
            </span>
            <div className="flex flex-wrap gap-3">
              <AnchorButton
                href={href("/portal/affiliate/payouts/:lineId", { lineId: id })}
                variant="secondary"
              >
                {say.statement} <span className="sr-only">{number}</span>
              </AnchorButton>
              {proofId !== null && (
                <AnchorButton
                  href={href("/portal/affiliate/payouts/proofs/:proofId", { proofId })}
                  variant="secondary"
                >
                  {say.proof} <span className="sr-only">{number}</span>
                </AnchorButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

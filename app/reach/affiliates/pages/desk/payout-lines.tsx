import { TriangleAlert } from "lucide-react";
import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { LineStatus } from "../../components/payout-state.tsx";
import { flagMessages as flagSay } from "../../texts/staff-flags.ts";
import { paymentMessages as paymentSay } from "../../texts/staff-payments.ts";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";
import type { LoadedPayout } from "./load-payout.server.ts";

type Line = LoadedPayout["lines"][number];

export function LineList({ payout }: { payout: LoadedPayout }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.lines}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {payout.lines.map((line) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3"
            key={line.id}
          >
            <LineFacts line={line} payoutId={payout.id} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LineFacts({ line, payoutId }: { line: Line; payoutId: string }) {
  const { affiliateId, id: lineId } = line;
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <TextLink
          className="wrap-anywhere"
          to={href("/admin/affiliates/people/:affiliateId", { affiliateId })}
        >
          {line.name}, {line.code}
        </TextLink>
        <span className="figures">{line.amount}</span>
      </span>
      <LineStatus line={line} />
      {line.flags.length > 0 && (
        <details className="text-sm">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-warning">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {flagSay.badge(line.flags.length)} <span className="sr-only">{line.code}</span>
          </summary>
          <ul className="grid list-disc gap-1 pl-5">
            {line.flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </details>
      )}
      {line.state !== "planned" && (
        <div className="flex flex-wrap gap-3">
          <AnchorButton
            href={href("/admin/affiliates/payouts/:payoutId/statements/:lineId", {
              payoutId,
              lineId,
            })}
            variant="secondary"
          >
            {say.statement} <span className="sr-only">{line.code}</span>
          </AnchorButton>
          {line.proofId !== undefined && (
            <AnchorButton
              href={href("/admin/affiliates/payouts/:payoutId/proofs/:proofId", {
                payoutId,
                proofId: line.proofId,
              })}
              variant="secondary"
            >
              {paymentSay.proof} <span className="sr-only">{line.code}</span>
            </AnchorButton>
          )}
        </div>
      )}
    </>
  );
}

/** Affiliates with a balance who are not paid, each with the reason. */
export function LeftOutList({ leftOut }: Pick<LoadedPayout, "leftOut">) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.leftOut}</h2>
      {leftOut.length === 0 && <p className="text-ink-soft">{say.leftOutNone}</p>}
      <ul className="grid">
        {leftOut.map(({ affiliateId, code, balance, why }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line"
            key={affiliateId}
          >
            <span className="flex flex-wrap items-center gap-x-4">
              <TextLink
                className="figures"
                to={href("/admin/affiliates/people/:affiliateId", { affiliateId })}
              >
                {code}
              </TextLink>
              <span className="text-ink-soft">{why}</span>
            </span>
            <span className="figures">{balance}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

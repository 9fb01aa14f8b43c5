import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { CommissionStatus } from "../rules/commission-terms.ts";
import { affiliateMessages as say } from "../texts/shopper.ts";
import type { ShownCommission } from "../views/show-commission.ts";

const TONES: Record<CommissionStatus, Tone> = {
  paid: "success",
  pending: "warning",
  reversed: "error",
};

export function CommissionList({ commissions }: { commissions: readonly ShownCommission[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {commissions.map((commission) => (
        <Card as="li" className="grid gap-3" key={commission.id}>
          <Commission commission={commission} />
        </Card>
      ))}
    </ul>
  );
}

function Commission({ commission }: { commission: ShownCommission }) {
  const { date, order, buyer, kind, status, left, reckoned, changes, standing } = commission;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <span className="whole font-semibold">{say.order(order)}</span>{" "}
          <span className="text-ink-soft">{say.buyer(buyer)}</span>
        </p>
        <p className="figures text-lg font-semibold">
          <span className="sr-only">{say.left}: </span>
          {left}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <Badge tone={TONES[status]}>{say.status[status]}</Badge>
        <span>{date}</span>
        <span>{kind}</span>
        <span>{standing}</span>
      </div>
      <details className="group">
        <summary className="flex min-h-11 items-center text-accent underline underline-offset-4">
          {say.explain}
          <span className="sr-only">, {say.order(order)}</span>
        </summary>
        <ul className="grid list-disc gap-1 pl-5 text-sm wrap-anywhere">
          <li>{reckoned}</li>
          {changes.map((change, n) => (
            // The same can happen twice on one day.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={n}>{change}</li>
          ))}
          <li>{standing}</li>
        </ul>
      </details>
    </>
  );
}

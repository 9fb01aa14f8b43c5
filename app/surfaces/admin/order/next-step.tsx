import { StatusBadge } from "#app/modules/orders/components/order-badges.tsx";
import { adminOrderMessages as say } from "#app/modules/orders/messages.ts";
import { nextStatuses } from "#app/modules/orders/rules/transitions.ts";
import { Card } from "#app/ui/card.tsx";
import { CancelForm, MoveForm, ShipForm } from "./move-forms.tsx";
import type { MoveFailure } from "./move-forms.tsx";
import type { StaffOrder } from "./show-order.server.ts";

type NextStepProps = { order: StaffOrder; failure: MoveFailure | undefined };

/** The moves that are possible now, the usual one first. */
export function NextStep({ order, failure }: NextStepProps) {
  const moves = nextStatuses(order.status);
  const failed = (to: string) =>
    failure?.intent === "move" && failure.values["to"] === to ? failure : undefined;
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{say.nextStep}</h2>
        <StatusBadge look="pill" status={order.status} />
      </div>
      {moves.length === 0 && <p className="text-ink-soft">{say.nothingToDo}</p>}
      {order.buyersReason && <p>{say.buyersReason(order.buyersReason)}</p>}
      {order.tracking && (
        <p className="break-words">
          {say.tracking}: {order.tracking}
        </p>
      )}
      {moves.map((to) => {
        if (to === "shipped") return <ShipForm failure={failed(to)} key={to} />;
        if (to === "cancelled") return <CancelForm failure={failed(to)} key={to} />;
        return <MoveForm key={to} to={to} />;
      })}
    </Card>
  );
}

import { adminOrderMessages as say } from "../../../texts/staff.ts";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { offeredMoves } from "../../../rules/transitions.ts";
import { whyNotMove } from "../../../views/why-not-move.ts";
import { Card } from "#app/ui/card.tsx";
import { CorrectionForm } from "./correction-form.tsx";
import { CancelForm, ClosedMove, MoveForm, ShipForm } from "./move-forms.tsx";
import type { RefusedForm } from "../staff-answer.ts";
import type { LotsToShip } from "./show-lots.ts";
import type { StaffOrder } from "./show-order.server.ts";
import type { NotToday } from "#app/fulfilment/packing/views/show-not-today.ts";
import { Notice } from "#app/ui/notice.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";

type NextStepProps = {
  order: StaffOrder;
  mayMove: boolean;
  failure: RefusedForm | undefined;
  mayRelease: boolean;
  mayCorrect: boolean;
  /** The order waits to be packed, and the actor may pack. */
  mayPack: boolean;
  /** Set for a cold order that would not leave today. */
  notToday: NotToday | undefined;
  /** The lots to choose from, for an order that waits to leave. */
  lotsToShip: LotsToShip | undefined;
};

/** Shows the possible moves, the usual one first, and the reasons why others are unavailable. */
export function NextStep(props: NextStepProps) {
  const { order, mayMove, mayRelease, mayCorrect, mayPack, notToday, failure } = props;
  const moves = offeredMoves(order.status, order.isPartlySent);
  // The form shows its error beside its checkbox.
  const canShip = mayMove && moves.some(({ to, problem }) => to === "shipped" && !problem);
  const failed = (to: string) =>
    failure?.intent === "move-order" && failure.values["to"] === to ? failure : undefined;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.nextStep}</h2>
      {moves.length === 0 && <p className="text-ink-soft">{say.nothingToDo}</p>}
      {order.buyersReason && <p>{say.buyersReason(order.buyersReason)}</p>}
      {moves.length > 0 && !mayMove && <p className="text-ink-soft">{say.notYours}</p>}
      {mayRelease && <ReleaseForm />}
      {notToday && !canShip && (
        <Notice announced={false} title={notToday.title} tone="warning">
          {notToday.text}
        </Notice>
      )}
      {mayPack && (
        <div>
          <LinkButton to={`${href("/admin/orders/to-pack")}?order=${order.id}`}>
            {say.packIt}
          </LinkButton>
        </div>
      )}
      {mayMove &&
        moves.map(({ to, problem }) => {
          if (problem)
            return <ClosedMove key={to} to={to} why={whyNotMove(problem, order.paymentStatus)} />;
          if (to === "shipped") {
            const parcel = { order, lots: props.lotsToShip, notToday };
            return <ShipForm failure={failed(to)} key={to} {...parcel} />;
          }
          if (to === "cancelled") return <CancelForm failure={failed(to)} key={to} order={order} />;
          return <MoveForm from={order.status} key={to} to={to} />;
        })}
      {mayCorrect && (
        <CorrectionForm failure={failure} from={order.status} isPartlySent={order.isPartlySent} />
      )}
    </Card>
  );
}

/** For an unpaid order that reserves items. */
function ReleaseForm() {
  return (
    <IntentForm className="grid justify-items-start gap-3" intent="release-order">
      <p className="text-ink-soft">{say.release.lead}</p>
      <IntentButton variant="secondary">{say.release.submit}</IntentButton>
    </IntentForm>
  );
}

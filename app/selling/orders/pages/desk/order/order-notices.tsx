import { adminOrderMessages as say } from "../../../texts/staff.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { LoadedOrder } from "./load-order.server.ts";
import { dialogsOf, isOfForm, OrderDialogs, Refusal, type Failure } from "./order-dialogs.tsx";

type OrderNoticesProps = { shown: LoadedOrder; failure: Failure | undefined };

/** What staff have to know first, and the dialogs: a refusal, an open problem, and the buyer's refused parcels. */
export function OrderNotices({ shown, failure }: OrderNoticesProps) {
  const { order, refusedBefore, mayMove, notToday } = shown;
  const isInDialog = failure && dialogsOf(shown).some(isOfForm(failure));
  return (
    <>
      {failure && !isInDialog && <Refusal {...failure} errors={undefined} />}
      {order.toAgree && <Notice announced={false} title={say.toAgree} tone="info" />}
      {order.needsAttention && (
        <Notice announced={false} title={say.attention} tone="warning">
          {order.needsAttention}
        </Notice>
      )}
      {mayMove && notToday && (
        <Notice announced={false} title={notToday.title} tone="warning">
          {notToday.text}
        </Notice>
      )}
      {order.buyersReason && (
        <Notice announced={false}>{say.buyersReason(order.buyersReason)}</Notice>
      )}
      {refusedBefore > 0 && (
        <Notice announced={false} title={say.cash.refusedBefore(refusedBefore)} tone="warning">
          {say.cash.refusedBeforeText}
        </Notice>
      )}
      <OrderDialogs failure={failure} shown={shown} />
    </>
  );
}

import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { formatMoney } from "#app/lib/money.ts";
import { findPurchaseOrder, linesOf } from "../../queries/find-order.server.ts";
import { totalOf } from "../../rules/read-lines.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/order-summary.ts";

/** The panel of a purchase order beside the list; costs only for staff who may see them. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const { db, actor } = context.get(requestContext).ctx;
  const order = orNotFound(await findPurchaseOrder(db, params.orderId));
  const lines = await linesOf(db, order.id);
  const { number, state, supplier, expectedOn, sentAt, notes } = order;
  return {
    title: number,
    facts: [
      { label: say.columns.state, value: say.states[state] },
      { label: say.columns.supplier, value: supplier.name },
      { label: say.sent, value: sentAt ? formatDateTime(sentAt) : say.notSent },
      { label: say.expectedOn, value: expectedOn ? formatDate(expectedOn) : say.noDate },
      {
        label: say.columns.units,
        value: lines
          .map(({ name, quantity, received }) => `${name}: ${say.progress(received, quantity)}`)
          .join("\n"),
      },
      ...(may(actor, "costs:read")
        ? [{ label: say.total, value: formatMoney(totalOf(lines)) }]
        : []),
      ...(notes ? [{ label: say.notes, value: notes }] : []),
    ],
  };
}

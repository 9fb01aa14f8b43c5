import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { mailActions } from "../mail-actions.server.ts";
import { noteActions } from "../note-actions.server.ts";
import { orderActions } from "../order-actions.server.ts";
import type { StaffAction } from "../staff-answer.ts";
import { paymentActions } from "#app/selling/payments/pages/desk/payment-actions.server.ts";
import { addressActions } from "#app/selling/checkout/pages/desk/address-actions.server.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { returnActions } from "#app/fulfilment/returns/pages/desk/order-return-actions.server.ts";
import {
  notFound,
  requestContext,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { data, href, type RouterContextProvider } from "react-router";
import { adminOrderMessages as say } from "../../../texts/staff.ts";
import { shipmentUndo } from "../../../queries/shipment-undo.server.ts";
import { findOrder } from "../../../queries/find-order.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, readFormTexts } from "#app/platform/http/forms.server.ts";

export const staffActions: Record<string, StaffAction<RequestContext & { gateways: Gateways }>> = {
  ...orderActions,
  ...noteActions,
  ...mailActions,
  ...paymentActions,
  ...returnActions,
  ...addressActions,
};

/** Forms whose effect on a parcel can be undone for ten seconds. */
const TO_PARCELS = new Set(["move-order", "set-tracking"]);

/** Handles all forms of the order page. A toast reports success. */
export async function submitOrder(
  request: Request,
  orderId: string,
  context: Readonly<RouterContextProvider>,
) {
  const served = { ...context.get(requestContext), gateways: context.get(gatewaysContext) };
  const texts = await readFormTexts(request);
  const intent = texts["intent"] ?? "";
  const act = actOf(staffActions, intent);
  if (!act) return data({ intent, text: say.unknownAction, values: texts }, { status: 400 });
  if (!(await findOrder(served.ctx.db, orderId))) throw notFound();
  const done = await act(served, orderId, texts);
  if (!done.ok) {
    const { text, errors } = done;
    return data({ intent, text, errors, values: texts }, { status: 409 });
  }
  const page = href("/admin/orders/:orderId", { orderId });
  if (!Object.hasOwn(noteActions, intent)) {
    const undo = TO_PARCELS.has(intent) ? await shipmentUndo(served.ctx, orderId) : undefined;
    return redirectWithFlash(served, page, { tone: "success", text: done.value, undo });
  }
  return redirectWithUndo(served, page, done.value, { type: "order", id: orderId });
}

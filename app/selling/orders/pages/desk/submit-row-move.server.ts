import { data, href } from "react-router";
import { isUuid } from "#app/lib/is-uuid.ts";
import { submitMoveOrder } from "./submit-move-order.server.ts";
import { chosenOrders } from "../../queries/chosen-orders.server.ts";
import { bulkMessages, statusMenuMessages as say } from "../../texts/staff-bulk.ts";
import { adminOrderMessages } from "../../texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** Handles the status menu of a row, then returns to the same place in the list. */
export async function submitRowMove(served: RequestContext, request: Request, { search }: URL) {
  const texts = await readFormTexts(request);
  const { intent, orderId = "" } = texts;
  if (intent !== "move-order") return data({ message: bulkMessages.noStep }, { status: 422 });
  const [order] = isUuid(orderId) ? await chosenOrders(served.ctx.db, [orderId]) : [];
  if (!order) return data({ message: adminOrderMessages.gone }, { status: 404 });
  const moved = await submitMoveOrder(served.ctx, orderId, texts);
  const sentence = moved.ok ? moved.value : moved.text;
  const message = say.moved(order.orderNumber, sentence);
  if (!moved.ok) {
    return data({ title: adminOrderMessages.failures.get(intent), message }, { status: 409 });
  }
  return redirectWithFlash(served, `${href("/admin/orders")}${search}`, message);
}

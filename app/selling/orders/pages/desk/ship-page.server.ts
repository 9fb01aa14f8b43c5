import { recordShipments } from "../../commands/record-shipments.server.ts";
import { shipInput } from "../../input.ts";
import { carriersOfOrder } from "../../queries/offered-carriers.server.ts";
import type { ChosenOrder } from "../../queries/chosen-orders.server.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { packOrder } from "#app/fulfilment/packing/commands/pack-order.server.ts";
import { sendRefusals } from "#app/fulfilment/packing/texts/staff-bulk.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";
import { runBulk } from "#app/platform/list/bulk.server.ts";
import { numberField, planField } from "./ship-fields.ts";

type Texts = Readonly<Record<string, string>>;

/** Ships each order with a number in the form, by the command for single parcels. */
export async function sendParcels(
  served: RequestContext,
  orders: readonly ChosenOrder[],
  { texts, backTo }: { texts: Texts; backTo: string },
) {
  const { ctx } = served;
  const input = shipInput(await carriersOfOrder(ctx.db, ""));
  const wanted = orders.filter(({ id }) => (texts[numberField(id)] ?? "") !== "");
  const anyway = texts["anyway"] === "yes";
  const names = new Map(wanted.map(({ id, orderNumber }) => [id, orderNumber]));
  const sent: string[] = [];
  const outcome = await runBulk([...names.keys()], async (orderId) => {
    const name = names.get(orderId) ?? "";
    const { courier = "", [numberField(orderId)]: trackingNumber = "" } = texts;
    const form = parseForm(input, { courier, trackingNumber });
    if (!form.ok) return { name, passed: sendRefusals.not_valid };
    const plan = texts[planField(orderId)] ?? "";
    const packed = await packOrder(ctx, { orderId, plan, anyway, ...form.value });
    if (packed.ok) sent.push(orderId);
    return packed.ok ? { name } : { name, passed: sendRefusals[packed.reason] };
  });
  const undo = await recordShipments(ctx, sent);
  return answerBulk(served, backTo, { ...outcome, undo }, bulkMessages.ship.done);
}

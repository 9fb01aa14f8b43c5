import { formatDateTime } from "#app/lib/dates.ts";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { moveOrder, type Move } from "../../commands/move-order.server.ts";
import { moveInput, shipInput, staffCancelInput } from "../../input.ts";
import { carriersOfOrder } from "../../queries/offered-carriers.server.ts";
import type { OfferedCarrier } from "../../rules/couriers.ts";
import { readEnteredLots } from "../../rules/entered-lots.ts";
import { parcelMessages } from "../../texts/staff-parcels.ts";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import type { OrderStatus } from "../../rules/order-terms.ts";
import type { StaffAnswer, StaffRefusal } from "./staff-answer.ts";

/** Handles one button of the order's moves, and answers in words for staff. */
export async function submitMoveOrder(
  ctx: Ctx,
  orderId: string,
  texts: Record<string, string>,
): Promise<StaffAnswer> {
  const pressed = moveInput.safeParse(texts);
  if (!pressed.success) return refuse("refused", { text: say.unknownMove });
  const { to, from } = pressed.data;
  const carriers = to === "shipped" ? await carriersOfOrder(ctx.db, orderId) : [];
  const given = readMove(to, texts, carriers);
  if (!given.ok) return given;
  const anyway = texts["anyway"] === "yes";
  const move = { orderId, to, from, anyway, ...given.value };
  const moved = await moveOrder(ctx, move);
  if (moved.ok) return ok(say.moved[to]);
  switch (moved.reason) {
    case "forbidden":
      return refuse("refused", { text: say.forbidden });
    case "not_found":
      return refuse("refused", { text: say.gone });
    case "lots_missing":
    case "lots_not_chosen":
    case "lots_uneven":
    case "lots_changed":
    case "nothing_chosen":
    case "too_many_chosen":
    case "cash_once":
      return refuse("refused", { text: say.lots[moved.reason] });
    case "not_its_day":
      return wrong({ anyway: parcelMessages.cold.needed });
    case "illegal_move":
      return refuse("refused", { text: say.notNow(moved.from) });
    case "changed_meanwhile":
      return meanwhile(ctx, move, moved.from);
  }
}

/** Names the person who changed the order since, unless the same form was sent twice. */
async function meanwhile(ctx: Ctx, { orderId, to }: Move, now: OrderStatus): Promise<StaffAnswer> {
  const change = await lastChange(ctx.db, { type: "order", id: orderId }, "order.status");
  const isOwn = change?.actorId === actorId(ctx.actor);
  if (isOwn && now === to) return ok(say.moved[to]);
  if (!change) return refuse("refused", { text: say.changedMeanwhile });
  const who = isOwn ? say.you : change.by;
  return refuse("refused", { text: say.changedBy(who, formatDateTime(change.at), now) });
}

/** Parses the other fields of a move's form. */
function readMove(
  to: OrderStatus,
  texts: Record<string, string>,
  carriers: readonly OfferedCarrier[],
): Result<Pick<Move, "reason" | "shipment" | "entered">, StaffRefusal> {
  if (to === "shipped") return readShipment(texts, carriers);
  if (to !== "cancelled") return ok({});
  const form = parseForm(staffCancelInput, texts);
  return form.ok ? form : wrong(form.errors);
}

/** The carrier and the lots of the parcel. */
function readShipment(
  texts: Record<string, string>,
  carriers: readonly OfferedCarrier[],
): Result<Pick<Move, "shipment" | "entered">, StaffRefusal> {
  const form = parseForm(shipInput(carriers), texts);
  const lots = readEnteredLots(texts);
  const notUnits = lots.wrong.map((field) => [field, parcelMessages.lots.notUnits]);
  if (!form.ok) return wrong({ ...Object.fromEntries(notUnits), ...form.errors });
  if (notUnits.length > 0) return wrong(Object.fromEntries(notUnits));
  return ok({ ...form.value, entered: lots.entered });
}

const wrong = (errors: Record<string, string>) =>
  refuse("refused", { text: Object.values(errors)[0] ?? say.unknownMove, errors });

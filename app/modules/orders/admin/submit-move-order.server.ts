import { formatDateTime } from "#app/lib/dates.ts";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { moveOrder, type Move } from "../commands/move-order.server.ts";
import { moveInput, shipInput, staffCancelInput } from "../input.ts";
import { carriersOfOrder } from "../queries/offered-carriers.server.ts";
import type { OfferedCarrier } from "../rules/couriers.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import type { StaffAnswer, StaffRefusal } from "./staff-answer.ts";

/** One of the buttons that move an order along, answered in the words staff read. */
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
  const move = { orderId, to, from, ...given.value };
  const moved = await moveOrder(ctx, move);
  if (moved.ok) return ok(say.moved[to]);
  switch (moved.reason) {
    case "forbidden":
      return refuse("refused", { text: say.forbidden });
    case "not_found":
      return refuse("refused", { text: say.gone });
    case "lots_missing":
    case "lots_changed":
    case "nothing_chosen":
    case "too_many_chosen":
    case "cash_once":
      return refuse("refused", { text: say.lots[moved.reason] });
    case "illegal_move":
      return refuse("refused", { text: say.notNow(moved.from) });
    case "changed_meanwhile":
      return meanwhile(ctx, move, moved.from);
  }
}

/** The order is not as its reader saw it: by whom, unless it was the same press of the same button. */
async function meanwhile(ctx: Ctx, { orderId, to }: Move, now: OrderStatus): Promise<StaffAnswer> {
  const change = await lastChange(ctx.db, { type: "order", id: orderId }, "order.status");
  const isOwn = change?.actorId === actorId(ctx.actor);
  if (isOwn && now === to) return ok(say.moved[to]);
  if (!change) return refuse("refused", { text: say.changedMeanwhile });
  const who = isOwn ? say.you : change.by;
  return refuse("refused", { text: say.changedBy(who, formatDateTime(change.at), now) });
}

/** What the form of a move carries besides. */
function readMove(
  to: OrderStatus,
  texts: Record<string, string>,
  carriers: readonly OfferedCarrier[],
): Result<Pick<Move, "reason" | "shipment">, StaffRefusal> {
  if (to !== "shipped" && to !== "cancelled") return ok({});
  const form =
    to === "shipped" ? parseForm(shipInput(carriers), texts) : parseForm(staffCancelInput, texts);
  if (form.ok) return form;
  const text = Object.values(form.errors)[0] ?? say.unknownMove;
  return refuse("refused", { text, errors: form.errors });
}

import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { changeOrderStatus } from "../commands/change-order-status.server.ts";
import type { Move } from "../commands/change-order-status.server.ts";
import { moveInput, shipInput, staffCancelInput } from "../input.ts";
import { adminOrderMessages as say } from "../messages.ts";
import type { OrderStatus } from "../rules/order-terms.ts";

type Refused = Refusal<"refused"> & { text: string; errors?: Record<string, string> };

/** One of the buttons that move an order along, answered in the words staff read. */
export async function moveOrder(
  ctx: Ctx,
  orderId: string,
  texts: Record<string, string>,
): Promise<Result<string, Refused>> {
  const move = moveInput.safeParse(texts);
  if (!move.success) return refuse("refused", { text: say.unknownMove });
  const { to, from } = move.data;
  const given = readMove(to, texts);
  if (!given.ok) return given;
  const moved = await changeOrderStatus(ctx, { orderId, to, ...given.value });
  if (moved.ok) return ok(say.moved[to]);
  if (moved.reason === "forbidden") return refuse("refused", { text: say.forbidden });
  const sameAsSeen = moved.reason === "illegal_move" && moved.from === from;
  return refuse("refused", { text: sameAsSeen ? say.notNow(moved.from) : say.changedMeanwhile });
}

/** What the form of a move carries besides. */
function readMove(
  to: OrderStatus,
  texts: Record<string, string>,
): Result<Pick<Move, "reason" | "shipment">, Refused> {
  if (to !== "shipped" && to !== "cancelled") return ok({});
  const form = to === "shipped" ? parseForm(shipInput, texts) : parseForm(staffCancelInput, texts);
  if (form.ok) return form;
  const text = Object.values(form.errors)[0] ?? say.unknownMove;
  return refuse("refused", { text, errors: form.errors });
}

import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { lockReserver } from "#app/selling/orders/commands/lock-reserver.server.ts";
import { reserverOfOrder } from "#app/selling/orders/queries/guest-reservations.server.ts";
import { mayStaffChange } from "#app/selling/orders/rules/change-window.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import {
  judgeItems,
  type ItemsRefusal,
  type JudgedChange,
  type WantedList,
} from "./judge-items.server.ts";

export type StaffChange = WantedList & {
  orderId: string;
  /** The reason for the log. */
  reason: string;
};

export type StaffRefusal = ItemsRefusal | Refusal<"forbidden" | "not_found" | "ended" | "left">;

/** Checks and prices a change by staff. Locks the order even for a preview, which only reads. */
export async function judgeStaffChange(
  tx: Ctx,
  input: StaffChange,
): Promise<Result<JudgedChange, StaffRefusal>> {
  if (!may(tx.actor, "orders:write")) return refuse("forbidden");
  if (!isUuid(input.orderId)) return refuse("not_found");
  const reserver = await reserverOfOrder(tx.db, input.orderId);
  if (reserver) await lockReserver(tx, reserver);
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse("not_found");
  const open = mayStaffChange(order);
  if (!open.ok) return open;
  return judgeItems(tx, { by: { kind: "staff", reason: input.reason }, order, reserver }, input);
}

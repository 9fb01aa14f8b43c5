import { addMinutes } from "#app/lib/dates.ts";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isOpenToChange, STAFF_CHANGE_HOURS } from "#app/selling/orders/rules/change-window.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { askDifference, type DifferenceRefusal } from "./ask-difference.server.ts";
import type { JudgedChange } from "./judge-items.server.ts";
import {
  judgeStaffChange,
  type StaffChange,
  type StaffRefusal,
} from "./judge-staff-change.server.ts";
import { makeChange, type MakeRefusal } from "./make-change.server.ts";

type StaffChangeRefusal =
  | StaffRefusal
  | DifferenceRefusal
  | MakeRefusal
  | Refusal<"packing" | "plan_changed">;

/** `waitsFor` is set if the buyer must first pay through a mailed link. */
export type StaffChangeResult = { waitsFor: Centavos | undefined };

/**
 * Staff change an order's items before its parcel has left. An overpaid amount is refunded. A
 * higher price must first be paid through a link that the buyer gets, and the order stays as it is
 * until then.
 *
 * @param plannedTotal the total in the preview, in centavos
 */
export async function changeItemsByStaff(
  ctx: Ctx,
  gateways: Pick<Gateways, "find" | "enabled">,
  input: StaffChange & { plannedTotal: Centavos },
): Promise<Result<StaffChangeResult, StaffChangeRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const judged = await judgeStaffChange(tx, input);
    if (!judged.ok) return judged;
    if (judged.value.plan.totals.total !== input.plannedTotal) return refuse("plan_changed");
    const { paid, amount } = judged.value;
    if (paid && amount > 0) return sendLink(tx, gateways, judged.value);
    const made = await makeChange(tx, gateways, judged.value);
    return made.ok ? ok({ waitsFor: undefined }) : made;
  });
}

async function sendLink(
  tx: Ctx,
  gateways: Pick<Gateways, "enabled">,
  judged: JudgedChange,
): Promise<Result<StaffChangeResult, DifferenceRefusal | Refusal<"packing">>> {
  // The change would no longer be possible once it is paid.
  if (!isOpenToChange(judged.order)) return refuse("packing");
  const asked = await askDifference(tx, gateways, judged);
  if (!asked.ok) return asked;
  await enqueue(tx.db, "orders.mail-changed", {
    orderId: judged.order.id,
    changeId: tx.ids.newId(),
    what: "difference",
    amount: judged.amount,
    until: addMinutes(tx.now, STAFF_CHANGE_HOURS * 60).toISOString(),
  });
  return ok({ waitsFor: judged.amount });
}

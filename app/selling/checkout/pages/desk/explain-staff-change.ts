import { formatMoney } from "#app/lib/money.ts";
import { MAX_LINES, MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import { interlockMessages } from "#app/goods/catalog/texts/shopper-interlocks.ts";
import type { changeAddressByStaff } from "../../commands/change-address-by-staff.server.ts";
import type { changeItemsByStaff } from "../../commands/change-items-by-staff.server.ts";
import { coldChangeRefusedText } from "#app/goods/delivery/texts/shopper.ts";
import { cashChangeRefusedText } from "../../texts/shopper-cash.ts";
import { staffChangeMessages as say } from "../../texts/staff-changes.ts";

type RefusalOf<Command extends (...args: never[]) => Promise<unknown>> = Extract<
  Awaited<ReturnType<Command>>,
  { ok: false }
>;

export type StaffChangeProblem =
  | RefusalOf<typeof changeItemsByStaff>
  | RefusalOf<typeof changeAddressByStaff>;

export function explainStaffChange(problem: StaffChangeProblem): string {
  const { errors } = say;
  switch (problem.reason) {
    case "ended":
    case "left":
      return say.closed[problem.reason];
    case "not_paid":
    case "proof_waits":
      return say.wait[problem.reason];
    case "too_many":
      return errors.too_many(MAX_PER_LINE);
    case "too_many_lines":
      return errors.too_many_lines(MAX_LINES);
    case "code_lost":
      return errors.code_lost(formatMoney(problem.minimum));
    case "out_of_stock":
      return errors.out_of_stock(problem.names);
    case "clearance_required":
    case "supervision_unconfirmed":
      return errors[problem.reason](problem.products);
    case "never_together":
      return interlockMessages.refused(problem.products);
    case "approval_short":
      return errors.clearance_required([problem.name]);
    case "cold_not_sent":
      return coldChangeRefusedText(problem);
    case "cash_refused":
      return cashChangeRefusedText(problem);
    case "shipping_differs":
      return errors.shipping_differs(formatMoney(problem.was), formatMoney(problem.now));
    case "order_waits":
    case "too_many_units":
    case "address_full":
    case "share_taken":
      return errors.reservation;
    default:
      return errors[problem.reason];
  }
}

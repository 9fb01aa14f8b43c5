import type { PaymentStatus } from "../rules/order-terms.ts";
import type { MoveProblem } from "../rules/transitions.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";

/** Why a move can't be made now, in the words staff read. */
export function whyNotMove(problem: MoveProblem, paymentStatus: PaymentStatus): string {
  const texts: Record<string, string> & { other: string } = say.moveProblems[problem];
  return texts[paymentStatus] ?? texts.other;
}

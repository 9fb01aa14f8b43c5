import type { PaymentStatus } from "../rules/order-terms.ts";
import type { MoveProblem } from "../rules/transitions.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";

/** Explains to staff why a move is not possible now. */
export function whyNotMove(problem: MoveProblem, paymentStatus: PaymentStatus): string {
  const texts: Record<string, string> & { other: string } = say.moveProblems[problem];
  return texts[paymentStatus] ?? texts.other;
}

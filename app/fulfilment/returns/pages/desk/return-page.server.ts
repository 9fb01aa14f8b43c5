import type { Refusal } from "#app/lib/result.ts";
import type { Unsellable } from "../../rules/judge-goods.ts";
import { returnMessages as say } from "../../texts/staff.ts";

type PlainReason =
  | "forbidden"
  | "not_found"
  | "not_now"
  | "changed_meanwhile"
  | "nothing_came"
  | "too_many"
  | "too_many_good"
  | "key_used"
  | "no_account"
  | Unsellable;

export type ActProblem =
  | Refusal<PlainReason | "by_hand_only">
  | (Refusal<"too_much"> & { left: number });

type Answer = { status: number; message: string; errors?: Record<string, string> };

/** Explains a refused act, beside its field or above the page. */
export function explainRefusal(problem: ActProblem): Answer {
  switch (problem.reason) {
    case "too_much":
      return { status: 409, message: "", errors: { amount: say.errors.tooMuch(problem.left) } };
    case "by_hand_only":
      return { status: 409, message: "", errors: { reference: say.errors.by_hand_only } };
    case "forbidden":
      return { status: 403, message: say.errors.forbidden };
    default:
      return { status: 409, message: say.errors[problem.reason] };
  }
}

import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isOwed, type CardState } from "./card-terms.ts";

/** A code proves that its holder got the card, so the answer says what became of it. */
export function judgeRedemption(
  state: CardState | undefined,
): Result<undefined, Refusal<"unknown" | "used" | "void">> {
  if (state === "sent") return ok(undefined);
  if (state === "redeemed") return refuse("used");
  return refuse(state === "void" ? "void" : "unknown");
}

/** A card is mailed again, or voided, only while the shop owes its amount. */
export function judgeChange(state: CardState): Result<undefined, Refusal<CardState>> {
  return isOwed(state) ? ok(undefined) : refuse(state);
}

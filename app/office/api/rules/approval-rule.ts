import type { Centavos } from "#app/lib/money.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import type { Operation } from "#app/platform/records/operation.ts";

/** A rule that approves more each day replaces the people who decide. */
export const MOST_PER_DAY = 100;

/** ₱10,000,000, more than any order. */
export const MOST_CENTAVOS = 1_000_000_000;

/** Why a rule leaves a proposal to people. */
export type RuleMiss = "no_maker" | "amount" | "used_up";

/** What can't be undone, and what gives something away, waits for a person. */
export function mayHaveRule({ kind, needsPerson }: Pick<Operation, "kind" | "needsPerson">) {
  return kind === "change" && !needsPerson;
}

/** Who may answer for a rule: a person with a fresh proof. */
export function makerOf(actor: Actor, now: Date): string | undefined {
  return actor.kind === "user" && hasFreshProof(actor, now) ? actor.userId : undefined;
}

type Proposal = {
  /** Undefined for an operation without an amount, null if it is unknown. */
  amount: Centavos | null | undefined;
  usedToday: number;
  /** The person who made the rule may still make rules and do this. */
  makerMay: boolean;
};

/** Why the rule doesn't cover the proposal; undefined if it does. */
export function missOf(
  rule: { belowAmount: Centavos | null; perDay: number },
  { amount, usedToday, makerMay }: Proposal,
): RuleMiss | undefined {
  if (!makerMay) return "no_maker";
  const isBelow = amount !== null && rule.belowAmount !== null && (amount ?? 0) < rule.belowAmount;
  if (amount !== undefined && !isBelow) return "amount";
  return usedToday < rule.perDay ? undefined : "used_up";
}

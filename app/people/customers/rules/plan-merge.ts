import { refuse, type Refusal } from "#app/lib/result.ts";

/** What decides whether a record can go into another. */
export type Mergeable = {
  id: string;
  hasAccount: boolean;
  /** The mailbox of its account is proven. */
  confirmed: boolean;
  isStaff: boolean;
};

export type MergeRefusal = "same" | "two_accounts" | "unconfirmed" | "staff";
export type MergePlan = { ok: true; stays: string; goes: string };

/**
 * Which of two records stays: the account that was confirmed or, without one, the record that staff have
 * open. Two people can sign in to two accounts, so these stay two; one that nobody confirmed goes into a
 * confirmed one alone.
 */
export function planMerge(open: Mergeable, other: Mergeable): MergePlan | Refusal<MergeRefusal> {
  if (open.id === other.id) return refuse("same");
  if (open.confirmed && other.confirmed) return refuse("two_accounts");
  const [stays, goes] = other.confirmed ? [other, open] : [open, other];
  if (goes.isStaff) return refuse("staff");
  const isUnproven = (one: Mergeable) => one.hasAccount && !one.confirmed;
  if (isUnproven(stays) || (isUnproven(goes) && !stays.confirmed)) return refuse("unconfirmed");
  return { ok: true, stays: stays.id, goes: goes.id };
}

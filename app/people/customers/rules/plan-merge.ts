import { refuse, type Refusal } from "#app/lib/result.ts";

export type Mergeable = {
  id: string;
  hasAccount: boolean;
  /** The account's mailbox is confirmed. */
  confirmed: boolean;
  isStaff: boolean;
};

export type MergeRefusal = "same" | "two_accounts" | "unconfirmed" | "staff";
export type MergePlan = { ok: true; stays: string; goes: string };

/**
 * Decides which of two records stays: the confirmed account or, without one, the record that staff
 * have open. Two confirmed accounts are never merged, because two people can sign in to them. An
 * unconfirmed account is merged only into a confirmed one.
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

import type { MergeRefusal } from "../rules/plan-merge.ts";

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const mergeMessages = {
  open: "Merge with another record",
  title: (name: string) => `Merge ${name} with another record`,
  back: (name: string) => `Back to ${name}`,
  lead: "For two records of one person. Choose the other record to see what will happen.",
  find: "Find the other record",
  findHint: "By name, email or phone.",
  search: "Search",
  found: "Records found",
  foundNone: "No other records match.",
  choose: "Compare",
  gone: "The other record no longer exists. Choose another one.",

  compared: "The two records",
  record: "Record",
  stays: "Stays",
  goes: "Merged into the other",
  cells: { email: "Email", account: "Account", orders: "Orders", notes: "Notes", tags: "Tags" },
  accounts: {
    confirmed: "Yes",
    unconfirmed: "Yes, email not confirmed",
    guest: "Guest",
    none: "No longer",
  },

  happens: "What will happen",
  moves: (orders: number, notes: number, tags: number, name: string) =>
    `${some(orders, "order", "orders")}, ${some(notes, "note", "notes")} and ${some(tags, "tag", "tags")} go to ${name}.`,
  showsOrders: (name: string) =>
    `${name} will see these orders in their account, with names and addresses. Merge only if you know the orders are theirs.`,
  removesAccount: "The account with the unconfirmed email is removed.",
  staysPut:
    "Health data doesn’t move: assessments, approvals and consultations stay where they are.",
  final: "This cannot be undone.",
  reason: "How you know they’re the same person",
  reasonHint:
    "Recorded with your name and never deleted. Example: “confirmed from the order’s mailbox”. Leave out names and health.",
  button: (name: string) => `Merge into ${name}`,
  merged: (name: string) => `Records merged into ${name}.`,

  refusals: {
    same: "This is the same record.",
    two_accounts:
      "Both have an account with a confirmed email. Two people may be signing in, so staff can’t merge them.",
    unconfirmed:
      "An account with an unconfirmed email can only be merged into a confirmed one. Once the email is confirmed, its orders join the account automatically.",
    staff: "A staff member’s record can’t be merged into another one.",
    has_more:
      "The record to be removed has approvals, consultations or other data that never move.",
    changed: "One of the records has changed. Review them again.",
    forbidden: "Your role doesn’t allow this. Ask a manager.",
  } satisfies Record<MergeRefusal | "has_more" | "changed" | "forbidden", string>,
  reasonNeeded: "Say how you know, in at least 10 characters.",
  reasonLong: "Use at most 300 characters.",
  unusual: "Please remove characters that can’t be printed.",
  searchNeeded: "Enter a name, email or phone number of up to 100 characters.",
  choiceNeeded: "Choose the other record.",
  noStep: "Choose an action, then send the form again.",
} as const;

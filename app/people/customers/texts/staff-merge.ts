import type { MergeRefusal } from "../rules/plan-merge.ts";

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const mergeMessages = {
  open: "Merge with another record",
  title: (name: string) => `Merge ${name} with another record`,
  back: (name: string) => `Back to ${name}`,
  lead: "For two records of one person. Choose the other one, and see what will happen first.",
  find: "Find the other record",
  findHint: "By name, email or phone.",
  search: "Search",
  found: "Records found",
  foundNone: "No other record matches.",
  choose: "Compare",
  gone: "The other record no longer exists. Choose another one.",

  compared: "The two records",
  record: "Record",
  stays: "Stays",
  goes: "Goes into the other",
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
    `${name} sees these orders in their account from then on, with names and addresses. Merge only when you know that they are theirs.`,
  removesAccount: "The account whose email was never confirmed is removed.",
  staysPut: "Health data stays where it is: assessments, approvals and consultations never move.",
  final: "This cannot be undone.",
  reason: "How you know that they are one person",
  reasonHint:
    "Recorded with your name and never deleted, such as “confirmed from the mailbox of the order”. Leave out names and health.",
  button: (name: string) => `Merge into ${name}`,
  merged: (name: string) => `The records are merged into ${name}.`,

  refusals: {
    same: "This is the same record.",
    two_accounts:
      "Both have an account with a confirmed email. Two people can sign in to two accounts, so staff cannot merge them.",
    unconfirmed:
      "An account whose email is not confirmed can only go into a confirmed one. Once its email is confirmed, the orders of that email join it by themselves.",
    staff: "A member of staff cannot go into another record.",
    has_more:
      "The record that would go has approvals, consultations or other things of its own, which never move.",
    changed: "One of the records was changed meanwhile. Look at them again.",
    forbidden: "Your role does not allow this. Ask a manager.",
  } satisfies Record<MergeRefusal | "has_more" | "changed" | "forbidden", string>,
  reasonNeeded: "Say how you know it, in at least 10 characters.",
  reasonLong: "Use at most 300 characters.",
  unusual: "Please remove characters that cannot be printed.",
  searchNeeded: "Enter a name, an email or a phone number of at most 100 characters.",
  choiceNeeded: "Choose the other record.",
  noStep: "Choose what to do, and send the form again.",
} as const;

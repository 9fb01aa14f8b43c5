import { LAPSED_AFTER, SLIPPING_AFTER } from "../rules/stage.ts";
import type { ConditionProblem } from "../rules/conditions.ts";
import { LONGEST_NAME, MOST_DAYS } from "../rules/condition-terms.ts";

const orders = (count: string) => (count === "1" ? "1 order" : `${count} orders`);
const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** Conditions in words, each a part of one sentence. */
export const conditionWords = {
  spent: {
    exactly: (amount: string) => `spent exactly ${amount}`,
    between: (least: string, most: string) => `spent ${least} to ${most}`,
    least: (amount: string) => `spent at least ${amount}`,
    most: (amount: string) => `spent at most ${amount}`,
  },
  orders: {
    exactly: (count: string) => `exactly ${orders(count)}`,
    between: (least: string, most: string) => `${least} to ${most} orders`,
    least: (count: string) => `at least ${orders(count)}`,
    most: (count: string) => `at most ${orders(count)}`,
  },
  lastOrder: {
    within: (count: number) => `last order within ${days(count)}`,
    before: (count: number) => `last order more than ${days(count)} ago`,
    never: () => "never ordered",
  },
  boughtProduct: (name: string) => `bought ${name}`,
  boughtCategory: (name: string) => `bought from ${name}`,
  gone: "something that no longer exists",
  tag: (name: string) => `tagged “${name}”`,
  consent: { yes: "agreed to news and offers", no: "didn’t agree to news and offers" },
  account: { with: "with an account", without: "without an account" },
  joined: (count: number) => `joined within ${days(count)}`,
  tier: (name: string) => `status ${name}`,
  stage: {
    none: "no orders yet",
    first: "one recent order",
    regular: "several orders, the last one recent",
    slipping: `no order for ${days(SLIPPING_AFTER)}`,
    lapsed: `no order for ${days(LAPSED_AFTER)}`,
  },
} as const;

const any = "Any";

export const segmentMessages = {
  title: "Segments",
  lead: "Groups of customers for campaigns. Members update automatically.",
  add: "Add segment",
  caption: "Segments",
  show: "Which segments",
  shows: { active: "In use", archived: "Archived" },
  search: "Search segments",
  none: "No segments yet",
  noneHint: "Add the first one, like customers whose last order was more than 60 days ago.",
  columns: { name: "Segment", conditions: "Conditions", size: "Customers", state: "Status" },
  states: { active: "In use", inactive: "Archived", archived: "Archived" },

  editOf: (name: string) => `Edit ${name}`,
  back: "All segments",
  any,
  fields: {
    name: "Name",
    leastAmount: { label: "Minimum spent (pesos)" },
    mostAmount: { label: "Maximum spent (pesos)" },
    leastOrders: { label: "Minimum orders", hint: "Paid orders that weren’t returned." },
    mostOrders: { label: "Maximum orders", hint: "Enter 0 for customers who never bought." },
    lastOrder: {
      label: "Last order",
      words: {
        "": any,
        within: "Within a number of days",
        before: "More than a number of days ago",
        never: "Never",
      },
    },
    lastOrderDays: { label: "Days since the last order" },
    productId: "Bought product",
    categoryId: "Bought from category",
    tag: "Tag",
    consent: {
      label: "News and offers",
      hint: "Set in the account. Guests are treated as “Did not agree”. Campaigns check again when sent.",
      words: { "": any, yes: "Agreed", no: "Did not agree" },
    },
    account: {
      label: "Account",
      words: { "": any, with: "With an account", without: "Without an account" },
    },
    joinedDays: {
      label: "Joined within (days)",
      hint: "Guests join with their first order.",
    },
    tier: { label: "Status" },
    stage: {
      label: "Stage",
      hint: "Based on orders only.",
      words: {
        "": any,
        none: "No orders yet",
        first: "Recent first order",
        regular: "Orders regularly",
        slipping: `Slipping: no order for ${days(SLIPPING_AFTER)}`,
        lapsed: `Lapsed: no order for ${days(LAPSED_AFTER)}`,
      },
    },
  },
  conditions: "Conditions",
  conditionsHint: "Customers must match every condition.",
  save: "Save segment",
  saved: (name: string) => `${name} is saved.`,
  preview: "Preview customers",
  previewTitle: "Matching customers",
  count: (count: number) =>
    count === 1 ? "1 customer" : `${count.toLocaleString("en")} customers`,
  firstTen: "Newest customers",
  noMembers: "No customers match right now.",
  namesHidden: "Your role can see how many there are, but not their names.",
  openList: "Open in customer list",
  columnsOfPeople: { name: "Customer", email: "Email", joined: "Joined" },

  archive: "Archive this segment",
  archiveHint: "The segment leaves the lists. Its customers stay, and you can restore it.",
  archiveNow: (name: string) => `Archive ${name}`,
  archived: (name: string) => `${name} is archived.`,
  isArchived: "This segment is archived",
  isArchivedHint: "Restore the segment to use or change it.",
  restore: "Restore",
  restored: (name: string) => `${name} is restored.`,

  check: "Please check these fields",
  noStep: "Choose what to do, and send the form again.",
  problems: {
    nothing: "Fill in at least one condition.",
    amounts: "Enter a maximum that’s not below the minimum.",
    orders: "Enter a maximum that’s not below the minimum.",
    days_missing: "Enter the number of days.",
    days_alone: "Choose “within” or “more than” a number of days, or leave the days blank.",
  } satisfies Record<ConditionProblem, string>,
  errors: {
    saveFailed: "Failed to save the segment",
    forbidden: "Your role does not allow this. Ask a manager.",
    archived: "This segment is archived. Restore it first.",
    taken: "Another segment has this name. Choose a different one.",
    name: `Enter a name of at most ${LONGEST_NAME} characters.`,
    unusual: "Remove the characters that can’t be printed.",
    amount: "Enter an amount in pesos, like 5000.",
    orders: "Enter a number of orders, like 3.",
    days: `Enter a number of days from 1 to ${MOST_DAYS.toLocaleString("en")}.`,
    choice: "Choose one from the list.",
  },
} as const;

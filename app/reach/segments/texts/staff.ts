import { LAPSED_AFTER, SLIPPING_AFTER } from "../rules/stage.ts";
import type { ConditionProblem } from "../rules/conditions.ts";
import { LONGEST_NAME, MOST_DAYS } from "../rules/condition-terms.ts";

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
    exactly: (count: string) => `exactly ${count} orders`,
    between: (least: string, most: string) => `${least} to ${most} orders`,
    least: (count: string) => `at least ${count} orders`,
    most: (count: string) => `at most ${count} orders`,
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
  consent: { yes: "agreed to news and offers", no: "did not agree to news and offers" },
  account: { with: "with account", without: "without account" },
  joined: (count: number) => `joined within ${days(count)}`,
  tier: (name: string) => `status ${name}`,
  stage: {
    none: "no order yet",
    first: "one order, placed lately",
    regular: "several orders, the last one lately",
    slipping: `no order for ${days(SLIPPING_AFTER)}`,
    lapsed: `no order for ${days(LAPSED_AFTER)}`,
  },
} as const;

const any = "Does not matter";

export const segmentMessages = {
  title: "Segments",
  lead: "Customers by what holds of them, for campaigns. A segment has whoever fits now.",
  add: "Add segment",
  caption: "Segments",
  show: "Which segments",
  shows: { active: "In use", archived: "Archived" },
  search: "Search segments",
  none: "No segments yet",
  noneHint: "Add the first one, such as customers whose last order was more than 60 days ago.",
  columns: { name: "Segment", conditions: "Who is in it", size: "Customers", state: "Status" },
  states: { active: "In use", inactive: "Archived", archived: "Archived" },

  editOf: (name: string) => `Segment ${name}`,
  back: "All segments",
  any,
  fields: {
    name: "Name",
    leastAmount: { label: "Spent at least, in pesos" },
    mostAmount: { label: "Spent at most, in pesos" },
    leastOrders: { label: "Orders at least", hint: "Paid and not returned." },
    mostOrders: { label: "Orders at most", hint: "0 for those who bought nothing." },
    lastOrder: {
      label: "Last order",
      words: {
        "": any,
        within: "Within so many days",
        before: "More than so many days ago",
        never: "Never",
      },
    },
    lastOrderDays: { label: "Days since the last order" },
    productId: "Bought the product",
    categoryId: "Bought from the category",
    tag: "Tag",
    consent: {
      label: "News and offers",
      hint: "Given in an account; a guest counts as no. Campaigns check it again when they are sent.",
      words: { "": any, yes: "Agreed", no: "Did not agree" },
    },
    account: {
      label: "Account",
      words: { "": any, with: "With account", without: "Without account" },
    },
    joinedDays: {
      label: "Joined within, in days",
      hint: "Guests join with their first order.",
    },
    tier: { label: "Status" },
    stage: {
      label: "Stage",
      hint: "By the orders alone.",
      words: {
        "": any,
        none: "No order yet",
        first: "First order lately",
        regular: "Orders regularly",
        slipping: `Slipping: none for ${days(SLIPPING_AFTER)}`,
        lapsed: `Lapsed: none for ${days(LAPSED_AFTER)}`,
      },
    },
  },
  conditions: "Who is in it",
  conditionsHint: "Everything that you fill in has to hold.",
  save: "Save segment",
  saved: (name: string) => `${name} is saved.`,
  preview: "Show who this is",
  previewTitle: "Who this is now",
  count: (count: number) =>
    count === 1 ? "1 customer" : `${count.toLocaleString("en")} customers`,
  firstTen: "The newest of them",
  noMembers: "No one fits now.",
  namesHidden: "Your role sees how many, and not who.",
  openList: "Open in the list of customers",
  columnsOfPeople: { name: "Customer", email: "Email", joined: "Joined" },

  archive: "Archive this segment",
  archiveHint: "It leaves the lists. Its customers stay, and you can bring it back.",
  archiveNow: (name: string) => `Archive ${name}`,
  archived: (name: string) => `${name} is archived.`,
  isArchived: "This segment is archived",
  isArchivedHint: "Bring it back to use or change it.",
  restore: "Bring it back",
  restored: (name: string) => `${name} is back.`,

  check: "Please check these fields",
  noStep: "Choose what to do, and send the form again.",
  problems: {
    nothing: "Fill in at least one condition.",
    amounts: "Enter as much as, or more than, the amount at least.",
    orders: "Enter as many as, or more than, the orders at least.",
    days_missing: "Enter the number of days.",
    days_alone: "Choose within or more than so many days ago, or leave the days empty.",
  } satisfies Record<ConditionProblem, string>,
  errors: {
    saveFailed: "Failed to save the segment",
    forbidden: "Your role does not allow this. Ask a manager.",
    archived: "This segment is archived. Bring it back first.",
    taken: "Another segment has this name. Choose another one.",
    name: `Enter a name of at most ${LONGEST_NAME} characters.`,
    unusual: "Please remove characters that cannot be printed.",
    amount: "Enter an amount in pesos, such as 5000.",
    orders: "Enter a number of orders, such as 3.",
    days: `Enter a number of days from 1 to ${MOST_DAYS.toLocaleString("en")}.`,
    choice: "Choose one of the list.",
  },
} as const;

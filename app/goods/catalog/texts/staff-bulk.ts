import type { BulkField, Operation } from "../rules/bulk-edits.ts";
import { productAdminMessages } from "./staff-products.ts";

const fields: Record<BulkField, string> = {
  price: "Price",
  compare_at_price: "Compare-at price",
  cost_per_item: "Cost per item",
  category_id: productAdminMessages.categoryOf,
  is_active: "Status",
  featured: "Featured",
  clearance: productAdminMessages.clearance,
  needs_cold: productAdminMessages.needsCold,
  statutory_discount: productAdminMessages.statutoryDiscount,
  tags: productAdminMessages.tags,
};

const operations: Record<Operation, string> = {
  set: "Set to",
  add: "Add",
  percent: "Change by percent",
  clear: "Clear",
};

const counted = (count: number) => (count === 1 ? "1 product" : `${count} products`);

export const bulkMessages = {
  fields,
  operations,
  title: (count: number) => `Change ${counted(count)}`,
  plainTitle: "Change several products",
  lead: "You see the old and the new value of each product before anything is changed.",
  chosen: (count: number) => `Which ${counted(count)}`,
  seeList: "See the products",
  none: "No products chosen",
  noneHint: "Choose products in the list, then press “Change”.",
  now: "Now",
  mixedOf: (parts: readonly string[]) => `Mixed: ${parts.join(", ")}`,
  noValue: "None",
  range: (low: string, high: string) => `${low} to ${high}`,
  without: (count: number) => `${count} without`,
  countOf: (label: string, count: number) => `${label} (${count})`,
  others: (count: number) => `${count} more`,
  leave: "Leave as it is",
  operationOf: (field: string) => `${field}: what to do`,
  valueOf: (field: string) => `${field}: value`,
  choose: "Choose …",
  hints: [
    "Amounts are in pesos, or in percent. A minus takes off: -50, or -12.5.",
    "A product with variants has its prices there: each of its variants is changed.",
    "Tags are separated by commas.",
  ],
  yes: "Yes",
  no: "No",
  preview: "Show what would change",
  cleared: "cleared",
  tagWords: { set: "only", add: "with" },
  earlier: "Earlier changes of several products",
  kind: "Change of several products",
  tooLittle: (name: string, field: string) =>
    `${name}: its ${field.toLowerCase()} would be zero or less.`,
  tooMuch: (name: string, field: string) =>
    `${name}: its ${field.toLowerCase()} would be above ₱1,000,000.`,
  noAmount: (name: string, field: string) => `${name}: it has no ${field.toLowerCase()} to change.`,
  archived: "It is in the archive. Bring it back first.",
  hasIt: "It already has these values.",
  errors: {
    nothing: "Choose what to do with at least one field.",
    noneChosen: "Choose products in the list first.",
    operation: "Choose what to do with this field, or empty the value.",
    amount: "Enter an amount in pesos, such as 1,250 or -50.",
    setAmount: "Enter an amount above zero, in pesos.",
    percent: "Enter a percentage from -99 to 1,000, such as 10 or -12.5.",
    choose: "Choose one.",
    tags: "Enter at most 20 tags of up to 40 letters, separated by commas.",
    forbidden: productAdminMessages.errors.forbidden,
  },
} as const;

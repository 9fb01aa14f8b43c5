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
  lead: "Preview the old and new values before anything changes.",
  chosen: (count: number) => `${counted(count)} selected`,
  seeList: "All products",
  none: "No products selected",
  noneHint: "Select products in the list, then press “Change”.",
  now: "Now",
  mixedOf: (parts: readonly string[]) => `Mixed: ${parts.join(", ")}`,
  noValue: "None",
  range: (low: string, high: string) => `${low} to ${high}`,
  without: (count: number) => `${count} without`,
  countOf: (label: string, count: number) => `${label} (${count})`,
  others: (count: number) => `${count} more`,
  leave: "Leave unchanged",
  operationOf: (field: string) => `${field}: action`,
  valueOf: (field: string) => `${field}: value`,
  choose: "Choose …",
  hints: [
    "Amounts are in pesos or percent. Use a minus sign to reduce: -50 or -12.5.",
    "If a product has variants, the price of each variant changes.",
    "Separate tags with commas.",
  ],
  yes: "Yes",
  no: "No",
  preview: "Preview changes",
  cleared: "cleared",
  tagWords: { set: "only", add: "with" },
  earlier: "Earlier bulk changes",
  kind: "Bulk product change",
  tooLittle: (name: string, field: string) =>
    `${name}: the ${field.toLowerCase()} would be zero or less.`,
  tooMuch: (name: string, field: string) =>
    `${name}: the ${field.toLowerCase()} would be above ₱1,000,000.`,
  noAmount: (name: string, field: string) => `${name}: no ${field.toLowerCase()} to change.`,
  archived: "Archived. Restore it first.",
  hasIt: "Already has these values.",
  errors: {
    nothing: "Choose an action for at least one field.",
    noneChosen: "Select products in the list first.",
    operation: "Choose an action for this field, or clear the value.",
    amount: "Enter an amount in pesos, like 1,250 or -50.",
    setAmount: "Enter an amount above zero, like 250.00.",
    percent: "Enter a percentage from -99 to 1,000, like 10 or -12.5.",
    choose: "Select an option.",
    tags: "Enter at most 20 tags of up to 40 characters, separated by commas.",
    forbidden: productAdminMessages.errors.forbidden,
  },
} as const;

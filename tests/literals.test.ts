import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What staff read when an act failed, in the words that were asked for, by the file of its area. */
const FAILURES: readonly (readonly [file: string, ...literals: string[]])[] = [
  ["selling/orders", "update order status", "update tracking information", "fetch orders"],
  ["selling/discounts", "save discount", "delete discount", "update discount status"],
  ["goods/catalog/texts/staff-products.ts", "fetch products", "save product", "delete product"],
  ["goods/catalog/texts/staff-variants.ts", "fetch variants", "save variants"],
  ["goods/catalog/texts/staff-starter.ts", "add predefined products"],
  ["goods/catalog/texts/staff-writer.ts", "generate description"],
  ["care/consultations/texts/staff-doctors.ts", "fetch doctors", "save doctor", "delete doctor"],
];

test.each(FAILURES)("%s says “Failed to …” as it was asked for", (file, ...literals) => {
  const path = `app/${file.endsWith(".ts") ? file : `${file}/texts/staff.ts`}`;
  const text = readFileSync(path, "utf8");
  expect(literals.filter((one) => !text.includes(`"Failed to ${one}"`))).toEqual([]);
});

test.each([
  ["running/settings/pages/desk/affiliate-groups.ts", '"Minimum payout, ', '"Payment terms, '],
  ["ui/answer-notice.tsx", '<Notice title="Error" tone="error">'],
  ["shells/desk/frame/texts.ts", 'error: "Error"'],
  ["shells/desk/dashboard/texts.ts", "it sends no receipts, invites or new-order alerts"],
])("%s says it as it was asked for", (file, ...literals) => {
  const text = readFileSync(`app/${file}`, "utf8");
  expect(literals.filter((one) => !text.includes(one))).toEqual([]);
});

import { expect, test } from "vitest";
import { bulkChoices } from "./bulk-choices.ts";
import { editsSummary } from "./edits-summary.ts";

const choices = bulkChoices([{ id: "c-1", name: "Beauty" }]);

test("what was chosen is said in one line", () => {
  expect(
    editsSummary(
      [
        { field: "price", change: { op: "percent", amount: -1_250 } },
        { field: "compare_at_price", change: { op: "clear" } },
        { field: "cost_per_item", change: { op: "add", amount: 5_050 } },
        { field: "category_id", to: "c-1" },
        { field: "is_active", to: "false" },
        { field: "tags", op: "add", tags: ["new", "spring"] },
      ],
      choices,
    ),
  ).toBe(
    "Price: −12.5%; Compare-at price: cleared; Cost per item: +₱50.50; Category: Beauty; Status: Inactive; Tags: with new, spring",
  );
});

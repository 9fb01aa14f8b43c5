import { expect, test } from "vitest";
import { changeKind } from "./ledger-terms.ts";

test.each([
  [-1, "clawback"],
  [0, undefined],
  [1, "restored"],
])("a change of %i centavos is %s", (amount, kind) => {
  expect(changeKind(amount)).toBe(kind);
});

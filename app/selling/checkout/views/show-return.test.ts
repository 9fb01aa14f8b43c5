import { expect, test } from "vitest";
import { showReturn } from "./show-return.ts";

test.each([
  [{ lastTry: "cancelled" as const }, true, "Payment canceled", "as you left them"],
  [{ lastTry: "failed" as const }, true, "Payment declined", "as you left them"],
  [{ lastTry: undefined }, true, "Payment not finished", "as you left them"],
  [{ lastTry: "failed" as const }, false, "Payment declined", "select the checkboxes"],
  [undefined, false, "Payment not finished", "still in your cart"],
])("%o, everything as left: %s, reads %s", (unpaid, asLeft, title, text) => {
  const shown = showReturn(unpaid, asLeft);
  expect(shown.title).toBe(title);
  expect(shown.text).toContain(text);
  expect(shown.text.includes("as you left them")).toBe(asLeft);
});

import { expect, it, test } from "vitest";
import { readChange } from "./input.ts";
import { cartMessages as say } from "./texts/shopper.ts";

const productId = "01890a5d-ac96-774b-bcce-b302099a8057";
const lineId = "01890a5d-ac96-774b-bcce-b302099a8058";

test.each([
  [
    { intent: "add", productId, variantId: "", quantity: "2" },
    { intent: "add", productId, variantId: null, quantity: 2 },
  ],
  [
    { intent: "add", productId },
    { intent: "add", productId, variantId: null, quantity: 1 },
  ],
  [
    { intent: "add", productId, variantId: lineId, quantity: "0" },
    { intent: "add", productId, variantId: lineId, quantity: 1 },
  ],
  [
    { intent: "set", lineId, quantity: "2" },
    { intent: "set", lineId, quantity: 2 },
  ],
  [
    { intent: "set", lineId, quantity: "2", step: "1" },
    { intent: "set", lineId, quantity: 3 },
  ],
  [
    { intent: "set", lineId, quantity: "1", step: "-1" },
    { intent: "set", lineId, quantity: 0 },
  ],
  [
    { intent: "set", lineId, quantity: "0", step: "-1" },
    { intent: "set", lineId, quantity: 0 },
  ],
  [
    { intent: "remove", lineId },
    { intent: "remove", lineId },
  ],
  [{ intent: "clear", via: "fetch" }, { intent: "clear" }],
])("reads %o", (texts, value) => {
  expect(readChange(texts as Record<string, string>)).toEqual({ ok: true, value });
});

test.each(["0", "-0", "-1", "-3"])("%s of a line takes it out", (quantity) => {
  const value = { intent: "set", lineId, quantity: 0 };
  expect(readChange({ intent: "set", lineId, quantity })).toEqual({ ok: true, value });
});

it("takes no price from a form, whatever it is called", () => {
  const tampered = { intent: "add", productId, price: "1", seenPrice: "1", total: "1" };
  const value = { intent: "add", productId, variantId: null, quantity: 1 };
  expect(readChange(tampered)).toEqual({ ok: true, value });
});

test.each([
  [{ intent: "set", lineId, quantity: "two" }, say.wholeNumber],
  [{ intent: "set", lineId, quantity: "-2.5" }, say.wholeNumber],
  [{ intent: "add", productId, quantity: "-2" }, say.wholeNumber],
  [{ intent: "add", productId, quantity: "0.1" }, say.wholeNumber],
  [{ intent: "set", lineId: "1 or 1=1", quantity: "2" }, say.notUnderstood],
  [{ intent: "set", lineId, quantity: "2", step: "100" }, say.notUnderstood],
  [{ intent: "add", productId: "", quantity: "x" }, say.notUnderstood],
  [{ intent: "undo", lines: "nonsense" }, say.notUnderstood],
  [{ intent: "steal" }, say.notUnderstood],
  [{}, say.notUnderstood],
])("refuses %o", (texts, message) => {
  expect(readChange(texts as Record<string, string>)).toEqual({
    ok: false,
    answer: { ok: false, tone: "error", message },
  });
});

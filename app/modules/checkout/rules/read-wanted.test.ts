import { expect, it } from "vitest";
import { readWanted } from "./read-wanted.ts";

it("reads a quantity for each line, 0 to leave it out, and nothing else of the form", () => {
  const texts = { intent: "items", quantity1: "2", quantity12: " 0 ", quantityx: "5", shown: "7" };
  expect(readWanted(texts)).toEqual({ ok: true, value: { 1: 2, 12: 0 } });
});

it.each(["", "-1", "1.5", "two", "21", "9999999"])("does not take %o for a quantity", (text) => {
  const read = readWanted({ quantity1: "1", quantity2: text });
  expect(read).toEqual({ ok: false, reason: "no_quantity", fields: ["quantity2"] });
});

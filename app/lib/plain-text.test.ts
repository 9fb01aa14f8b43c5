import { expect, test } from "vitest";
import { manyLines, oneLine } from "./plain-text.ts";

const say = { required: "needed", tooLong: (max: number) => `most ${max}`, unusual: "unusual" };
const said = (schema: ReturnType<typeof oneLine>, typed: unknown) =>
  schema.safeParse(typed).error?.issues[0]?.message;

test.each([
  [" two words ", undefined, undefined],
  ["", undefined, undefined],
  ["x".repeat(10), undefined, undefined],
  ["x".repeat(11), "most 10", "most 10"],
  ["a\nb", "unusual", undefined],
  ["a\r\nb", "unusual", undefined],
  ["a\tb", "unusual", "unusual"],
  ["a\u0000b", "unusual", "unusual"],
  ["\ud800", "unusual", "unusual"],
  [undefined, "needed", "needed"],
])("of %j a line says %s, and lines say %s", (typed, ofLine, ofLines) => {
  expect(said(oneLine(10, say), typed)).toBe(ofLine);
  expect(said(manyLines(10, say), typed)).toBe(ofLines);
});

test("what surrounds it is left out", () => {
  expect(oneLine(3, say).parse("  abc \n")).toBe("abc");
});

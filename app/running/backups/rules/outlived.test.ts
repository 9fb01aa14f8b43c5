import { expect, test } from "vitest";
import { outlived } from "./outlived.ts";

const at = new Date("2026-11-21T02:00:00Z");
const made = (name: string) => ({ name, madeAt: at });
const proven = (name: string) => ({ ...made(name), provenAt: at });
const failed = (name: string) => ({ name });

test.each([
  ["as many as stay", [proven("c"), proven("b")], []],
  ["one more", [proven("c"), proven("b"), proven("a")], ["a"]],
  ["the only proven one is old", [made("d"), made("c"), made("b"), proven("a")], ["b"]],
  ["an older proven one", [proven("c"), made("b"), proven("a")], ["a"]],
  ["none is proven", [made("c"), made("b"), made("a")], ["a"]],
  ["failed ones take no place", [failed("x"), made("b"), failed("y"), made("a")], []],
  ["many failed ones", [1, 2, 3, 4, 5, 6, 7].map((n) => failed(`x${n}`)), ["x6", "x7"]],
])("%s", (_, backups, gone) => {
  expect(outlived(backups, 2)).toEqual(gone);
});

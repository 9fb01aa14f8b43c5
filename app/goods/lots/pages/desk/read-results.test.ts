import { expect, it, test } from "vitest";
import { readResults } from "./read-results.ts";

const identity = { identityVerdict: "passed", identityMethod: "LC-MS" };
const purity = {
  purityFigure: "99.1",
  purityMethod: "HPLC",
  purityAtLeast: "98",
  puritySource: "the report",
};

it("reads the tests that are filled in, each with its verdict", () => {
  const endotoxin = { endotoxinFigure: "<0.05", endotoxinUnit: "EU/vial", endotoxinMethod: "LAL" };
  const limit = { endotoxinAtMost: "5", endotoxinSource: "the report" };
  const read = readResults({ ...identity, ...purity, ...endotoxin, ...limit });
  expect(read).toMatchObject({
    value: [
      { test: "identity", verdict: "passed", figure: null },
      { test: "purity", figure: 99.1, unit: "%", atLeast: 98, verdict: "passed" },
      { test: "endotoxin", figure: 0.05, isBelow: true, unit: "EU/vial", verdict: "passed" },
    ],
  });
});

it("gives a figure without a limit no verdict", () => {
  const read = readResults({ contentFigure: "10.2", contentMethod: "HPLC", contentUnit: "mg" });
  expect(read).toMatchObject({ value: [{ test: "content", verdict: null, limitSource: null }] });
});

test.each([
  ["nothing at all", {}, "identityVerdict"],
  ["a method without a conclusion", { sterilityMethod: "USP 71" }, "sterilityVerdict"],
  ["an unknown conclusion", { ...identity, identityVerdict: "maybe" }, "identityVerdict"],
  ["no method", { ...identity, identityMethod: " " }, "identityMethod"],
  ["a control character", { ...identity, identityMethod: "a\u0007b" }, "identityMethod"],
  ["a long method", { ...identity, identityMethod: "x".repeat(121) }, "identityMethod"],
  ["a purity of nothing", { ...purity, purityFigure: "0" }, "purityFigure"],
  ["a purity above all", { ...purity, purityFigure: "100.1" }, "purityFigure"],
  ["a comma", { ...purity, purityFigure: "99,1" }, "purityFigure"],
  ["more than", { ...purity, purityFigure: ">98" }, "purityFigure"],
  ["a limit in words", { ...purity, purityAtLeast: "much" }, "purityAtLeast"],
  ["a limit of no one", { ...purity, puritySource: "" }, "puritySource"],
  ["a source of no limit", { ...purity, purityAtLeast: "" }, "puritySource"],
  ["limits that cross", { ...purity, purityAtMost: "97" }, "purityAtMost"],
  ["a limit alone", { contentAtLeast: "9", contentSource: "the label" }, "contentFigure"],
] as const)("refuses %s", (_, sent, field) => {
  const read = readResults(sent);
  expect(read.ok ? {} : read.errors).toHaveProperty(field);
});

import { describe, expect, it } from "vitest";
import { lotInput, reportInput } from "./input.ts";

const id = "018f3a52-7c1e-7b6a-9d0e-3f2a1b4c5d6e";
const lot = { item: id, lotNumber: "L-1", expiresOn: "2028-01-01", receivedUnits: "12" };
const report = { labName: "A lab", reportedOn: "2026-10-01" };
const problemOf = (
  parsed: ReturnType<typeof lotInput.safeParse> | ReturnType<typeof reportInput.safeParse>,
) => parsed.error?.issues[0]?.path[0];

describe("a lot", () => {
  it("is of a product or one of its variants", () => {
    expect(lotInput.parse(lot)).toEqual({
      item: { productId: id, variantId: null },
      lotNumber: "L-1",
      madeOn: null,
      expiresOn: "2028-01-01",
      receivedUnits: 12,
    });
    expect(lotInput.parse({ ...lot, item: `${id}/${id}` }).item.variantId).toBe(id);
  });

  it.each([
    ["item", ""],
    ["item", "nad-plus"],
    ["item", `${id}/nothing`],
    ["lotNumber", " "],
    ["lotNumber", "x".repeat(41)],
    ["lotNumber", "A\u0007B"],
    ["expiresOn", ""],
    ["expiresOn", "2028-02-30"],
    ["expiresOn", "2025-12-31"],
    ["madeOn", "yesterday"],
    ["receivedUnits", "0"],
    ["receivedUnits", "-3"],
    ["receivedUnits", "1.5"],
    ["receivedUnits", "1e3"],
    ["receivedUnits", "1000000"],
  ])("with the %s %j is refused", (field, value) => {
    expect(problemOf(lotInput.safeParse({ ...lot, madeOn: "2026-01-01", [field]: value }))).toBe(
      field,
    );
  });
});

describe("a report", () => {
  it("names a page of the laboratory, or none", () => {
    expect(reportInput.parse(report)).toMatchObject({ verifyUrl: null });
    const verifyUrl = "https://lab.example/v?id=1";
    expect(reportInput.parse({ ...report, verifyUrl }).verifyUrl).toBe(verifyUrl);
  });

  it.each([
    ["labName", ""],
    ["failureSeen", "yes"],
    ["reportedOn", "1.10.2026"],
    ["verifyUrl", "http://lab.example/1"],
    ["verifyUrl", "javascript:alert(1)"],
    ["verifyUrl", "lab.example"],
    ["verifyUrl", `https://lab.example/${"x".repeat(500)}`],
  ])("with the %s %j is refused", (field, value) => {
    expect(problemOf(reportInput.safeParse({ ...report, [field]: value }))).toBe(field);
  });
});

import { describe, expect, it } from "vitest";
import { klow } from "./klow.fixture.ts";
import { writtenParts, type WritingSource } from "./product-writing.ts";

const source: WritingSource = { ...klow, storage: "Keep it cold.", interactions: [] };

function blocksOf(id: string, more: Partial<WritingSource> = {}) {
  return writtenParts({ ...source, ...more }).find((part) => part.id === id)?.blocks;
}

describe("what is written about a product", () => {
  it("has six benefits at most", () => {
    expect(blocksOf("benefits")?.[0]?.items).toHaveLength(6);
  });

  it("leaves out what nobody has written", () => {
    expect(blocksOf("how-it-works")).toBeUndefined();
    const titles = blocksOf("safety")?.map(({ title }) => title);
    expect(titles).toContain("Contraindications");
    expect(titles).not.toContain("Interactions with other medicines");
  });

  it("says how long a vial lasts only where its strength and its label are known", () => {
    expect(blocksOf("usage")?.some(({ lasting }) => lasting)).toBe(false);
    const known = { compound: "semaglutide", vialAmount: 5, vialUnit: "mg" } as const;
    expect(blocksOf("usage", known)?.[1]?.lasting?.vials).toEqual(["5\u00A0mg vial"]);
  });

  it("puts its regulatory status before what is said about safety", () => {
    expect(blocksOf("safety", { registrationNo: "DR-1" })?.[0]?.paragraphs).toEqual([
      "Not registered with the Philippine FDA. Registration number DR-1",
      "Not approved.",
      "Warnings.",
    ]);
  });

  it("names its reviewer, with the day in Manila's calendar", () => {
    expect(blocksOf("safety")?.at(-1)?.paragraphs).toEqual(["Not yet reviewed by a clinician"]);
    const reviewedAt = new Date("2026-03-01T20:00:00Z");
    const [line] =
      blocksOf("safety", { reviewedBy: "Dr. Cruz", reviewedAt })?.at(-1)?.paragraphs ?? [];
    expect(line).toMatch(/^Reviewed by Dr\. Cruz on .*(Mar.* 2,? 2026|2 Mar.* 2026)$/);
  });
});

import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { writtenParts, type WritingSource } from "./product-writing.ts";

const source: WritingSource = {
  id: "1",
  slug: "klow",
  compound: "klow",
  name: "Klow",
  areaLook: "wellness",
  price: pesos(7_800),
  compareAtPrice: pesos(8_500),
  highestPrice: null,
  vialAmount: null,
  vialUnit: null,
  variantNames: "",
  variants: [],
  featured: true,
  sold30d: 0,
  shortDescription: "A blend of four.",
  description: "First.\n\nSecond.",
  benefits: ["1", "2", "3", "4", "5", "6", "7"],
  images: [],
  courseWeeksMin: 6,
  courseWeeksMax: 12,
  monthlyFactor: 0.5,
  clearance: "acknowledge",
  ratingAvg: null,
  ratingCount: 0,
  available: 3,
  regulatoryStatus: "not_registered",
  registrationNo: null,
  howItWorks: "",
  usage: "Handle with care.",
  storage: "Keep it cold.",
  contraindications: ["Do not use: under 18"],
  interactions: [],
  safetyText: "Not approved.\n\nWarnings.",
  sources: ["A source"],
  reviewedBy: null,
  reviewedAt: null,
};

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

import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { paragraphs, toDetail, type DetailSource } from "./product-detail.ts";

const source: DetailSource = {
  id: "1",
  slug: "klow",
  name: "Klow",
  categorySlug: "wellness",
  areaLook: "wellness",
  categoryName: "Wellness",
  price: pesos(7_800),
  compareAtPrice: pesos(8_500),
  highestPrice: null,
  option1Name: null,
  option2Name: null,
  variants: [],
  featured: true,
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
  storage: "2-8 °C.",
  contraindications: ["Do not use: under 18"],
  interactions: ["Insulin: ask a clinician first"],
  safetyText: "Not approved.\n\nWarnings.",
  sources: ["A source"],
  reviewedBy: null,
  reviewedAt: null,
};

describe("toDetail", () => {
  it("shows six benefits at most", () => {
    expect(toDetail(source).benefits).toHaveLength(6);
  });

  it("sets the texts in paragraphs, and none where nothing was written", () => {
    const { description, safety, howItWorks } = toDetail(source);
    expect(description).toEqual(["First.", "Second."]);
    expect(safety).toEqual(["Not approved.", "Warnings."]);
    expect(howItWorks).toEqual([]);
  });

  it("shows how many are left, not how many there are", () => {
    expect(toDetail(source).stock).toEqual({ kind: "low", left: 3 });
    expect(JSON.stringify(toDetail({ ...source, available: 4_321 }))).not.toContain("4321");
  });

  it("names no reviewer until there is one", () => {
    expect(toDetail(source).review).toBeUndefined();
  });

  it("dates a review by Manila's calendar", () => {
    const reviewedAt = new Date("2026-03-01T20:00:00Z");
    const { review } = toDetail({ ...source, reviewedBy: "Dr. Cruz", reviewedAt });
    expect(review?.by).toBe("Dr. Cruz");
    expect(review?.on).toMatch(/Mar.* 2,? 2026|2 Mar.* 2026/);
  });

  it("keeps what it does not go with apart from who should not use it", () => {
    expect(toDetail(source).cautions).toEqual([
      { title: "Contraindications", items: ["Do not use: under 18"] },
      { title: "Interactions with other medicines", items: ["Insulin: ask a clinician first"] },
    ]);
  });

  it("belongs to no category when it has none", () => {
    expect(
      toDetail({ ...source, categoryName: null, categorySlug: null }).category,
    ).toBeUndefined();
  });
});

it.each([
  ["One.\n\nTwo.", ["One.", "Two."]],
  ["One.\n \t\nTwo.\n", ["One.", "Two."]],
  ["One\nline", ["One\nline"]],
  ["\n\n", []],
])("paragraphs of %j", (text, parts) => {
  expect(paragraphs(text)).toEqual(parts);
});

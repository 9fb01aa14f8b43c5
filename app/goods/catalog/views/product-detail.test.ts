import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { toDetail, type DetailSource } from "./product-detail.ts";

const source: DetailSource = {
  id: "1",
  slug: "klow",
  compound: "klow",
  name: "Klow",
  categorySlug: "wellness",
  areaLook: "wellness",
  categoryName: "Wellness",
  price: pesos(7_800),
  compareAtPrice: pesos(8_500),
  highestPrice: null,
  vialAmount: null,
  vialUnit: null,
  variantNames: "",
  option1Name: null,
  option2Name: null,
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
  storage: "2-8 °C.",
  contraindications: ["Do not use: under 18"],
  interactions: ["Insulin: ask a clinician first"],
  safetyText: "Not approved.\n\nWarnings.",
  sources: ["A source"],
  reviewedBy: null,
  reviewedAt: null,
};

describe("toDetail", () => {
  it("shows how many are left, not how many there are", () => {
    expect(toDetail(source).stock).toEqual({ kind: "low", left: 3 });
    expect(JSON.stringify(toDetail({ ...source, available: 4_321 }))).not.toContain("4321");
  });

  it("belongs to no category when it has none", () => {
    expect(
      toDetail({ ...source, categoryName: null, categorySlug: null }).category,
    ).toBeUndefined();
  });
});

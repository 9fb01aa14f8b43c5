import fc from "fast-check";
import { expect, test } from "vitest";
import { COMPOUNDS, ROUTES } from "#app/goods/catalog/rules/compounds.ts";
import { REGULATORY_STATUSES } from "#app/goods/catalog/rules/product-terms.ts";
import { reasonsAgainstAds, type AdProduct } from "./judge-ad.ts";

const cream: AdProduct = {
  name: "Hand cream",
  shortDescription: "A cream for dry hands.",
  description: "It has glycerin.",
  regulatoryStatus: "not_a_medicine",
  registrationNo: null,
  clearance: "none",
  compound: "other",
  route: "on_skin",
  hasPicture: true,
};

test.each<[Partial<AdProduct>, readonly string[]]>([
  [{}, []],
  [{ regulatoryStatus: "registered", registrationNo: "DR-1" }, []],
  [{ regulatoryStatus: "registered", registrationNo: " " }, ["no_number"]],
  [{ regulatoryStatus: "not_registered" }, ["not_registered"]],
  [{ regulatoryStatus: "investigational" }, ["not_registered"]],
  [{ clearance: "required" }, ["approval"]],
  [{ clearance: "acknowledge" }, ["supervision"]],
  [{ compound: "semaglutide", route: "by_mouth" }, ["prescription"]],
  [{ route: "under_skin" }, ["injected"]],
  [{ route: null }, ["unknown_use"]],
  [{ compound: null }, ["unknown_use"]],
  [{ description: "It cures acne." }, ["claims"]],
  [{ hasPicture: false }, ["no_picture"]],
])("%j has the reasons %j", (change, reasons) => {
  expect(reasonsAgainstAds({ ...cream, ...change })).toEqual(reasons);
});

test("nothing unregistered, supervised, injected or unknown is ever advertised", () => {
  const product = fc.record({
    regulatoryStatus: fc.constantFrom(...REGULATORY_STATUSES),
    registrationNo: fc.constantFrom(null, "", "DR-1"),
    clearance: fc.constantFrom("none" as const, "acknowledge" as const, "required" as const),
    compound: fc.constantFrom(null, ...COMPOUNDS),
    route: fc.constantFrom(null, ...ROUTES),
  });
  fc.assert(
    fc.property(product, (facts) => {
      fc.pre(reasonsAgainstAds({ ...cream, ...facts }).length === 0);
      expect(facts.clearance).toBe("none");
      expect(["registered", "not_a_medicine"]).toContain(facts.regulatoryStatus);
      expect(facts.regulatoryStatus === "registered" && !facts.registrationNo).toBe(false);
      expect(["on_skin", "by_mouth"]).toContain(facts.route);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { composeDescription, shortOf, type DescribedFacts } from "./compose-description.ts";
import { healthClaims } from "./health-claims.ts";

const bare: DescribedFacts = {
  name: "Klow",
  kind: "product",
  category: "",
  vial: "",
  variants: [],
  status: undefined,
  registrationNo: "",
  clearance: "none",
  weeks: undefined,
  howItWorks: "",
  benefits: [],
  storage: "",
  contraindications: [],
};

test("a name alone gives what is known: nothing but the name", () => {
  expect(composeDescription(bare)).toBe(
    "Klow is one of our products.\n\nTalk to a doctor before you use Klow.",
  );
});

test("facts become sentences, and a claim among them is left out", () => {
  const text = composeDescription({
    ...bare,
    category: "Beauty",
    vial: "80 mg",
    status: "not_registered",
    clearance: "required",
    weeks: { min: 8, max: 12 },
    howItWorks: "It combines four peptides. It cures acne! The third sentence is left out.",
    benefits: ["Studied on the skin", "Guaranteed results"],
    storage: "Keep it at 2 to 8 °C, away from light",
    contraindications: ["Pregnancy.", "Active cancer"],
  });
  expect(text).toBe(
    [
      "Klow is part of our Beauty range. One vial contains 80 mg. It combines four peptides.",
      "Key facts: Studied on the skin.",
      "It is not registered with the Philippine FDA. A clinician must approve your request before you can order.",
      "A typical plan takes 8 to 12 weeks. Keep it at 2 to 8 °C, away from light.",
      "See the Safety section for who should not use it. Talk to a doctor before you use Klow.",
    ].join("\n\n"),
  );
});

test("several sizes are listed, an add-on says what it is", () => {
  expect(composeDescription({ ...bare, variants: ["5 mg", "10 mg"] })).toContain(
    "It comes in 2 sizes: 5 mg and 10 mg.",
  );
  const pack = { ...bare, kind: "supply" as const, name: "Cold pack" };
  expect(composeDescription(pack)).toBe("Cold pack is an item you can add to your order.");
});

test("the text for a card is the first 120 characters with three dots, or all of a short one", () => {
  expect(shortOf("Short.\n\nAnd sweet.")).toBe("Short. And sweet.");
  expect(shortOf("a".repeat(121))).toBe(`${"a".repeat(120)}...`);
  expect(shortOf("a".repeat(120))).toBe("a".repeat(120));
});

const word = fc.constantFrom(
  "It cures diabetes.",
  "Guaranteed.",
  "Lose 10 kg fast.",
  "No side effects.",
  "FDA approved.",
  "Inject 5 mg daily.",
  "Studied in cells.",
  "Keep it cold.",
  "Burns fat.",
  "Two peptides.",
);
const texts = fc.array(word, { maxLength: 5 });

test("whatever the facts claim, the description claims nothing, and is the same each time", () => {
  fc.assert(
    fc.property(texts, texts, texts, (benefits, how, storage) => {
      const facts: DescribedFacts = {
        ...bare,
        benefits,
        howItWorks: how.join(" "),
        storage: storage.join(" "),
        status: "not_registered",
      };
      const text = composeDescription(facts);
      expect(healthClaims(text, "not_registered")).toEqual([]);
      expect(composeDescription(facts)).toBe(text);
    }),
  );
});

import { expect, test } from "vitest";
import { healthClaims, type ClaimRule } from "./health-claims.ts";
import { starterProducts } from "../starter/products.ts";

const claims: readonly (readonly [ClaimRule, string, string])[] = [
  ["cures", "It cures diabetes.", "cures"],
  ["cures", "A remedy for hypertension", "remedy"],
  ["cures", "Great against arthritis and pain", "against arthritis"],
  ["cures", "Mabisang gamot sa kanser", "gamot sa"],
  ["cures", "Studies show that it cures cancer", "cures"],
  ["promises", "Guaranteed in two weeks", "Guaranteed"],
  ["promises", "Clinically proven", "Clinically proven"],
  ["amount", "You lose up to 10 kg in a month", "lose up to 10 kg"],
  ["harmless", "It has no side effects.", "no side effects"],
  ["harmless", "100% natural", "100% natural"],
  ["approval", "An FDA-approved vial", "FDA-approved"],
  ["replaces", "Use it instead of your medicine", "instead of your medicine"],
  ["replaces", "No prescription needed!", "No prescription needed"],
  ["dose", "Inject 2.5 mg into the belly", "Inject 2.5 mg"],
  ["dose", "0.25 mg weekly", "0.25 mg weekly"],
  ["same", "Generic Ozempic", "Generic Ozempic"],
  ["effect", "Melts stubborn fat", "Melts stubborn fat"],
  ["effect", "It boosts your metabolism", "boosts your metabolism"],
];

test.each(claims)("%s: %s", (rule, text, phrase) => {
  const [first] = healthClaims(text, "not_registered");
  expect(first).toMatchObject({ rule, phrase });
  expect(text.slice(first?.at).startsWith(phrase)).toBe(true);
});

test.each([
  "It comes in a vial of 10 mg.",
  "This product is not intended to diagnose, treat, cure or prevent any disease.",
  "No study shows that it cures anything.",
  "It was studied in adults with obesity for 72 weeks.",
  "It is studied against inflammation in laboratory models.",
  "It gives signals that belong to wound healing.",
  "Keep it at 2 to 8 °C.",
  "A doctor decides whether it suits you.",
  "The treatise on secure health prevention", // parts of other words
])("no claim: %s", (text) => {
  expect(healthClaims(text, "not_registered")).toEqual([]);
});

test("what is registered may say so, and still may not promise", () => {
  expect(healthClaims("FDA registered, guaranteed", "registered").map(({ rule }) => rule)).toEqual([
    "promises",
  ]);
});

test("several are named in their order, each once", () => {
  const text = "Guaranteed: it burns fat, and heals. No risk.";
  expect(healthClaims(text, "not_a_medicine").map(({ phrase }) => phrase)).toEqual([
    "Guaranteed",
    "burns fat",
    "heals",
    "No risk",
  ]);
});

test("the products that a new shop begins with make none", () => {
  for (const product of starterProducts) {
    const text = [product.description, product.shortDescription, ...product.benefits].join("\n");
    expect([product.name, healthClaims(text, product.regulatoryStatus)]).toEqual([
      product.name,
      [],
    ]);
  }
});

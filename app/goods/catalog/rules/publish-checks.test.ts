import { expect, it } from "vitest";
import { missingToPublish } from "./publish-checks.ts";

const whole = {
  kind: "product",
  shortDescription: "A blend.",
  description: "A blend of three.",
  safetyText: "Ask a doctor first.",
  images: [{ alt: "A vial" }],
} as const;
const bare = { ...whole, shortDescription: "", description: "", safetyText: "", images: [] };

it("names what is missing, in the order of the form", () => {
  expect(missingToPublish(whole)).toEqual([]);
  expect(missingToPublish({ ...whole, images: [] })).toEqual(["picture"]);
  expect(missingToPublish({ ...whole, images: [{ alt: "" }] })).toEqual(["alt"]);
  expect(missingToPublish(bare)).toEqual([
    "shortDescription",
    "description",
    "safetyText",
    "picture",
  ]);
});

it("asks less of an add-on", () => {
  expect(missingToPublish({ ...bare, kind: "service" })).toEqual(["shortDescription"]);
});

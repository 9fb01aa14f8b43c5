import { expect, test } from "vitest";
import { accessFor } from "./assessment-access.ts";

test.each([
  [{ reviewed: false, demo: false, mayReview: false }, "closed"],
  [{ reviewed: false, demo: false, mayReview: true }, "preview"],
  [{ reviewed: true, demo: false, mayReview: false }, "open"],
  [{ reviewed: true, demo: false, mayReview: true }, "open"],
  [{ reviewed: false, demo: true, mayReview: false }, "open"],
  [{ reviewed: false, demo: true, mayReview: true }, "open"],
])("%j: %s", (known, access) => {
  expect(accessFor(known)).toBe(access);
});

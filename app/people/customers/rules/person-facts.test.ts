import { expect, test } from "vitest";
import { birthProblem } from "./person-facts.ts";

test.each([
  ["1990-05-17", "2026-11-26", undefined],
  ["2008-11-26", "2026-11-26", undefined],
  ["2008-11-27", "2026-11-26", "under_age"],
  ["2026-11-26", "2026-11-26", "under_age"],
  ["2026-11-27", "2026-11-26", "not_a_birthday"],
  ["1906-11-26", "2026-11-26", undefined],
  ["1906-11-25", "2026-11-26", "not_a_birthday"],
  ["2008-02-29", "2026-02-28", "under_age"],
  ["2008-02-29", "2026-03-01", undefined],
  ["2006-03-01", "2024-02-29", "under_age"],
])("born on %s, on %s: %s", (born, today, problem) => {
  expect(birthProblem(born, today)).toBe(problem);
});

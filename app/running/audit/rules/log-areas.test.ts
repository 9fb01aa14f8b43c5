import { expect, it } from "vitest";
import { isArea, LOG_AREAS } from "./log-areas.ts";

it("counts each type of subject to one area", () => {
  const types = Object.values(LOG_AREAS).flatMap((area): readonly string[] => area.types);
  expect(new Set(types).size).toBe(types.length);
});

it("takes only its own names for areas", () => {
  expect(["lots", "toString", ""].filter(isArea)).toEqual(["lots"]);
});

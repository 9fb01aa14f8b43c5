import { expect, it } from "vitest";
import { compareFindings } from "./compare-findings.ts";
import { BY_ITSELF } from "./finding-terms.ts";

const one = { kind: "not_paid_out", subject: "payment:1" } as const;

it.each([
  ["is new", [one], [], { added: [one], again: [], gone: [] }],
  ["is there still", [one], [{ ...one, id: "f", endedBy: null }], {}],
  ["is gone", [], [{ ...one, id: "f", endedBy: null }], { gone: ["f"] }],
  [
    "was gone, and is there again",
    [one],
    [{ ...one, id: "f", endedBy: BY_ITSELF }],
    { again: ["f"] },
  ],
  ["was ended by staff", [one], [{ ...one, id: "f", endedBy: "u1" }], {}],
  ["was ended by staff, and is gone", [], [{ ...one, id: "f", endedBy: "u1" }], {}],
  [
    "is of another kind",
    [one],
    [{ ...one, kind: "no_order", id: "f", endedBy: "u1" }],
    { added: [one] },
  ],
] as const)("a difference that %s", (_, found, stored, wanted) => {
  const nothing = { added: [], again: [], gone: [] };
  expect(compareFindings(found, stored)).toEqual({ ...nothing, ...wanted });
});

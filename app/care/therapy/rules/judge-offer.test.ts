import { expect, test } from "vitest";
import { judgeOffer, type OfferFacts } from "./judge-offer.ts";

const sold = { clearance: "acknowledge", available: 50 } as const;
const guarded = { clearance: "required", available: 50 } as const;
const all: OfferFacts = { needed: 2, sold, clashes: false, approved: 0 };

test.each<[string, Partial<OfferFacts>, ReturnType<typeof judgeOffer>]>([
  ["what it needs", {}, { kind: "offer", units: 2, cutBy: undefined }],
  ["nothing that is not sold", { sold: undefined }, { kind: "gone" }],
  ["nothing that no vial holds", { needed: undefined }, { kind: "too_large" }],
  ["nothing where no dose is left", { needed: 0 }, { kind: "nothing_left" }],
  ["nothing beside what it clashes with", { clashes: true }, { kind: "clash" }],
  ["nothing without an approval", { sold: guarded }, { kind: "approval" }],
  [
    "what was approved",
    { sold: guarded, approved: 1 },
    { kind: "offer", units: 1, cutBy: "approval" },
  ],
  [
    "no more than it needs",
    { sold: guarded, approved: 9 },
    { kind: "offer", units: 2, cutBy: undefined },
  ],
  ["nothing of an empty shelf", { sold: { ...sold, available: 0 } }, { kind: "out" }],
  [
    "what is left",
    { sold: { ...sold, available: 1 } },
    { kind: "offer", units: 1, cutBy: "stock" },
  ],
  [
    "the less of both",
    { needed: 5, sold: { ...guarded, available: 2 }, approved: 3 },
    { kind: "offer", units: 2, cutBy: "stock" },
  ],
  ["no more than a line takes", { needed: 28 }, { kind: "offer", units: 20, cutBy: "most" }],
  [
    "what cannot run out",
    { sold: { ...sold, available: null } },
    { kind: "offer", units: 2, cutBy: undefined },
  ],
])("a refill offers %s", (_, given, judged) => {
  expect(judgeOffer({ ...all, ...given })).toEqual(judged);
});

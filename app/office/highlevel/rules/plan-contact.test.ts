import fc from "fast-check";
import { expect, test } from "vitest";
import { planContact, tagsOf, type Person, type SentConsent } from "./plan-contact.ts";

const nobody: Person = {
  subscribes: false,
  agreesInAccount: false,
  isDiscreet: false,
  isSuppressed: false,
  hasAccount: false,
  paidOrders: 0,
};
const unknown = { told: "nothing", isThere: false } as const;
const there = { told: "agreed", isThere: true } as const;

test.each([
  ["a subscriber", { subscribes: true }, { does: "send", tags: ["shop newsletter"] }],
  [
    "an account that agreed",
    { agreesInAccount: true, hasAccount: true },
    { does: "send", tags: ["shop account"] },
  ],
  ["an account that did not", { hasAccount: true }, { does: "skip", why: "no_consent" }],
  ["a buyer who did not", { paidOrders: 3 }, { does: "skip", why: "no_consent" }],
  [
    "a suppressed subscriber",
    { subscribes: true, isSuppressed: true },
    { does: "skip", why: "suppressed" },
  ],
  ["somebody discreet", { subscribes: true, isDiscreet: true }, { does: "skip", why: "discreet" }],
] as const)("%s", (_, person, plan) => {
  expect(planContact({ ...nobody, ...person }, unknown)).toEqual(plan);
});

test("whoever was sent and does not agree any more is stopped, once", () => {
  expect(planContact(nobody, there)).toEqual({ does: "stop" });
  expect(planContact(nobody, { ...there, told: "stopped" })).toMatchObject({ does: "skip" });
  expect(planContact({ ...nobody, subscribes: true, isSuppressed: true }, there)).toEqual({
    does: "stop",
  });
});

test("nobody is sent without consent, or against it, whatever else holds", () => {
  const person = fc.record({
    subscribes: fc.boolean(),
    agreesInAccount: fc.boolean(),
    isDiscreet: fc.boolean(),
    isSuppressed: fc.boolean(),
    hasAccount: fc.boolean(),
    paidOrders: fc.nat(5),
  });
  const told = fc.constantFrom<SentConsent>("nothing", "agreed", "stopped");
  fc.assert(
    fc.property(person, told, fc.boolean(), (somebody, before, isThere) => {
      const plan = planContact(somebody, { told: before, isThere });
      if (plan.does !== "send") return;
      expect(somebody.subscribes || somebody.agreesInAccount).toBe(true);
      expect(somebody.isSuppressed || somebody.isDiscreet).toBe(false);
    }),
  );
});

test.each([
  [0, []],
  [1, ["shop buyer"]],
  [2, ["shop buyer", "shop repeat buyer"]],
])("%i paid orders", (paidOrders, tags) => {
  expect(tagsOf({ ...nobody, paidOrders })).toEqual(tags);
});

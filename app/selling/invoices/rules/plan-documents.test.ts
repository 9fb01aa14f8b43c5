import fc from "fast-check";
import { expect, it, test } from "vitest";
import { planDocuments, type BookedOrder, type InvoicedPart } from "./plan-documents.ts";

const paid: BookedOrder = {
  isCancelled: false,
  total: 1_000,
  goods: "one",
  worth: 1_000,
  refunds: [],
};
const standing: InvoicedPart = { amount: 1_000, credited: 0, goods: "one", causes: [] };
const back = (...amounts: number[]) => ({
  worth: paid.worth - amounts.reduce((sum, amount) => sum + amount, 0),
  refunds: amounts.map((amount, index) => ({ id: `${index}`, amount })),
});
const plan = (credits: unknown[], issues = false, further: unknown[] = []) => ({
  credits,
  issues,
  further,
});
const all = { cause: "cancelled", amount: 1_000 };

it.each([
  ["paid", paid, undefined, true, plan([], true)],
  ["paid, in the day's invoice later", paid, undefined, false, plan([])],
  ["free", { ...paid, total: 0, worth: 0 }, undefined, true, plan([])],
  ["cancelled before it had one", { ...paid, isCancelled: true }, undefined, true, plan([])],
  ["paid back before it had one", { ...paid, ...back(1_000) }, undefined, true, plan([])],
  [
    "partly paid back before it had one",
    { ...paid, ...back(300) },
    undefined,
    true,
    plan([], true, [{ cause: "refund:0", amount: 300 }]),
  ],
  ["invoiced", paid, standing, true, plan([])],
  [
    "partly paid back",
    { ...paid, ...back(300) },
    standing,
    true,
    plan([{ cause: "refund:0", amount: 300 }]),
  ],
  [
    "paid back in two parts",
    { ...paid, ...back(300, 700) },
    standing,
    true,
    plan([
      { cause: "refund:0", amount: 300 },
      { cause: "refund:1", amount: 700 },
    ]),
  ],
  [
    "paid back a second time",
    { ...paid, ...back(700, 300) },
    { ...standing, credited: 700, causes: ["refund:0"] },
    true,
    plan([{ cause: "refund:1", amount: 300 }]),
  ],
  ["cancelled", { ...paid, isCancelled: true }, standing, true, plan([all])],
  [
    "cancelled, then paid back",
    { ...paid, ...back(1_000), isCancelled: true },
    { ...standing, credited: 1_000 },
    true,
    plan([]),
  ],
  [
    "paid twice, and once back",
    { ...paid, worth: 1_000, refunds: [{ id: "0", amount: 1_000 }] },
    standing,
    true,
    plan([]),
  ],
  [
    "changed to something dearer",
    { ...paid, total: 1_500, worth: 1_500, goods: "two" },
    standing,
    false,
    plan([{ cause: "replaced", amount: 1_000 }], true),
  ],
  [
    "changed to something cheaper, whose difference went back",
    { ...paid, total: 600, goods: "two", ...back(400) },
    standing,
    true,
    plan([{ cause: "replaced", amount: 1_000 }], true),
  ],
  [
    "changed after a part went back that was no change",
    { ...paid, total: 1_500, worth: 1_300, goods: "two", refunds: [{ id: "0", amount: 200 }] },
    { ...standing, credited: 200 },
    true,
    plan([{ cause: "replaced", amount: 800 }], true, [{ cause: "refund:0", amount: 200 }]),
  ],
] as const)("%s", (_, order, own, isDue, planned) => {
  expect(planDocuments(order, own, isDue)).toEqual(planned);
});

test("what is credited is never more than the invoice, and what stands is never more than was paid", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 5 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.boolean(),
      amounts,
      (total, cancelled, refunds) => {
        let own: InvoicedPart | undefined;
        let gone = 0;
        const made: number[] = [];
        for (let count = 0; count <= refunds.length; count += 1) {
          const done = refunds.slice(0, count);
          gone = done.reduce((sum, amount) => sum + amount, 0);
          const order: BookedOrder = {
            isCancelled: cancelled && count === refunds.length,
            total,
            goods: "one",
            worth: total - gone,
            refunds: done.map((amount, index) => ({ id: `${index}`, amount })),
          };
          const planned = planDocuments(order, own, true);
          const credits = planned.issues ? planned.further : planned.credits;
          if (planned.issues) own = { amount: total, credited: 0, goods: "one", causes: [] };
          if (!own) continue;
          const causes = [...own.causes, ...credits.map(({ cause }) => cause)];
          expect(new Set(causes).size).toBe(causes.length);
          own = { ...own, causes };
          own.credited += credits.reduce((sum, { amount }) => sum + amount, 0);
          made.push(own.credited);
          expect(own.credited).toBeLessThanOrEqual(total);
          expect(own.amount - own.credited).toBeLessThanOrEqual(Math.max(0, order.worth));
          expect(planDocuments(order, own, true)).toEqual({
            credits: [],
            issues: false,
            further: [],
          });
        }
        expect(made).toEqual(made.toSorted((a, b) => a - b));
      },
    ),
  );
});

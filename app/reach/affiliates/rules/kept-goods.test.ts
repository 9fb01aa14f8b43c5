import fc from "fast-check";
import { expect, it, test } from "vitest";
import { keptGoods, type OrderMoney } from "./kept-goods.ts";

const lines = [
  { line: 1, total: 100_000, earns: true },
  { line: 2, total: 50_000, earns: true },
  { line: 3, total: 250_000, earns: false },
];
const order: OrderMoney = { lines, total: 415_000, refunded: 0, returns: [], ended: undefined };
const returned = (line: number, worth: number, refunded = worth) => ({
  refunded,
  reckoned: worth,
  lines: [{ line, worth }],
});
const kept = (given: Partial<OrderMoney>) =>
  keptGoods({ ...order, ...given }).map((goods) => goods.kept);

test.each<[string, Partial<OrderMoney>, number[]]>([
  ["all of an order that stands, without its consultation", {}, [100_000, 50_000]],
  ["nothing of one that ended", { ended: "cancelled" }, [0, 0]],
  ["nothing of one of which all money went back", { refunded: 415_000 }, [0, 0]],
  [
    "a line less than came back",
    { refunded: 50_000, returns: [returned(2, 50_000)] },
    [100_000, 0],
  ],
  [
    "half of a line of which half came back",
    { refunded: 50_000, returns: [returned(1, 50_000)] },
    [50_000, 50_000],
  ],
  [
    "a line whose return was paid in part",
    { refunded: 20_000, returns: [returned(2, 50_000, 20_000)] },
    [100_000, 30_000],
  ],
  [
    "no less than the goods where more was given",
    { refunded: 60_000, returns: [returned(2, 50_000, 60_000)] },
    [100_000, 0],
  ],
  [
    "all where a return gave nothing back",
    { returns: [returned(2, 50_000, 0)] },
    [100_000, 50_000],
  ],
  ["in proportion where a refund names no goods", { refunded: 41_500 }, [90_000, 45_000]],
  ["both, one after the other", { refunded: 86_500, returns: [returned(2, 50_000)] }, [90_000, 0]],
])("counts %s", (_, given, expected) => {
  expect(kept(given)).toEqual(expected);
});

it("tells the goods from their part of the tax", () => {
  const taxed = { refunded: 56_000, reckoned: 56_000, lines: [{ line: 2, worth: 50_000 }] };
  expect(kept({ total: 463_000, refunded: 56_000, returns: [taxed] })).toEqual([100_000, 0]);
});

it("never counts less than nothing or more than was paid, whatever went back", () => {
  const money = fc
    .record({
      lines: fc.array(fc.record({ total: fc.nat(2_000_000), earns: fc.boolean() }), {
        minLength: 1,
        maxLength: 8,
      }),
      others: fc.nat(50_000),
    })
    .chain(({ lines: some, others }) => {
      const numbered = some.map((one, n) => ({ line: n + 1, ...one }));
      const total = numbered.reduce((sum, one) => sum + one.total, others);
      return fc.record({
        lines: fc.constant(numbered),
        total: fc.constant(total),
        refunded: fc.nat(total),
        returns: fc.array(
          fc
            .record({
              line: fc.integer({ min: 1, max: numbered.length }),
              refunded: fc.nat(2_000_000),
            })
            .map(({ line, refunded }) => returned(line, numbered[line - 1]?.total ?? 0, refunded)),
          { maxLength: 3 },
        ),
        ended: fc.constant(undefined),
      });
    });
  fc.assert(
    fc.property(money, (given) => {
      for (const goods of keptGoods(given)) {
        const paid = given.lines.find(({ line }) => line === goods.line)?.total ?? 0;
        expect(goods.kept).toBeGreaterThanOrEqual(0);
        expect(goods.kept).toBeLessThanOrEqual(paid);
      }
    }),
  );
});

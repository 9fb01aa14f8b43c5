import { expect, it } from "vitest";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { removeDiscount } from "../commands/remove-discount.server.ts";
import { makeDiscount, useDiscount } from "../factories.ts";
import { discountState } from "../rules/discount-state.ts";
import { SHOWN_DISCOUNTS, type ShownDiscounts } from "../rules/shown-discounts.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { countDiscounts, discountsFor } from "./list-discounts.server.ts";

const { ctx, db } = await testContext();
const later = new Date(NOW.getTime() + 60_000);
const earlier = new Date(NOW.getTime() - 60_000);

async function use(discountId: string): Promise<void> {
  await useDiscount(ctx, {
    discountId,
    orderId: ctx.ids.newId(),
    cartId: ctx.ids.newId(),
    subtotal: 100_000,
    buyer: { customerId: null, emails: ["buyer@example.test"] },
  });
}

await makeDiscount(ctx, { code: "PLAIN" });
await makeDiscount(ctx, { code: "AHEAD", startsAt: later });
await makeDiscount(ctx, { code: "OVER", endsAt: earlier });
await makeDiscount(ctx, { code: "OFF", isActive: false });
const usedUp = await makeDiscount(ctx, { code: "USED_UP", usageLimit: 1 });
await use(usedUp.id);
const gone = await makeDiscount(ctx, { code: "GONE" });
await use(gone.id);
await removeDiscount(ctx, gone.id);

async function listed(show: ShownDiscounts, search = "", type?: string) {
  const filters = { show, ...(type !== undefined && { type }) };
  const query = { search, filters, sort: "code" };
  const source = discountsFor(db, query, NOW);
  const { rows } = await readPart(source, query);
  expect(await source.count()).toBe(rows.length);
  return rows;
}

const codes = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).map(({ code }) => code);

it("shows each code in its tab, and all but the archive together", async () => {
  expect(await codes("active")).toEqual(["PLAIN"]);
  expect(await codes("scheduled")).toEqual(["AHEAD"]);
  expect((await codes("ended")).toSorted()).toEqual(["OVER", "USED_UP"]);
  expect(await codes("inactive")).toEqual(["OFF"]);
  expect(await codes("archived")).toEqual(["GONE"]);
  expect(await codes("all")).toHaveLength(5);
});

it("says the same as the rule does", async () => {
  const tabs = { used_up: "ended" } as Record<string, string>;
  for (const show of SHOWN_DISCOUNTS.filter((one) => one !== "all")) {
    for (const row of await listed(show)) {
      const state = discountState(row, NOW);
      expect(tabs[state] ?? state).toBe(show);
    }
  }
});

it("finds a part of a code, however it is typed, and no pattern", async () => {
  expect(await codes("all", "ver")).toEqual(["OVER"]);
  expect(await codes("all", "d_u")).toEqual(["USED_UP"]);
  expect(await codes("all", "%")).toEqual([]);
  expect(await codes("all", "ver", "fixed_amount")).toEqual([]);
});

it("counts what works now, and the code used most", async () => {
  expect(await countDiscounts(db, NOW)).toEqual({
    total: 5,
    active: 1,
    most: { code: "GONE", uses: 1 },
  });
});

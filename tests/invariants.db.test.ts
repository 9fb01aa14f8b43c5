import { expect, test } from "vitest";
import type { Db } from "#app/platform/database/db.server.ts";
import { checkInvariants } from "./invariants.ts";
import { NOBODY, PAID, PENDING, openHealthyShop } from "./invariants/healthy-shop.ts";

const { db, after } = await openHealthyShop();

test("a healthy shop breaks nothing", async () => {
  expect(await checkInvariants(db, { acknowledgedOrderIds: [PENDING, PAID] })).toEqual([]);
});

test("an acknowledged order that is not there is named", async () => {
  expect(await checkInvariants(db, { acknowledgedOrderIds: [PAID, NOBODY] })).toEqual([
    `I2: order ${NOBODY} was acknowledged and is not there`,
  ]);
});

test("what jobs keep is left out while some are still to run", async () => {
  const running = (moment: Db) => checkInvariants(moment, { jobsDrained: false });
  expect(await after("delete from mails; update customers set order_count = 9", running)).toEqual(
    [],
  );
});

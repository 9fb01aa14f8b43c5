import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { makeDiscount, useDiscount } from "../factories.ts";
import type { DiscountInput } from "../input.ts";
import { findDiscountById } from "../queries/find-discount.server.ts";
import { discountCommands } from "./discount.server.ts";
import { removeDiscount } from "./remove-discount.server.ts";
import { restoreDiscount } from "./restore-discount.server.ts";
import { toggleDiscount } from "./toggle-discount.server.ts";

const { ctx, db, as } = await testContext();
const manager = as("manager");
const support = as("support");
const tenPercent = (code: string): DiscountInput => ({ code, type: "percentage", value: 1_000 });

async function used(times = 1): Promise<{ id: string; code: string }> {
  const made = await makeDiscount(ctx);
  for (let n = 0; n < times; n += 1) {
    await useDiscount(ctx, {
      discountId: made.id,
      orderId: ctx.ids.newId(),
      cartId: ctx.ids.newId(),
      subtotal: 100_000,
      buyer: { customerId: null, emails: [`buyer-${n}@example.test`] },
    });
  }
  return made;
}
const actions = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action);

it("changes a code, and leaves its uses", async () => {
  const { id, code } = await used();
  const values = { ...tenPercent(code.toLowerCase()), value: 1_500, usageLimit: 1 };
  expect(await discountCommands.save(manager, values, { id, version: 1 })).toEqual({
    ok: true,
    value: { id, code },
  });
  expect(await findDiscountById(db, id)).toMatchObject({
    code,
    value: 1_500,
    usageLimit: 1,
    usedCount: 1,
    version: 2,
  });
  expect(await actions(id)).toContain("discount.changed");
});

it("refuses what it can't be", async () => {
  const { id, code } = await used(2);
  const { code: other } = await makeDiscount(ctx);
  const save = (input: DiscountInput, version = 1) =>
    discountCommands.save(manager, input, { id, version });
  expect(await save(tenPercent(other))).toMatchObject({ reason: "taken" });
  expect(await save({ ...tenPercent(code), usageLimit: 1 })).toMatchObject({
    reason: "limit_below_used",
    used: 2,
  });
  expect(await save(tenPercent(code), 0)).toMatchObject({ reason: "changed_meanwhile" });
  const nowhere = { id: ctx.ids.newId(), version: 1 };
  expect(await discountCommands.save(manager, tenPercent(code), nowhere)).toMatchObject({
    reason: "not_found",
  });
  await removeDiscount(manager, id);
  expect(await save(tenPercent(code), 2)).toMatchObject({ reason: "archived" });
});

it("lets one of two who change it at once, and one of two who want its code", async () => {
  const [{ id, code }, other] = [await makeDiscount(ctx), await makeDiscount(ctx)];
  const twice = await Promise.all(
    [2_000, 3_000].map((value) =>
      discountCommands.save(manager, { ...tenPercent(code), value }, { id, version: 1 }),
    ),
  );
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(twice.find(({ ok }) => !ok)).toMatchObject({ reason: "changed_meanwhile" });
  const one = await Promise.all([
    discountCommands.save(manager, tenPercent("ONE-FOR-TWO"), { id, version: 2 }),
    discountCommands.save(manager, tenPercent("ONE-FOR-TWO"), { id: other.id, version: 1 }),
    discountCommands.save(manager, tenPercent("ONE-FOR-TWO")),
  ]);
  expect(one.filter(({ ok }) => ok)).toHaveLength(1);
  expect(one.filter((each) => !each.ok && each.reason === "taken")).toHaveLength(2);
});

it("switches a code off and on, each once", async () => {
  const { id, code } = await makeDiscount(ctx);
  for (const isActive of [false, false, true]) {
    expect(await toggleDiscount(manager, id, isActive)).toEqual({ ok: true, value: { code } });
    expect(await findDiscountById(db, id)).toMatchObject({ isActive });
  }
  expect(await findDiscountById(db, id)).toMatchObject({ version: 3 });
});

it("deletes a code that nobody used, and archives one that orders point at", async () => {
  const [unused, { id, code }] = [await makeDiscount(ctx), await used()];
  expect(await removeDiscount(manager, unused.id)).toMatchObject({ value: { how: "deleted" } });
  expect(await findDiscountById(db, unused.id)).toBeUndefined();
  for (const _ of ["first", "again"]) {
    expect(await removeDiscount(manager, id)).toEqual({
      ok: true,
      value: { code, how: "archived" },
    });
  }
  expect(await toggleDiscount(manager, id, true)).toMatchObject({ reason: "archived" });
  expect(await restoreDiscount(manager, id)).toEqual({ ok: true, value: { code } });
  expect(await findDiscountById(db, id)).toMatchObject({ archivedAt: null, isActive: false });
  expect(await actions(id)).toEqual(["discount.created", "discount.archived", "discount.restored"]);
});

it("is for those who may alone", async () => {
  const { id, code } = await makeDiscount(ctx);
  const refused = [
    await discountCommands.save(support, tenPercent(code), { id, version: 1 }),
    await toggleDiscount(support, id, false),
    await removeDiscount(support, id),
    await restoreDiscount(support, id),
  ];
  for (const each of refused) expect(each).toMatchObject({ reason: "forbidden" });
  expect(await findDiscountById(db, id)).toMatchObject({ version: 1, isActive: true });
});

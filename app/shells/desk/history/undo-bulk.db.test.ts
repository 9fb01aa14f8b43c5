import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { switchProducts } from "#app/goods/catalog/pages/desk/bulk/switch-products.server.ts";
import { archiveProduct } from "#app/goods/catalog/commands/archive-product.server.ts";
import { toggleProduct } from "#app/goods/catalog/commands/toggle-product.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { imports } from "#app/running/imports/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { undoBulk } from "./undo-bulk.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const shown = {
  images: [{ picture: "glow", alt: "A vial" }],
  description: "It is one.",
  shortDescription: "One.",
};

let made = 0;
async function product(): Promise<string> {
  made += 1;
  return makeProduct(ctx, { name: `Switched ${made}`, slug: `switched-${made}`, ...shown });
}

async function activeOf(...ids: string[]) {
  const { id, isActive } = products;
  const rows = await db.select({ id, isActive }).from(products).where(inArray(id, ids));
  return ids.map((one) => rows.find((row) => row.id === one)?.isActive);
}

async function switched(ids: readonly string[], isActive: boolean) {
  const done = await switchProducts(manager, ids, isActive);
  if (!done.ok) throw new Error(done.reason);
  return done.value;
}

test("several products are switched off as one change and come back by one press", async () => {
  const ids = [await product(), await product()];
  const { done, passed, undo = "" } = await switched(ids, false);
  expect([done, passed]).toEqual([2, []]);
  expect(await activeOf(...ids)).toEqual([false, false]);
  expect(await undoBulk(as("support"), undo)).toMatchObject({ tone: "error" });
  expect(await activeOf(...ids)).toEqual([false, false]);
  expect(await undoBulk(manager, undo)).toMatchObject({ tone: "success" });
  expect(await activeOf(...ids)).toEqual([true, true]);
  expect(await undoBulk(manager, undo)).toMatchObject({ tone: "error" });
});

test("what was changed since stays, and the message counts it", async () => {
  const ids = [await product(), await product()];
  const { undo = "" } = await switched(ids, false);
  await toggleProduct(manager, ids[0] ?? "", true);
  await db
    .update(products)
    .set({ name: "By hand" })
    .where(eq(products.id, ids[1] ?? ""));
  expect(await undoBulk(manager, undo)).toMatchObject({
    tone: "warning",
    text: expect.stringContaining("except for 1"),
  });
  expect(await activeOf(...ids)).toEqual([true, true]);
});

test("what is archived or gone is passed over by name, and nothing done leaves nothing behind", async () => {
  const [one, archived] = [await product(), await product()];
  await archiveProduct(manager, archived);
  const some = await switched([one, archived, crypto.randomUUID()], false);
  expect(some.done).toBe(1);
  expect(some.passed).toEqual([
    { name: expect.stringContaining("Switched"), why: "archived" },
    { name: "a product", why: "deleted in the meantime" },
  ]);
  const before = await db.$count(imports);
  expect(await switchProducts(manager, [archived], false)).toMatchObject({
    reason: "nothing",
    done: 0,
    passed: [{ why: "archived" }],
  });
  expect(await switchProducts(as("support"), [one], true)).toEqual({
    ok: false,
    reason: "forbidden",
  });
  expect(await db.$count(imports)).toBe(before);
});

test("an entry of another kind is not a change of several", async () => {
  expect(await undoBulk(manager, crypto.randomUUID())).toBeUndefined();
  expect(await undoBulk(as("customer"), "x")).toBeUndefined();
});

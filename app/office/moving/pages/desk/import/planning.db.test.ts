import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { discardImport } from "#app/running/imports/commands/discard-import.server.ts";
import { forgetImports } from "#app/running/imports/commands/forget-imports.server.ts";
import { planImport } from "#app/running/imports/commands/plan-import.server.ts";
import { uploadFile } from "#app/running/imports/commands/upload-file.server.ts";
import type { ManyNoun } from "#app/running/imports/queries/import-noun.server.ts";
import { importFiles, importItems, imports } from "#app/running/imports/tables.server.ts";
import { productImports } from "#app/goods/catalog/pages/desk/import/product-imports.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { fileOf, shopifyCustomer, upload } from "../../../factories.ts";
import { customerImports } from "./customer-imports.server.ts";

const { ctx, db, as } = await testContext();
const owner = as(await accountOf(ctx, "admin"));
const ROWS = 1_300;
const large = fileOf(
  Array.from({ length: ROWS }, (_, at) =>
    shopifyCustomer({ Email: `${at}@many.test`, Note: "Likes mornings. ".repeat(5) }),
  ),
);

const importAt = async (id: string) =>
  (await db.select().from(imports).where(eq(imports.id, id)))[0];
const positionsOf = async (id: string) => {
  const { position, importId } = importItems;
  const rows = await db.select({ position }).from(importItems).where(eq(importId, id));
  return rows.map((row) => row.position).toSorted((a, b) => a - b);
};
const partsOf = (id: string) => db.$count(importFiles, eq(importFiles.importId, id));
const everyRow = Array.from({ length: ROWS }, (_, at) => at);
/** A file that the first upload splits into several parts. */
const wide = (bytes: number) => `${large}"${"x".repeat(bytes)}`;

test("a large file is planned by a job, in batches that are each written once", async () => {
  const [id, twin] = [
    await upload(owner, customerImports, large),
    await upload(owner, customerImports, large),
  ];
  expect(await importAt(id)).toMatchObject({ state: "planning", rowsFound: null });
  expect(await positionsOf(id)).toEqual([]);
  await Promise.all([id, id, twin].map((one) => carryOut(ctx, customerImports, one)));
  for (const one of [id, twin]) {
    const read = { state: "ready", rows: [], rowsFound: ROWS, rowsPlanned: ROWS };
    expect(await importAt(one)).toMatchObject(read);
    expect(await positionsOf(one)).toEqual(everyRow);
    expect(await partsOf(one)).toBe(0);
  }
});

test("planning that stopped goes on behind the last batch", async () => {
  const id = await upload(owner, customerImports, large);
  let left = 600;
  const dying: Ctx = {
    ...ctx,
    ids: {
      ...ctx.ids,
      newId: () => {
        if ((left -= 1) < 0) throw new Error("the power is gone");
        return ctx.ids.newId();
      },
    },
  };
  await expect(carryOut(dying, customerImports, id)).rejects.toThrow("the power is gone");
  expect(await importAt(id)).toMatchObject({ state: "planning", rowsPlanned: 500 });
  const before = await db.select().from(importItems).where(eq(importItems.importId, id));
  await carryOut(ctx, customerImports, id);
  expect(await positionsOf(id)).toEqual(everyRow);
  const after = await db.select().from(importItems).where(eq(importItems.importId, id));
  expect(after).toEqual(expect.arrayContaining(before));
});

test("a file discarded while it is planned leaves nothing", async () => {
  const id = await upload(owner, customerImports, large);
  const manager = as(await accountOf(ctx, "manager"));
  expect(await discardImport(manager, customerImports, id)).toMatchObject({ reason: "forbidden" });
  const cancelled: ManyNoun = {
    ...customerImports,
    plan: async (...asked) => {
      expect(await discardImport(owner, customerImports, id)).toMatchObject({ ok: true });
      return customerImports.plan(...asked);
    },
  };
  await carryOut(ctx, cancelled, id);
  expect([await importAt(id), await positionsOf(id), await partsOf(id)]).toEqual([
    undefined,
    [],
    0,
  ]);
});

test("a file that ends within quotation marks names its row, and is deleted", async () => {
  const id = await upload(owner, customerImports, wide(900_000));
  expect(await partsOf(id)).toBe(2);
  await carryOut(ctx, customerImports, id);
  expect(await importAt(id)).toMatchObject({
    state: "unreadable",
    problem: "This file ends within quotation marks in row 1,302. Export it again.",
  });
  expect(await partsOf(id)).toBe(0);
  expect(await discardImport(owner, customerImports, id)).toMatchObject({ ok: true });
});

test("other files are refused before anything is stored, and managers may send none", async () => {
  const send = (who: Ctx, text: string) =>
    uploadFile(who, customerImports, { name: "a.csv", bytes: new TextEncoder().encode(text) });
  const before = await db.select({ n: count() }).from(imports);
  const manager = as(await accountOf(ctx, "manager"));
  expect(await send(manager, large)).toMatchObject({ reason: "forbidden" });
  expect(await send(owner, "Dear shop\n".repeat(20_000))).toMatchObject({ reason: "one_column" });
  expect(await send(owner, "a,b\n".repeat(50_000))).toMatchObject({ reason: "unknown" });
  expect(await send(owner, "\0".repeat(200_000))).toMatchObject({ reason: "not_text" });
  expect(await db.select({ n: count() }).from(imports)).toEqual(before);
});

test("products are planned again by a job, with other columns, from the stored rows", async () => {
  const rows = Array.from({ length: 320 }, (_, at) => `p-${at},${"Glow ".repeat(80)}${at},900`);
  const bytes = new TextEncoder().encode(["slug,other,price", ...rows].join("\n"));
  const sent = await uploadFile(owner, productImports, { name: "p.csv", bytes });
  const { id } = sent.ok ? sent.value : { id: "" };
  await carryOut(ctx, productImports, id);
  expect(await importAt(id)).toMatchObject({ state: "ready", columns: ["slug", null, "price"] });
  const wanted = { columns: ["slug", "name", "price"], options: [] };
  expect(await planImport(owner, productImports, id, wanted)).toMatchObject({ ok: true });
  expect(await importAt(id)).toMatchObject({ state: "planning", rowsFound: 320 });
  await carryOut(ctx, productImports, id);
  expect(await importAt(id)).toMatchObject({ state: "ready", rowsPlanned: 320, ...wanted });
  expect(await positionsOf(id)).toHaveLength(320);
});

test("a file that no job could plan is forgotten after a day", async () => {
  const id = await upload(owner, customerImports, large);
  await forgetImports({ ...ctx, now: addDays(ctx.now, 0.9) });
  expect(await importAt(id)).toBeDefined();
  await forgetImports({ ...ctx, now: addDays(ctx.now, 1.1) });
  expect([await importAt(id), await partsOf(id)]).toEqual([undefined, 0]);
});

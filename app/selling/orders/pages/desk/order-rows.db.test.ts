import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { tagOrder } from "../../commands/tag-order.server.ts";
import { makeOrder } from "../../factories.ts";
import { orders } from "../../tables.server.ts";
import { orderFileHead } from "../../texts/staff-file.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { orderRows } from "./export.server.ts";
import { foundOrders } from "./show-orders.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const productId = await makeProduct(ctx, { name: "Glow", stock: 50 });
const ids: string[] = [];
for (let n = 0; n < 7; n += 1) {
  ids.push(await makeOrder(ctx, { productId, paymentMethod: n === 0 ? "cod" : "bank" }));
}

async function rowsOf(filters: Record<string, string>, search = "", size = 3) {
  const query = { search, filters, sort: "created" };
  const rows = [];
  for await (const part of orderRows(db, await foundOrders(ctx, query), query.sort, size)) {
    expect(part.length).toBeLessThanOrEqual(size);
    rows.push(...part);
  }
  return rows;
}

test("the file has exactly the orders of the list, in its order, in parts", async () => {
  const all = await rowsOf({});
  expect(all).toHaveLength(7);
  expect(new Set(all.map(([number]) => number)).size).toBe(7);
  expect(all.every((row) => row.length === orderFileHead.length)).toBe(true);
  expect(await rowsOf({ method: "cod" })).toHaveLength(1);
  expect(await rowsOf({}, "maria clara")).toHaveLength(7);
  expect(await rowsOf({ method: "cod" }, "nobody here")).toEqual([]);
});

test("a row says what an order is, and no spreadsheet takes a name for a formula", async () => {
  const [first = ""] = ids;
  await tagOrder(manager, first, { add: ["gift"] });
  await db
    .update(orders)
    .set({ firstName: "=1+1", phone: "+639171234567", addressLine2: "Unit 4B" })
    .where(eq(orders.id, first));
  const [row = []] = await rowsOf({ method: "cod" });
  const cells = Object.fromEntries(orderFileHead.map((head, index) => [head, row[index]]));
  expect(cells).toMatchObject({
    Name: "=1+1 Clara",
    Items: "1 × Glow (" + String(cells["Items"]).split("(")[1],
    "Address line 2": "Unit 4B",
    Tags: "gift",
    Method: "Cash on delivery",
  });
  async function* parts() {
    yield [row];
  }
  const text = await csvAnswer({ name: "orders", head: orderFileHead, parts: parts() }).text();
  expect(text).toContain(`"'=1+1 Clara"`);
});

test("who takes orders along stands in the log, without whom they searched for", async () => {
  const query = { search: "lourdes", filters: { status: "shipped" }, sort: "created" };
  expect(await beginExport(manager, query)).toMatchObject({ ok: true });
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "orders.exported"));
  expect(entry).toMatchObject({ subjectId: "search", after: { status: "shipped" } });
  expect(JSON.stringify(entry)).not.toContain("lourdes");
  for (const who of ["visitor", "support", "fulfilment"] as const) {
    expect(await beginExport(as(who), query)).toEqual({ ok: false, reason: "forbidden" });
  }
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { tagCustomer } from "../../commands/tag-customer.server.ts";
import { customers } from "../../tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { EXPORT_HEAD, exportRows } from "./export.server.ts";

const { ctx, db, as } = await testContext();
const exports = () => db.select().from(auditLog).where(eq(auditLog.action, "customers.exported"));

async function join(minute: number, email: string, own: Partial<typeof customers.$inferInsert>) {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId, email });
  const [row] = await db
    .update(customers)
    .set({ ...own, createdAt: addMinutes(ctx.now, minute) })
    .where(eq(customers.userId, userId))
    .returning({ id: customers.id });
  return row?.id ?? "";
}

const lea = await join(1, "lea@example.test", { firstName: "Lea", phone: "+639171234567" });
await join(2, "mei@example.test", { firstName: "=cmd|' /C calc'!A0", lastName: '"Mei"' });
await join(3, "ana@example.test", {});
await db.update(user).set({ emailVerified: false }).where(eq(user.email, "ana@example.test"));
const productId = await makeProduct(ctx, { name: "Moss vial", price: 920_050 });
await payOrder(ctx, await makeOrder(ctx, { productId, customerId: lea }));

await payOrder(ctx, await makeOrder(ctx, { productId }));
await tagCustomer(ctx, lea, { add: ["clinic"] });

const fileOf = (search: string, size?: number) =>
  csvAnswer({ name: "x", head: EXPORT_HEAD, parts: exportRows(db, search, size) }).text();

test("the file has the list, the newest first, and no formula", async () => {
  expect(await fileOf("")).toBe(
    [
      '"Name","Email","Email Confirmed","Account","Phone","Orders","Total Spent (PHP)","Last Order","Status","Tags","Joined"',
      '"","ana@example.test","No","Yes","",0,"0.00","","Lead","","2026-11-21"',
      `"'=cmd|' /C calc'!A0 ""Mei""","mei@example.test","Yes","Yes","",0,"0.00","","Lead","","2026-11-21"`,
      '"Lea","lea@example.test","Yes","Yes","0917 123 4567",1,"9200.50","2026-11-21","Active","clinic","2026-11-21"',
      '"Maria Clara","maria@example.test","No","Guest","",1,"9200.50","2026-11-21","Active","","2026-11-21"',
      "",
    ].join("\r\n"),
  );
});

test("it is the same however it is cut, and holds what was searched for", async () => {
  for (const size of [1, 2, 3, 4]) expect(await fileOf("", size)).toBe(await fileOf(""));
  const found = (await fileOf("mei")).split("\r\n");
  expect(found).toHaveLength(3);
  expect(found[1]).toContain("mei@example.test");
  expect((await fileOf("nobody at all")).split("\r\n")).toHaveLength(2);
});

test("who took it, and how many were in it, is in the log; whom they searched for is not", async () => {
  const manager = actorOf("manager", { userId: "m-1" });
  expect(await beginExport(as(manager), "")).toMatchObject({ ok: true });
  expect(await beginExport(as(manager), "lea@example.test")).toMatchObject({ ok: true });
  const rows = await exports();
  expect(rows).toMatchObject([
    { actorId: "m-1", subjectId: "all", after: { customers: 4 } },
    { actorId: "m-1", subjectId: "search", after: { customers: 1 } },
  ]);
  expect(JSON.stringify(rows)).not.toContain("lea@");
});

test.each(["visitor", "customer", "support", "fulfilment", "clinician", "marketing"] as const)(
  "a %s may not take it",
  async (who) => {
    const before = await exports();
    const by = as(who === "visitor" ? VISITOR : actorOf(who));
    expect(await beginExport(by, "")).toEqual({ ok: false, reason: "forbidden" });
    expect(await exports()).toEqual(before);
  },
);

import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { guestRecordOf } from "#app/people/customers/queries/guest-records.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { newsletterSubscriptions } from "#app/reach/campaigns/tables.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { applyImport } from "#app/running/imports/commands/apply-import.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { revertImport } from "#app/running/imports/commands/revert-import.server.ts";
import type { ManyNoun } from "#app/running/imports/queries/import-noun.server.ts";
import { itemsOf } from "#app/running/imports/queries/list-items.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { giveOrdersTo } from "#app/selling/orders/jobs/customer-orders.server.ts";
import { pastOrders } from "#app/selling/orders/tables/past-orders.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { apply, fileOf, shopifyCustomer, shopifyOrder, upload } from "../../../factories.ts";
import { movingMessages as say } from "../../../texts/staff.ts";
import { customerImports } from "./customer-imports.server.ts";
import { orderImports } from "./order-imports.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const owner = as(await accountOf(ctx, "admin"));

const subscriptionOf = async (email: string) => {
  const own = eq(newsletterSubscriptions.email, email);
  return (await db.select().from(newsletterSubscriptions).where(own))[0];
};
const recordOf = async (email: string) => {
  const id = await guestRecordOf(db, email);
  return id === undefined
    ? undefined
    : (await db.select().from(customers).where(eq(customers.id, id)))[0];
};
const pastOf = (email: string) => db.select().from(pastOrders).where(eq(pastOrders.email, email));

async function revert(noun: ManyNoun, importId: string): Promise<void> {
  expect(await revertImport(owner, noun, importId)).toMatchObject({ ok: true });
  await carryOut(owner, noun, importId);
}

const outcomesOf = async (importId: string) =>
  (await itemsOf(db, importId)).map(({ outcome, problem, result }) => [outcome, problem, result]);

test("customers become guests, and only those who agreed get news", async () => {
  await accountOf(ctx, "customer", { email: "has@example.test" });
  await suppress(ctx, { address: "left@example.test", reason: "unsubscribed" });
  const file = fileOf([
    shopifyCustomer({ Email: "Maria.C@Example.test" }),
    shopifyCustomer({ Email: "silent@example.test", "Accepts Email Marketing": "no" }),
    shopifyCustomer({ Email: "left@example.test", Phone: "'+1 415 555 2671" }),
    shopifyCustomer({ Email: "has@example.test" }),
    shopifyCustomer({ Email: "maria.c@example.test" }),
    shopifyCustomer({ Email: "wrong@" }),
    shopifyCustomer({ Email: "" }),
  ]);
  const importId = await upload(owner, customerImports, file);
  expect(await outcomesOf(importId)).toEqual([
    ["add", null, null],
    ["add", null, null],
    ["add", null, null],
    ["same", null, null],
    ["refuse", say.emailTwice(2), null],
    ["refuse", say.badEmail, null],
    ["refuse", say.noEmail, null],
  ]);
  expect(await recordOf("maria.c@example.test")).toBeUndefined();
  await apply(owner, customerImports, importId);
  const maria = { isGuest: true, userId: null, firstName: "Maria", phone: "+639171234567" };
  expect(await recordOf("maria.c@example.test")).toMatchObject(maria);
  expect(await recordOf("left@example.test")).toMatchObject({ phone: "+14155552671" });
  const wanted = { state: "confirmed", source: "import" };
  expect(await subscriptionOf("maria.c@example.test")).toMatchObject(wanted);
  expect(await subscriptionOf("silent@example.test")).toBeUndefined();
  expect(await subscriptionOf("left@example.test")).toBeUndefined();
  const { rows } = await db.execute(sql`select distinct wording from consents`);
  expect(rows).toEqual([{ wording: say.agreed("shopify") }]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);

  const again = await upload(owner, customerImports, file);
  expect((await outcomesOf(again)).slice(0, 3)).toEqual([
    ["same", null, null],
    ["same", null, null],
    ["change", null, null],
  ]);
  await revert(customerImports, importId);
  expect(await recordOf("maria.c@example.test")).toBeUndefined();
  expect(await subscriptionOf("maria.c@example.test")).toBeUndefined();
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("orders are history of a guest until the mailbox has an account, and touch nothing else", async () => {
  const count = async () =>
    (
      await db.execute(sql`select (select count(*) from orders) + (select count(*) from payments)
        + (select count(*) from stock_movements) + (select count(*) from mails)
        + (select count(*) from invoices) + (select count(*) from customer_figures) as n`)
    ).rows[0]?.["n"];
  const before = await count();
  const ana = { Email: "ana@example.test", "Billing Name": "Ana de la Cruz" };
  const importId = await upload(
    owner,
    orderImports,
    fileOf([
      shopifyOrder({ ...ana, Name: "#1" }),
      shopifyOrder({ ...ana, Name: "#2", "Created at": "2023-01-01 08:00:00 +0800" }),
      shopifyOrder({ ...ana, Name: "#3", Currency: "USD" }),
    ]),
  );
  expect(await pastOf("ana@example.test")).toEqual([]);
  await apply(owner, orderImports, importId);
  expect(await outcomesOf(importId)).toEqual([
    ["add", null, "added"],
    ["add", null, "added"],
    ["refuse", say.currency("USD"), null],
  ]);
  const record = await recordOf("ana@example.test");
  expect(record).toMatchObject({ isGuest: true, firstName: "Ana", lastName: "de la Cruz" });
  expect(await count()).toBe(before);
  const again = await upload(owner, orderImports, fileOf([shopifyOrder({ ...ana, Name: "#1" })]));
  expect(await outcomesOf(again)).toEqual([["same", null, null]]);

  const account = await accountOf(ctx, "customer", { email: "ana@example.test" });
  if (account.kind !== "user") throw new Error("no account");
  await giveOrdersTo(ctx, account.userId);
  const [own] = await db.select().from(customers).where(eq(customers.userId, account.userId));
  expect((await pastOf("ana@example.test")).map(({ customerId }) => customerId)).toEqual([
    own?.id,
    own?.id,
  ]);
  expect(await recordOf("ana@example.test")).toBeUndefined();
  await revert(orderImports, importId);
  expect(await pastOf("ana@example.test")).toEqual([]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("reverting orders removes the guests that they made, but none who has more", async () => {
  const file = fileOf([
    shopifyOrder({ Name: "#11", Email: "one@example.test" }),
    shopifyOrder({ Name: "#12", Email: "two@example.test" }),
  ]);
  const importId = await upload(owner, orderImports, file);
  await apply(owner, orderImports, importId);
  const more = await upload(
    owner,
    orderImports,
    fileOf([shopifyOrder({ Name: "#13", Email: "two@example.test" })]),
  );
  await apply(owner, orderImports, more);
  await revert(orderImports, importId);
  expect(await recordOf("one@example.test")).toBeUndefined();
  expect(await recordOf("two@example.test")).toBeDefined();
  expect((await pastOf("two@example.test")).map(({ number }) => number)).toEqual(["#13"]);
});

test("two imports of the same orders at once add each order and each guest once", async () => {
  const names = Array.from({ length: 40 }, (_, at) => ({
    Name: `#race-${at}`,
    Email: `race-${at % 7}@example.test`,
  }));
  const file = fileOf(names.map(shopifyOrder));
  const ids = [await upload(owner, orderImports, file), await upload(owner, orderImports, file)];
  await Promise.all(ids.map((id) => apply(owner, orderImports, id)));
  const added = (await Promise.all(ids.map((id) => itemsOf(db, id)))).flat();
  expect(added.filter(({ result }) => result === "added")).toHaveLength(40);
  const { rows } = await db.execute(
    sql`select count(*)::int as n from customers where email like 'race-%'`,
  );
  expect(rows).toEqual([{ n: 7 }]);
});

test("values that the database rejects fail alone", async () => {
  const file = fileOf([
    shopifyOrder({ Name: "#21", Email: "odd@example.test" }),
    shopifyOrder({ Name: "#22", Email: "odd@example.test" }),
  ]);
  const importId = await upload(owner, orderImports, file);
  const { many } = orderImports;
  const fragile: ManyNoun = {
    ...orderImports,
    many: {
      ...many,
      apply: async (tx, items, format) => {
        if (items.some(({ label }) => label === "#21")) await tx.db.execute(sql`select 1 / 0`);
        return many.apply(tx, items, format);
      },
    },
  };
  await apply(owner, fragile, importId);
  expect((await outcomesOf(importId)).map(([, , result]) => result)).toEqual(["failed", "added"]);
});

test("managers may not import, and an owner who is none anymore applies nothing", async () => {
  const file = fileOf([shopifyCustomer({ Email: "late@example.test" })]);
  const manager = as(await accountOf(ctx, "manager"));
  await expect(upload(manager, customerImports, file)).rejects.toThrow("forbidden");
  const former = await accountOf(ctx, "admin");
  const importId = await upload(as(former), customerImports, file);
  expect(await applyImport(manager, customerImports, importId)).toMatchObject({
    reason: "forbidden",
  });
  expect(await applyImport(as(former), customerImports, importId)).toMatchObject({ ok: true });
  if (former.kind === "user") await db.delete(userRoles).where(eq(userRoles.userId, former.userId));
  await carryOut(ctx, customerImports, importId);
  expect((await outcomesOf(importId)).map(([, , result]) => result)).toEqual(["failed"]);
  expect(await recordOf("late@example.test")).toBeUndefined();
});

import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeTicket } from "../factories.ts";
import { findTicket } from "../queries/staff-tickets.server.ts";
import { sortTicket } from "./sort-ticket.server.ts";

const { ctx, db, as, pool } = await testContext();
const desk = as(await accountOf(ctx, "support"));
const productId = await makeProduct(ctx, { name: "Vial", price: 100_000, stock: 5 });
const order = await findOrder(db, await makeOrder(ctx, { productId }));
const orderNumber = order?.orderNumber ?? "";
const to = { topic: "delivery", orderNumber } as const;
const stateOf = async (id: string) => (await findTicket(db, id))?.ticket;

beforeEach(() => pool.query("truncate audit_log"));

test.each(["visitor", "customer", "clinician", "fulfilment", "marketing"] as const)(
  "a %s may not sort tickets",
  async (who) => {
    const ticketId = await makeTicket(ctx);
    const refused = await sortTicket(as(who), ticketId, { to });
    expect(refused).toEqual({ ok: false, reason: "forbidden" });
  },
);

test("topic and order are saved once, and the log has both", async () => {
  const ticketId = await makeTicket(ctx);
  const digits = { ...to, orderNumber: orderNumber.slice(3) };
  for (const typed of [to, to, digits]) {
    expect(await sortTicket(desk, ticketId, { to: typed })).toMatchObject({ ok: true });
  }
  expect(await stateOf(ticketId)).toMatchObject(to);
  const entries = await db.select().from(auditLog);
  expect(entries).toMatchObject([
    { action: "ticket.sorted", before: { topic: "other", orderNumber: null }, after: to },
  ]);
});

test("an order that is not there is refused; the number that its writer typed may stay", async () => {
  const ticketId = await makeTicket(ctx, { orderNumber: "PM-26-999998" });
  const unknown = { topic: "order", orderNumber: "PM-26-999999" } as const;
  const refused = await sortTicket(desk, ticketId, { to: unknown });
  expect(refused).toEqual({ ok: false, reason: "no_order" });
  const same = { topic: "order", orderNumber: "PM-26-999998" } as const;
  expect(await sortTicket(desk, ticketId, { to: same })).toMatchObject({ ok: true });
});

test("of two who sort it differently the later reads what the first one did", async () => {
  const ticketId = await makeTicket(ctx);
  const was = { topic: "other", orderNumber: null };
  expect(await sortTicket(desk, ticketId, { to, was })).toMatchObject({ ok: true });
  const mine = { topic: "payment", orderNumber: null } as const;
  const refused = await sortTicket(desk, ticketId, { to: mine, was });
  expect(refused).toEqual({ ok: false, reason: "sorted_meanwhile" });
  expect(await stateOf(ticketId)).toMatchObject(to);
  expect(await sortTicket(desk, "x", { to })).toEqual({ ok: false, reason: "not_found" });
});

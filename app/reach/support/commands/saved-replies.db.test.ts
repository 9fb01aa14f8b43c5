import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { noteParcel } from "#tests/note-parcel.ts";
import { showTicket } from "../pages/desk/ticket-page.server.ts";
import { makeTicket } from "../factories.ts";
import { savedReplyForm, ticketInput } from "../input.ts";
import { findSavedReply, offeredReplies } from "../queries/saved-replies.server.ts";
import { savedReplyCommands } from "./saved-reply.server.ts";

const { ctx, db, as, pool } = await testContext();
const { save, archive, restore } = savedReplyCommands;
const desk = as(await accountOf(ctx, "support"));
const productId = await makeProduct(ctx, { name: "Vial", price: 100_000, stock: 5 });
const values = {
  title: "Where is it",
  body: "Hello {first_name}, {order_number}: {tracking_link}",
};
const made = async () => {
  const created = await save(desk, values);
  return created.ok ? created.value.id : "";
};

beforeEach(() => pool.query("truncate support_saved_replies, audit_log"));

test.each(["visitor", "customer", "clinician", "fulfilment", "marketing"] as const)(
  "a %s may neither add, change nor archive one",
  async (who) => {
    const id = await made();
    const stranger = as(who);
    const forbidden = { ok: false, reason: "forbidden" };
    expect(await save(stranger, values)).toEqual(forbidden);
    expect(await save(stranger, values, { id, version: 1 })).toEqual(forbidden);
    expect(await archive(stranger, id)).toEqual(forbidden);
  },
);

test("a title is taken once, also of two at once", async () => {
  const both = await Promise.all([save(desk, values), save(desk, values)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const other = await save(desk, { ...values, title: "Other" });
  const id = other.ok ? other.value.id : "";
  const refused = await save(desk, values, { id, version: 1 });
  expect(refused).toEqual({ ok: false, reason: "taken" });
});

test("the version that was read is the one that is changed", async () => {
  const id = await made();
  const next = { title: "Where is it", body: "Soon." };
  expect(await save(desk, next, { id, version: 1 })).toMatchObject({ ok: true });
  const late = await save(desk, values, { id, version: 1 });
  expect(late).toEqual({ ok: false, reason: "changed_meanwhile" });
  expect(await findSavedReply(db, id)).toMatchObject({ ...next, version: 2 });
});

test("one of the archive is offered no more, and comes back", async () => {
  const id = await made();
  await archive(desk, id);
  await archive(desk, id);
  expect(await offeredReplies(db)).toEqual([]);
  const refused = await save(desk, values, { id, version: 2 });
  expect(refused).toEqual({ ok: false, reason: "archived" });
  const ticketId = await makeTicket(ctx);
  expect((await showTicket(desk, ticketId, id)).draft).toBeUndefined();
  await restore(desk, id);
  expect(await offeredReplies(db)).toHaveLength(1);
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
    "saved_reply.created",
    "saved_reply.archived",
    "saved_reply.restored",
  ]);
});

test("it is filled from the ticket's order, and of another person's order with nothing", async () => {
  const id = await made();
  const orderId = await makeOrder(ctx, { productId });
  const facts = { email: "maria@example.test" };
  const [order] = await db.update(orders).set(facts).where(eq(orders.id, orderId)).returning();
  const orderNumber = order?.orderNumber ?? "";
  await noteParcel(ctx, orderId, { trackingUrl: "https://track.example/1" });
  const own = await showTicket(desk, await makeTicket(ctx, { orderNumber }), id);
  const text = `Hello Maria, ${orderNumber}: https://track.example/1`;
  expect(own.draft).toEqual({ id, text, missing: [] });
  const email = "other@example.test";
  const other = await showTicket(desk, await makeTicket(ctx, { orderNumber, email }), id);
  expect(other.draft?.missing).toEqual(["order_number", "tracking_link"]);
  expect(other.draft?.text).not.toContain(orderNumber);
  expect((await showTicket(desk, await makeTicket(ctx), "x")).draft).toBeUndefined();
});

test("an unknown field is refused when it is saved, an unfilled one when it is sent", () => {
  const saved = parseForm(savedReplyForm, { title: "A", body: "{first_name} {oder}" });
  expect(saved).toMatchObject({ errors: { body: expect.stringContaining("{oder}") } });
  const reply = { intent: "reply", key: ctx.ids.newId(), seen: "0", text: "See {tracking_link}" };
  const sent = parseForm(ticketInput, reply);
  expect(sent).toMatchObject({ errors: { text: expect.stringContaining("{tracking_link}") } });
  expect(parseForm(ticketInput, { ...reply, text: "See {it}" }).ok).toBe(true);
});

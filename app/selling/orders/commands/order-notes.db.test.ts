import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { historyOf } from "#app/running/audit/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { makeOrder } from "../factories.ts";
import { forgetNotes } from "../jobs/forget-notes.server.ts";
import { orderNotesOf, orderTagsInUse, tagsOfOrder } from "../queries/order-notes.server.ts";
import { MOST_TAGS } from "#app/running/tags/rules/tags.ts";
import { orderNotes, orderTags } from "../tables/order-notes.server.ts";
import { addOrderNote } from "./add-order-note.server.ts";
import { removeOrderNote } from "./remove-order-note.server.ts";
import { tagOrder } from "./tag-order.server.ts";

const { ctx, db, pool, as } = await testContext();
const [support, other, manager] = [
  as(await accountOf(ctx, "support")),
  as(await accountOf(ctx, "support")),
  as(await accountOf(ctx, "manager")),
];
const productId = await makeProduct(ctx, { name: "Vial", stock: 99 });
const order = () => makeOrder(ctx, { productId, paymentMethod: "bank" });
const namesOf = (orderId: string) => tagsOfOrder(db, orderId);
const textsOf = async (orderId: string) =>
  (await orderNotesOf(db, orderId)).map(({ text }) => text);

test("two who tag an order at once both do, with one word for both", async () => {
  const orderId = await order();
  const done = await Promise.all([
    tagOrder(support, orderId, { add: ["gift", "call first"] }),
    tagOrder(other, orderId, { add: ["call first", "gift"] }),
    tagOrder(manager, orderId, { add: ["fragile"] }),
  ]);
  expect(done.every(({ ok }) => ok)).toBe(true);
  expect(await namesOf(orderId)).toEqual(["call first", "fragile", "gift"]);
  expect(await db.$count(orderTags, eq(orderTags.name, "gift"))).toBe(1);
  const tagged = (await historyOf(db, { type: "order", id: orderId })).filter(
    ({ action }) => action === "order.tagged",
  );
  expect(tagged).toHaveLength(3);
  expect(tagged.map(({ after }) => after)).toContainEqual({ "tag fragile": true });
});

test("a word that two bring at once, each to an order of their own, is one word for both", async () => {
  const [mine, theirs] = [await order(), await order()];
  const done = await Promise.all([
    tagOrder(support, mine, { add: ["brand new"] }),
    tagOrder(other, theirs, { add: ["brand new"] }),
  ]);
  expect(done.every(({ ok }) => ok)).toBe(true);
  expect(await namesOf(mine)).toEqual(await namesOf(theirs));
  expect(await db.$count(orderTags, eq(orderTags.name, "brand new"))).toBe(1);
  expect(await tagOrder(support, await order(), { add: ["brand new"] })).toMatchObject({
    ok: true,
  });
});

test("of two who bring the last tags that fit, one is refused whole", async () => {
  const orderId = await order();
  const most = Array.from({ length: MOST_TAGS - 1 }, (_, n) => `t${n}`);
  expect(await tagOrder(support, orderId, { add: most })).toMatchObject({ ok: true });
  const done = await Promise.all([
    tagOrder(support, orderId, { add: ["one more"] }),
    tagOrder(other, orderId, { add: ["another"] }),
  ]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(done).toContainEqual(expect.objectContaining({ ok: false, reason: "too_many" }));
  expect(await namesOf(orderId)).toHaveLength(MOST_TAGS);
});

test("a tag is offered as long as an order has it, and taking one away that is gone is nothing", async () => {
  const orderId = await order();
  await tagOrder(support, orderId, { add: ["only here"] });
  const offered = async () => (await orderTagsInUse(db)).map(({ name }) => name);
  expect(await offered()).toContain("only here");
  const taken = await tagOrder(support, orderId, { remove: ["only here"] });
  expect(taken).toMatchObject({ value: { removed: ["only here"] } });
  expect(await offered()).not.toContain("only here");
  const again = await tagOrder(support, orderId, { remove: ["only here"] });
  expect(again).toMatchObject({ value: { removed: [] } });
});

test("a note is written once for each form, and its words are not in the log", async () => {
  const orderId = await order();
  const note = { key: ctx.ids.newId(), text: "Ask for Maria at the gate" };
  await Promise.all([addOrderNote(support, orderId, note), addOrderNote(support, orderId, note)]);
  expect(await textsOf(orderId)).toEqual(["Ask for Maria at the gate"]);
  const log = await historyOf(db, { type: "order", id: orderId });
  expect(log.filter(({ action }) => action === "order.noted")).toHaveLength(1);
  expect(JSON.stringify(log)).not.toContain("Maria");
});

test("a note is removed by its author or a manager, and comes back until it is forgotten", async () => {
  const orderId = await order();
  const noteId = ctx.ids.newId();
  await addOrderNote(support, orderId, { key: noteId, text: "Late" });
  const wanted = { orderId, noteId };
  expect(await removeOrderNote(other, wanted)).toEqual({ ok: false, reason: "not_author" });
  expect(await removeOrderNote(support, { ...wanted, orderId: await order() })).toEqual({
    ok: false,
    reason: "not_found",
  });
  expect(await removeOrderNote(support, wanted)).toMatchObject({ ok: true });
  expect(await textsOf(orderId)).toEqual([]);
  expect(await removeOrderNote(manager, { ...wanted, back: true })).toMatchObject({ ok: true });
  expect(await textsOf(orderId)).toEqual(["Late"]);
  await removeOrderNote(manager, wanted);
  const forget = async (at: Date) => {
    await enqueueAny(db, forgetNotes.name, {});
    await drainJobs(pool, { tasks: [forgetNotes], listeners: {}, schedule: [] }, { at });
  };
  await forget(addDays(ctx.now, 29));
  expect(await db.$count(orderNotes, eq(orderNotes.id, noteId))).toBe(1);
  await forget(addDays(ctx.now, 31));
  expect(await db.$count(orderNotes, eq(orderNotes.id, noteId))).toBe(0);
});

test.each(["visitor", "customer", "fulfilment", "clinician", "marketing"] as const)(
  "%s writes nothing on an order",
  async (who) => {
    const [orderId, by] = [await order(), as(who)];
    const key = ctx.ids.newId();
    const refused = { ok: false, reason: "forbidden" };
    expect(await tagOrder(by, orderId, { add: ["gift"] })).toEqual(refused);
    expect(await addOrderNote(by, orderId, { key, text: "Hello" })).toEqual(refused);
    await addOrderNote(support, orderId, { key, text: "Hello" });
    expect(await removeOrderNote(by, { orderId, noteId: key })).toEqual(refused);
    expect([await namesOf(orderId), await textsOf(orderId)]).toEqual([[], ["Hello"]]);
  },
);

test("of an order that there is not, nothing is written", async () => {
  const orderId = ctx.ids.newId();
  const gone = { ok: false, reason: "not_found" };
  expect(await tagOrder(support, orderId, { add: ["gift"] })).toEqual(gone);
  expect(await addOrderNote(support, orderId, { key: orderId, text: "Hello" })).toEqual(gone);
});

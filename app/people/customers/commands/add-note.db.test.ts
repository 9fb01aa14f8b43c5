import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { customerOfUser } from "../queries/customer.server.ts";
import { notesOf } from "../queries/notes.server.ts";
import { customers } from "../tables.server.ts";
import { addNote } from "./add-note.server.ts";

const { ctx, db, pool, as } = await testContext();
const support = await accountOf(ctx, "support");
const manager = await accountOf(ctx, "manager");

async function newCustomer(): Promise<string> {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId });
  return (await customerOfUser(db, userId))?.id ?? "";
}

const note = (text: string) => ({ key: ctx.ids.newId(), text });
const textsOf = async (customerId: string) => (await notesOf(db, customerId)).map((it) => it.text);
const traces = (id: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, id));

test("a note has its author and its time, the newest first, and the log has no words of it", async () => {
  const customerId = await newCustomer();
  const first = note("Prefers calls after 5 PM");
  expect(await addNote(as(support), customerId, first)).toMatchObject({ ok: true });
  const later = { ...as(manager), now: addMinutes(ctx.now, 5) };
  await addNote(later, customerId, note("Called back"));
  await addNote(as(manager), await newCustomer(), note("Somebody else's"));
  expect(await notesOf(db, customerId)).toMatchObject([
    { text: "Called back", authorName: "Test manager", createdAt: later.now },
    { text: "Prefers calls after 5 PM", authorName: "Test support", createdAt: ctx.now },
  ]);
  const rows = await traces(customerId);
  expect(rows).toMatchObject([
    { action: "customer.noted", after: { noteId: first.key } },
    { action: "customer.noted" },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Prefers|Called/);
});

test("a form that is sent again, also at the same moment, writes one note", async () => {
  const customerId = await newCustomer();
  const once = note("Only once");
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => addNote(as(support), customerId, once)),
  );
  expect(sent.every(({ ok }) => ok)).toBe(true);
  expect(await textsOf(customerId)).toEqual(["Only once"]);
  expect(await traces(customerId)).toHaveLength(1);
});

test.each(["visitor", "customer", "fulfilment", "clinician", "marketing"] as const)(
  "a %s may write none",
  async (who) => {
    const customerId = await newCustomer();
    const by = as(who === "visitor" ? VISITOR : actorOf(who));
    expect(await addNote(by, customerId, note("x"))).toEqual({ ok: false, reason: "forbidden" });
    expect(await textsOf(customerId)).toEqual([]);
  },
);

test("there is no note of nobody", async () => {
  for (const nobody of ["' or true --", ctx.ids.newId()]) {
    expect(await addNote(as(manager), nobody, note("x"))).toMatchObject({ reason: "not_found" });
  }
});

test("a note is not changed, outlives its author's account, and goes with its customer", async () => {
  const customerId = await newCustomer();
  const leaving = await accountOf(ctx, "support", { userId: "leaves soon" });
  await addNote(as(leaving), customerId, note("As it was"));
  await expect(pool.query("update customer_notes set text = 'as I like it'")).rejects.toThrow(
    "customer_notes is append-only",
  );
  await db.delete(user).where(eq(user.id, "leaves soon"));
  expect(await notesOf(db, customerId)).toMatchObject([{ text: "As it was", authorName: null }]);
  await db.delete(customers).where(eq(customers.id, customerId));
  expect(await textsOf(customerId)).toEqual([]);
});

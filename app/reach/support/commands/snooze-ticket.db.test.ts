import { beforeEach, expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { makeTicket } from "../factories.ts";
import { mailReply } from "../jobs.server.ts";
import { countTickets, ticketsFor } from "../queries/list-tickets.server.ts";
import { findTicket } from "../queries/staff-tickets.server.ts";
import { ticketList } from "../views/ticket-list.ts";
import { noteTicket } from "./note-ticket.server.ts";
import { replyToTicket } from "./reply-to-ticket.server.ts";
import { settleTicket } from "./settle-ticket.server.ts";
import { snoozeTicket } from "./snooze-ticket.server.ts";

const { ctx, db, pool, as } = await testContext();
const support = await accountOf(ctx, "support");
const desk = as(support);
const ownId = support.kind === "user" ? support.userId : "";
const inHours = (hours: number) => addMinutes(ctx.now, hours * 60);
const until = (hours: number) => ({ until: inHours(hours) });
const answered = { status: "answered", repliedAt: ctx.now } as const;
const actions = async () => (await db.select().from(auditLog)).map(({ action }) => action);

/** The tabs that show a ticket at a moment. */
async function tabsOf(ticketId: string, now = ctx.now): Promise<string[]> {
  const shown: string[] = [];
  for (const show of ["open", "mine", "snoozed", "answered", "closed"]) {
    const query = readListQuery(ticketList, new URLSearchParams({ show }));
    const source = ticketsFor(db, query, { userId: ownId, now });
    const { rows } = await readPart(source, query);
    if (rows.some(({ id }) => id === ticketId)) shown.push(show);
  }
  return shown;
}

beforeEach(() => pool.query("truncate support_tickets, mails, audit_log cascade"));

test.each(["visitor", "customer", "clinician", "fulfilment", "marketing"] as const)(
  "a %s may neither snooze nor note",
  async (who) => {
    const ticketId = await makeTicket(ctx);
    const forbidden = { ok: false, reason: "forbidden" };
    const stranger = as(who);
    expect(await snoozeTicket(stranger, { ticketId, snooze: until(1) })).toEqual(forbidden);
    const note = { ticketId, key: ctx.ids.newId(), text: "Hm" };
    expect(await noteTicket(stranger, note)).toEqual(forbidden);
    expect(await actions()).toEqual([]);
  },
);

test("a snoozed ticket waits for no one until its time, and comes back by itself", async () => {
  const ticketId = await makeTicket(ctx, { assigneeId: ownId });
  expect(await tabsOf(ticketId)).toEqual(["open", "mine"]);
  expect(await snoozeTicket(desk, { ticketId, snooze: until(2) })).toMatchObject({ ok: true });
  expect(await tabsOf(ticketId)).toEqual(["snoozed"]);
  expect(await countTickets(db, { userId: ownId, now: ctx.now })).toEqual({ open: 0, mine: 0 });
  expect(await tabsOf(ticketId, inHours(2))).toEqual(["open", "mine"]);
});

test("an answered one comes back among those to look at, until somebody does something", async () => {
  const ticketId = await makeTicket(ctx, answered);
  expect(await tabsOf(ticketId)).toEqual(["answered"]);
  await snoozeTicket(desk, { ticketId, snooze: until(2) });
  expect(await tabsOf(ticketId)).toEqual(["snoozed"]);
  expect(await tabsOf(ticketId, inHours(3))).toEqual(["open"]);
  await snoozeTicket(desk, { ticketId, snooze: null });
  expect(await tabsOf(ticketId, inHours(3))).toEqual(["answered"]);
  expect(await actions()).toEqual(["ticket.snoozed", "ticket.taken_up"]);
});

test("until they answer, however long that takes", async () => {
  const ticketId = await makeTicket(ctx, answered);
  await snoozeTicket(desk, { ticketId, snooze: "answer" });
  expect(await tabsOf(ticketId, addDays(ctx.now, 300))).toEqual(["snoozed"]);
});

test("a reply and closing end it", async () => {
  const reply = { key: ctx.ids.newId(), text: "Here it is.", close: false };
  const ticketId = await makeTicket(ctx);
  await snoozeTicket(desk, { ticketId, snooze: until(2) });
  await replyToTicket(desk, { ticketId, ...reply });
  expect(await tabsOf(ticketId, inHours(3))).toEqual(["answered"]);
  await snoozeTicket(desk, { ticketId, snooze: "answer" });
  await settleTicket(desk, { ticketId, to: "closed" });
  expect(await tabsOf(ticketId)).toEqual(["closed"]);
});

test("an unanswered one is snoozed no longer than its promise", async () => {
  const ticketId = await makeTicket(ctx);
  const refused = await snoozeTicket(desk, { ticketId, snooze: until(25) });
  expect(refused).toEqual({ ok: false, reason: "after_promise" });
  expect(await tabsOf(ticketId)).toEqual(["open"]);
});

test("of two who snooze it differently the later reads what the first one did", async () => {
  const ticketId = await makeTicket(ctx);
  expect(await snoozeTicket(desk, { ticketId, snooze: until(2), was: null })).toMatchObject({
    ok: true,
  });
  const again = await snoozeTicket(desk, { ticketId, snooze: until(2), was: null });
  expect(again).toMatchObject({ ok: true });
  const other = await snoozeTicket(desk, { ticketId, snooze: until(5), was: null });
  expect(other).toEqual({ ok: false, reason: "snoozed_meanwhile" });
  expect(await actions()).toEqual(["ticket.snoozed"]);
});

test("a note is written once, found by its words, and mailed to no one", async () => {
  const ticketId = await makeTicket(ctx);
  const note = { ticketId, key: ctx.ids.newId(), text: "They called at noon." };
  await Promise.all([noteTicket(desk, note), noteTicket(desk, note)]);
  const found = await findTicket(db, ticketId);
  expect(found?.notes).toMatchObject([{ text: note.text, authorName: "Test support" }]);
  expect(found?.replies).toEqual([]);
  expect(found?.ticket.status).toBe("open");
  const query = { ...readListQuery(ticketList, new URLSearchParams()), search: "called noon" };
  const source = ticketsFor(db, query, { userId: ownId, now: ctx.now });
  expect(await source.count()).toBe(1);
  await drainJobs(pool, { tasks: [deliverMail, mailReply], listeners: {}, schedule: [] });
  expect(await db.select().from(mails)).toEqual([]);
  const [entry] = await db.select().from(auditLog);
  expect(JSON.stringify(entry)).not.toContain("noon");
  expect(await noteTicket(desk, { ...note, ticketId: "x" })).toMatchObject({ reason: "not_found" });
});

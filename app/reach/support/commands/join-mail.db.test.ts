import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeTicket } from "../factories.ts";
import { mailTicketReceived } from "../jobs.server.ts";
import { findTicket } from "../queries/staff-tickets.server.ts";
import { MAIL_ACTOR } from "../rules/ignore-mail.ts";
import { replyAddress } from "../rules/reply-address.ts";
import { supportMails, supportTickets } from "../tables.server.ts";
import { joinMail } from "./join-mail.server.ts";
import { replyToTicket } from "./reply-to-ticket.server.ts";
import { snoozeTicket } from "./snooze-ticket.server.ts";

const INBOUND = "support@reply.example.com";
const { ctx, db, pool, as } = await testContext();
const served = { ctx: as(systemActor(MAIL_ACTOR)), limiter: createRateLimiter(pool) };
const addresses = { inbound: INBOUND, own: ["hello@shop.example"] };
const desk = as(await accountOf(ctx, "support"));
const PLAN = {
  tasks: [deliverMail],
  listeners: { "ticket.opened": [mailTicketReceived] },
  schedule: [],
};

const newMail = (own: Partial<Parameters<typeof joinMail>[1]> = {}) => ({
  messageId: `<${ctx.ids.newId()}@mail.example>`,
  from: "Maria <maria@example.test>",
  to: INBOUND,
  subject: "Re: My parcel",
  text: "It is here.\n\nOn Monday, Shop wrote:\n> Is it there?",
  ...own,
});
const send = (mail: ReturnType<typeof newMail>) => joinMail(served, mail, addresses);
const about = (ticketId: string) => ({ to: replyAddress(ctx, INBOUND, ticketId) });
const actions = async () => (await db.select().from(auditLog)).map(({ action }) => action);
const ticketOf = async (id: string) =>
  (await db.select().from(supportTickets).where(eq(supportTickets.id, id)))[0];

beforeEach(async () => {
  await drainJobs(pool, PLAN);
  await pool.query("truncate support_tickets, mails, audit_log cascade; delete from rate_limits");
});

describe("a mail with the token of a ticket", () => {
  it("joins it, without what it quotes", async () => {
    const ticketId = await makeTicket(ctx);
    expect(await send(newMail(about(ticketId)))).toEqual({ ok: true, value: "joined" });
    const found = await findTicket(db, ticketId);
    expect(found?.mails).toMatchObject([
      { from: "maria@example.test", shown: "It is here.", text: expect.stringContaining("> Is") },
    ]);
    expect(found?.openedBy).toBeUndefined();
    expect(await db.$count(supportTickets)).toBe(1);
    expect(await actions()).toEqual(["ticket.mail_joined"]);
  });

  it("is due soon if it may be urgent", async () => {
    const ticketId = await makeTicket(ctx);
    await send(newMail({ ...about(ticketId), text: "My lips are swollen since the shot." }));
    expect(await ticketOf(ticketId)).toMatchObject({
      status: "open",
      dueAt: addMinutes(ctx.now, 15),
    });
  });

  it("leaves the promise of a first answer as it was", async () => {
    const dueAt = addDays(ctx.now, -1);
    const ticketId = await makeTicket(ctx, { dueAt });
    await send(newMail(about(ticketId)));
    expect(await ticketOf(ticketId)).toMatchObject({ status: "open", dueAt, repliedAt: null });
  });

  it.each(["answered", "closed"] as const)(
    "opens one that is %s again, with a promise",
    async (status) => {
      const past = addDays(ctx.now, -3);
      const closedAt = status === "closed" ? past : null;
      const ticketId = await makeTicket(ctx, { status, repliedAt: past, closedAt, dueAt: past });
      await send(newMail(about(ticketId)));
      expect(await ticketOf(ticketId)).toMatchObject({
        status: "open",
        repliedAt: null,
        closedAt: null,
        dueAt: new Date("2026-11-23T10:00:00Z"),
      });
    },
  );

  it("ends the snooze until they answer", async () => {
    const ticketId = await makeTicket(ctx, { status: "answered", repliedAt: ctx.now });
    expect(await snoozeTicket(desk, { ticketId, snooze: "answer" })).toMatchObject({ ok: true });
    await send(newMail(about(ticketId)));
    expect(await ticketOf(ticketId)).toMatchObject({ status: "open", snoozedAt: null });
  });

  it("joins it also from another address, which answers do not go to", async () => {
    const ticketId = await makeTicket(ctx);
    await send(newMail({ ...about(ticketId), from: "office@example.test" }));
    const found = await findTicket(db, ticketId);
    expect(found?.mails).toMatchObject([{ from: "office@example.test" }]);
    expect(found?.ticket.email).toBe("maria@example.test");
  });

  it("is read before a reply that was begun without it is sent", async () => {
    const ticketId = await makeTicket(ctx);
    await send(newMail(about(ticketId)));
    const reply = { ticketId, key: ctx.ids.newId(), text: "Is it there?", close: false };
    const refused = { ok: false, reason: "replied_meanwhile" };
    expect(await replyToTicket(desk, { ...reply, seen: 0 })).toEqual(refused);
    expect(await replyToTicket(desk, { ...reply, seen: 1 })).toMatchObject({ ok: true });
  });
});

describe("a mail without a genuine token", () => {
  const forged = "support+" + "a".repeat(42) + "@reply.example.com";

  it.each([INBOUND, forged])("to %s opens a ticket, and is acknowledged", async (to) => {
    await makeTicket(ctx, { email: "other@example.test" });
    expect(await send(newMail({ to }))).toEqual({ ok: true, value: "opened" });
    const [ticket] = await db
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.email, "maria@example.test"));
    expect(ticket).toMatchObject({
      name: "maria@example.test",
      topic: "other",
      userId: null,
      message: "It is here.",
    });
    const found = await findTicket(db, ticket?.id ?? "");
    expect(found).toMatchObject({ openedBy: { from: "maria@example.test" }, mails: [] });
    await drainJobs(pool, PLAN);
    expect((await db.select().from(mails)).map((mail) => mail.to)).toContain("maria@example.test");
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("opens one also when its ticket was deleted", async () => {
    const ticketId = await makeTicket(ctx);
    await db.delete(supportTickets);
    expect(await send(newMail(about(ticketId)))).toEqual({ ok: true, value: "opened" });
  });
});

describe("the same mail again", () => {
  it("is known", async () => {
    const ticketId = await makeTicket(ctx);
    const mail = newMail(about(ticketId));
    await send(mail);
    expect(await send(mail)).toEqual({ ok: true, value: "known" });
    expect(await db.$count(supportMails)).toBe(1);
    expect(await actions()).toEqual(["ticket.mail_joined"]);
  });

  it.each([true, false])("at once is one message, with a token: %s", async (hasToken) => {
    const ticketId = await makeTicket(ctx, { email: "other@example.test" });
    const mail = newMail(hasToken ? about(ticketId) : {});
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => send(mail)));
    const values = outcomes.map((one) => one.ok && one.value);
    expect(values.filter((value) => value === "known")).toHaveLength(3);
    expect(await db.$count(supportMails)).toBe(1);
    expect(await db.$count(supportTickets)).toBe(hasToken ? 1 : 2);
  });
});

test.each([
  [{ autoSubmitted: "auto-replied" }, "automatic"],
  [{ precedence: "bulk" }, "automatic"],
  [{ from: "mailer-daemon@example.test" }, "automatic"],
  [{ from: "<>" }, "no_sender"],
  [{ from: "support+1@reply.example.com" }, "own_address"],
  [{ from: "Shop <hello@shop.example>" }, "own_address"],
])("%j changes nothing and is counted", async (own, why) => {
  const ticketId = await makeTicket(ctx, { status: "answered", repliedAt: ctx.now });
  for (const to of [about(ticketId).to, INBOUND]) {
    expect(await send(newMail({ to, ...own }))).toEqual({ ok: true, value: "ignored" });
  }
  expect(await ticketOf(ticketId)).toMatchObject({ status: "answered" });
  expect(await db.$count(supportTickets)).toBe(1);
  expect(await db.$count(supportMails)).toBe(0);
  const entries = await db.select().from(auditLog);
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ["mail.ignored", { why }],
    ["mail.ignored", { why }],
  ]);
});

test("one sender mails twenty times an hour, and no more", async () => {
  const ticketId = await makeTicket(ctx);
  for (let n = 0; n < 20; n += 1) {
    expect(await send(newMail(about(ticketId)))).toMatchObject({ ok: true });
  }
  expect(await send(newMail(about(ticketId)))).toMatchObject({ ok: false, reason: "too_many" });
  const other = { ...about(ticketId), from: "other@example.test" };
  expect(await send(newMail(other))).toMatchObject({ ok: true });
});

test("an address has no more than six tickets opened and acknowledged in an hour", async () => {
  const outcomes: unknown[] = [];
  for (let n = 0; n < 7; n += 1) outcomes.push((await send(newMail({ text: `Mail ${n}` }))).ok);
  expect(outcomes).toEqual([true, true, true, true, true, true, false]);
});

import { beforeEach, describe, expect, it, test } from "vitest";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { newMessage } from "../factories.ts";
import { mailTicketReceived, mailTicketToStaff } from "../jobs.server.ts";
import { supportTickets } from "../tables.server.ts";
import { openTicket } from "./open-ticket.server.ts";

const { ctx, db, pool, as, at } = await testContext();
const limiter = createRateLimiter(pool);
const visitor = { ctx: as("visitor"), limiter, ip: "192.0.2.1" };
const PLAN = {
  tasks: [deliverMail],
  listeners: { "ticket.opened": [mailTicketReceived, mailTicketToStaff] },
  schedule: [],
};
const key = () => ctx.ids.newId();
const sent = async () => {
  await drainJobs(pool, PLAN);
  return db.select().from(mails).orderBy(mails.to);
};

beforeEach(async () => {
  await drainJobs(pool, PLAN);
  await pool.query("truncate support_tickets cascade; delete from mails; delete from rate_limits");
});

describe("a message", () => {
  it("becomes a ticket with a number, and is acknowledged with it once", async () => {
    const opened = await openTicket(visitor, { ...newMessage(), formKey: key() });
    const [ticket] = await db.select().from(supportTickets);
    expect(ticket).toMatchObject({
      number: expect.stringMatching(/^T-26-\d{6}$/),
      status: "open",
      userId: null,
      // It is Saturday at 10: staff are there today, and no one is on Sunday.
      dueAt: new Date("2026-11-23T10:00:00Z"),
    });
    expect(opened).toMatchObject({ ok: true, value: { number: ticket?.number } });
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "maria@example.test" });
    expect(mail?.text).toContain(ticket?.number);
    expect(mail?.text).toContain("next business day, Mon, Nov 23");
    await drainJobs(pool, PLAN);
    expect(await db.$count(mails)).toBe(1);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("of a working day is promised within 24 hours, also in its mail", async () => {
    const served = { ...visitor, ctx: { ...at("2026-11-24T03:00:00Z"), actor: VISITOR } };
    await openTicket(served, { ...newMessage(), formKey: key() });
    expect((await sent())[0]?.text).toContain("within 24 hours");
  });

  it("is told to the shop's own mailbox, without a word of it", async () => {
    await saveSettings(ctx, { contact_email: "owner@example.test" });
    await openTicket(visitor, { ...newMessage({ message: "A secret" }), formKey: key() });
    const [, mail] = await sent();
    expect(mail).toMatchObject({ to: "owner@example.test" });
    expect(mail?.html).toContain("/admin/support/");
    expect(mail?.html).not.toMatch(/secret|Maria|parcel/);
    await saveSettings(ctx, { contact_email: "" });
  });

  it("carries no typed word to the typed address", async () => {
    const typed = newMessage({ subject: "Buy it <b>now</b>", message: "https://spam.example" });
    await openTicket(visitor, { ...typed, name: "Spam Example", formKey: key() });
    const [mail] = await sent();
    expect(`${mail?.subject} ${mail?.html}`).not.toMatch(/buy it|spam/i);
  });

  it("of a Sunday is promised for the next business day, also in its mail", async () => {
    const sunday = at("2026-11-22T03:00:00Z");
    const served = { ...visitor, ctx: { ...sunday, actor: VISITOR } };
    const opened = await openTicket(served, { ...newMessage(), formKey: key() });
    expect(opened).toMatchObject({ ok: true, value: { nextDay: "2026-11-23" } });
    const [ticket] = await db.select().from(supportTickets);
    expect(ticket?.dueAt).toEqual(new Date("2026-11-23T10:00:00Z"));
    const [mail] = await sent();
    expect(mail?.text).toContain("next business day, Mon, Nov 23");
  });
});

describe("whose it is", () => {
  it("is the account that is signed in", async () => {
    const carla = await accountOf(ctx, "customer", { email: "carla@example.test" });
    const served = { ...visitor, ctx: as(carla) };
    await openTicket(served, { ...newMessage({ email: "other@example.test" }), formKey: key() });
    expect(await db.select().from(supportTickets)).toMatchObject([
      { userId: carla.kind === "user" && carla.userId, email: "other@example.test" },
    ]);
  });

  it("is nobody for a visitor, also under the address of an account", async () => {
    await accountOf(ctx, "customer", { email: "known@example.test" });
    await openTicket(visitor, { ...newMessage({ email: "known@example.test" }), formKey: key() });
    expect(await db.select().from(supportTickets)).toMatchObject([{ userId: null }]);
  });
});

describe("the same again", () => {
  it("is one ticket and one mail, however often and at once the form is sent", async () => {
    const formKey = key();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => openTicket(visitor, { ...newMessage(), formKey })),
    );
    expect(new Set(answers.map((one) => one.ok && one.value.number)).size).toBe(1);
    expect(await openTicket(visitor, { ...newMessage(), formKey })).toEqual(answers[0]);
    expect(await db.$count(supportTickets)).toBe(1);
    expect(await sent()).toHaveLength(1);
  });

  it("is one ticket from two forms at once, within ten minutes", async () => {
    const send = () => openTicket(visitor, { ...newMessage(), formKey: key() });
    await Promise.all([send(), send(), send()]);
    expect(await db.$count(supportTickets)).toBe(1);
    const later = { ...visitor, ctx: { ...at("2026-11-21T02:10:00Z"), actor: VISITOR } };
    await openTicket(later, { ...newMessage(), formKey: key() });
    expect(await db.$count(supportTickets)).toBe(2);
  });

  it("is refused for other words under a form that was used, at once or later", async () => {
    const formKey = key();
    const send = (email: string) => openTicket(visitor, { ...newMessage({ email }), formKey });
    const answers = await Promise.all([send("a@example.test"), send("b@example.test")]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const other = {
      ...newMessage({ email: "a@example.test", message: "Something else" }),
      formKey,
    };
    expect(await openTicket(visitor, other)).toEqual({ ok: false, reason: "form_used" });
    expect(await db.$count(supportTickets)).toBe(1);
  });
});

describe("too much", () => {
  it("from one network waits, and what arrived is still answered as it was", async () => {
    const first = { ...newMessage({ message: "First" }), formKey: key() };
    await openTicket(visitor, first);
    for (let n = 1; n < 20; n += 1) {
      await openTicket(visitor, { ...newMessage({ email: `p${n}@example.test` }), formKey: key() });
    }
    const refused = await openTicket(visitor, { ...newMessage(), formKey: key() });
    expect(refused).toMatchObject({
      ok: false,
      reason: "too_many",
      retryAfter: expect.any(Number),
    });
    expect(await openTicket(visitor, first)).toMatchObject({ ok: true });
    expect(await db.$count(supportTickets)).toBe(20);
  });

  it("to one mailbox waits, from wherever it comes", async () => {
    const send = (n: number) =>
      openTicket(
        { ...visitor, ip: `192.0.2.${n}` },
        { ...newMessage({ message: `Number ${n}` }), formKey: key() },
      );
    for (let n = 0; n < 6; n += 1) expect(await send(n)).toMatchObject({ ok: true });
    expect(await send(7)).toMatchObject({ ok: false, reason: "too_many" });
    expect(await sent()).toHaveLength(6);
  });
});

test("a ticket that is gone when its job runs is no failure", async () => {
  await openTicket(visitor, { ...newMessage(), formKey: key() });
  await db.delete(supportTickets);
  expect(await sent()).toEqual([]);
});

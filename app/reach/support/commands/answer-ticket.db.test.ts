import { beforeEach, describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { addDays } from "#app/lib/dates.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { makeTicket } from "../factories.ts";
import { mailReply, removeSettledTickets } from "../jobs.server.ts";
import { countTickets } from "../queries/list-tickets.server.ts";
import { findTicket } from "../queries/staff-tickets.server.ts";
import { supportReplies, supportTickets } from "../tables.server.ts";
import { assignTicket } from "./assign-ticket.server.ts";
import { replyToTicket } from "./reply-to-ticket.server.ts";
import { settleTicket } from "./settle-ticket.server.ts";

const { ctx, db, pool, as, at } = await testContext();
const PLAN = { tasks: [deliverMail, mailReply, removeSettledTickets], listeners: {}, schedule: [] };
const support = await accountOf(ctx, "support");
const desk = as(support);
const ownId = support.kind === "user" ? support.userId : "";
const actions = async () => (await db.select().from(auditLog)).map(({ action }) => action);
const stateOf = async (id: string) => (await findTicket(db, id))?.ticket;
const reply = (ticketId: string, own: object = {}) => ({
  ticketId,
  key: ctx.ids.newId(),
  text: "It left on Monday.\n\nIt comes on Wednesday.",
  close: false,
  ...own,
});

beforeEach(async () => {
  await pool.query("truncate support_tickets, mails, audit_log cascade");
});

test.each(["visitor", "customer", "clinician", "fulfilment", "marketing"] as const)(
  "a %s may neither reply, assign nor close",
  async (who) => {
    const ticketId = await makeTicket(ctx);
    const stranger = as(who);
    const forbidden = { ok: false, reason: "forbidden" };
    expect(await replyToTicket(stranger, reply(ticketId))).toEqual(forbidden);
    expect(await assignTicket(stranger, { ticketId, assigneeId: null })).toEqual(forbidden);
    expect(await settleTicket(stranger, { ticketId, to: "closed" })).toEqual(forbidden);
    expect(await actions()).toEqual([]);
  },
);

test.each(["", "x", "018f3a52-7c1e-7b6a-9d0e-3f2a1b4c5d6e"])(
  "there is no ticket %j",
  async (ticketId) => {
    const missing = { ok: false, reason: "not_found" };
    expect(await replyToTicket(desk, reply(ticketId))).toEqual(missing);
    expect(await assignTicket(desk, { ticketId, assigneeId: null })).toEqual(missing);
    expect(await settleTicket(desk, { ticketId, to: "open" })).toEqual(missing);
    expect(await findTicket(db, ticketId)).toBeUndefined();
  },
);

describe("a reply", () => {
  it("is one mail, however often its form is sent", async () => {
    const ticketId = await makeTicket(ctx);
    const form = reply(ticketId);
    const answers = await Promise.all([1, 2, 3].map(() => replyToTicket(desk, form)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await drainJobs(pool, PLAN);
    const [mail, ...others] = await db.select().from(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "maria@example.test" });
    expect(mail?.text).toContain("It comes on Wednesday.");
    expect(mail?.html).not.toContain("Where is it?");
    expect(await stateOf(ticketId)).toMatchObject({ status: "answered", repliedAt: ctx.now });
    expect(await actions()).toEqual(["ticket.replied"]);
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain("Wednesday");
  });

  it("is shown to its reader as it was written, never as markup", async () => {
    const ticketId = await makeTicket(ctx);
    await replyToTicket(desk, reply(ticketId, { text: "<script>1</script>\n& more" }));
    await drainJobs(pool, PLAN);
    const [mail] = await db.select().from(mails);
    expect(mail?.html).toContain("&lt;script&gt;1&lt;/script&gt;<br/>&amp; more");
  });

  it("can close the ticket, and keeps the time of the first one", async () => {
    const ticketId = await makeTicket(ctx);
    await replyToTicket(desk, reply(ticketId));
    const later = { ...at(addDays(ctx.now, 1)), actor: support };
    await replyToTicket(later, reply(ticketId, { close: true }));
    expect(await stateOf(ticketId)).toMatchObject({
      status: "closed",
      repliedAt: ctx.now,
      closedAt: later.now,
    });
    expect(await replyToTicket(desk, reply(ticketId))).toEqual({ ok: false, reason: "closed" });
    expect(await db.$count(supportReplies)).toBe(2);
  });

  it("races with closing, and never answers a closed ticket", async () => {
    const ticketId = await makeTicket(ctx);
    await Promise.all([
      settleTicket(desk, { ticketId, to: "closed" }),
      replyToTicket(desk, reply(ticketId)),
    ]);
    const ticket = await stateOf(ticketId);
    expect(ticket?.status).toBe("closed");
    expect(ticket?.repliedAt !== null).toBe((await db.$count(supportReplies)) === 1);
  });
});

describe("closing", () => {
  it("and reopening leave a row each, and nothing when it is so already", async () => {
    const ticketId = await makeTicket(ctx);
    for (const to of ["closed", "closed", "open", "open"] as const) {
      await settleTicket(desk, { ticketId, to });
    }
    expect(await actions()).toEqual(["ticket.closed", "ticket.reopened"]);
    expect(await stateOf(ticketId)).toMatchObject({ status: "open", closedAt: null });
  });

  it("is followed by deletion a year later, with the replies", async () => {
    const old = { status: "closed", closedAt: addDays(ctx.now, -366) } as const;
    const gone = await makeTicket(ctx, { ...old, repliedAt: old.closedAt });
    await db
      .insert(supportReplies)
      .values({ id: ctx.ids.newId(), ticketId: gone, text: "Yes", createdAt: old.closedAt });
    const young = await makeTicket(ctx, { ...old, closedAt: addDays(ctx.now, -364) });
    const open = await makeTicket(ctx, { createdAt: addDays(ctx.now, -900) });
    await pool.query("select graphile_worker.add_job('support.remove-old')");
    await drainJobs(pool, PLAN);
    const left = (await db.select().from(supportTickets)).map(({ id }) => id);
    expect(new Set(left)).toEqual(new Set([young, open]));
    expect(await db.$count(supportReplies)).toBe(0);
  });
});

describe("assigning", () => {
  it("takes somebody who may answer, or nobody", async () => {
    const ticketId = await makeTicket(ctx);
    const clinician = await accountOf(ctx, "clinician");
    const otherId = clinician.kind === "user" ? clinician.userId : "";
    for (const assigneeId of [otherId, "nobody-1"]) {
      const refused = await assignTicket(desk, { ticketId, assigneeId });
      expect(refused).toEqual({ ok: false, reason: "no_staff" });
    }
    await assignTicket(desk, { ticketId, assigneeId: ownId });
    await assignTicket(desk, { ticketId, assigneeId: ownId });
    expect(await countTickets(db, { userId: ownId, now: ctx.now })).toEqual({ open: 1, mine: 1 });
    await assignTicket(desk, { ticketId, assigneeId: null });
    expect(await countTickets(db, { userId: ownId, now: ctx.now })).toEqual({ open: 1, mine: 0 });
    expect(await actions()).toEqual(["ticket.assigned", "ticket.assigned"]);
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { chooseMails } from "#app/running/staff/commands/choose-mails.server.ts";
import type { StaffTopic, TopicMails } from "#app/running/staff/rules/staff-topics.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { makeTicket } from "#app/reach/support/factories.ts";
import { mailTicketToStaff } from "#app/reach/support/jobs.server.ts";
import type { StaffRole } from "#app/platform/access/actor.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { mailDigests } from "./digest-jobs.server.ts";

const { as, ctx, db, pool } = await testContext();
/** 9 AM in Manila. */
const NINE = new Date("2026-11-26T01:00:00Z");
const job = {
  ...ctx,
  mailer: { close() {} },
  links: { appUrl: "http://shop.example.test" },
  log: quietLog,
};

beforeEach(async () => {
  await pool.query("truncate mails, support_tickets, users cascade");
  await saveSettings(ctx, { contact_email: "", email_notifications: "true" });
});

type Choices = Partial<Record<StaffTopic, TopicMails>>;

async function colleague(role: StaffRole, choices: Choices, digestHour = 9) {
  const actor = await accountOf(ctx, role);
  if (actor.kind !== "user") throw new Error("an account is a user");
  expect(await chooseMails(as(actor), { choices, digestHour })).toMatchObject({ ok: true });
  return actor;
}

const digestAt = (now: Date) => mailDigests.run({ ...job, now }, {});
const sentTo = async ({ email }: { email: string }) =>
  (await db.select().from(mails).where(eq(mails.to, email))).map(({ subject }) => subject);

describe("the daily mail", () => {
  it("says what waits, at the hour somebody chose, once a day", async () => {
    const ana = await colleague("support", { messages: "daily" });
    await makeTicket(ctx);
    await makeTicket(ctx);
    await digestAt(addMinutes(NINE, -1));
    expect(await sentTo(ana)).toEqual([]);
    await Promise.all([digestAt(NINE), digestAt(NINE)]);
    await digestAt(addMinutes(NINE, 60));
    expect(await sentTo(ana)).toHaveLength(1);
    const [mail] = await db.select().from(mails);
    expect(mail?.subject).toMatch(/^\d+ open tasks?$/);
    expect(mail?.text).toContain("http://shop.example.test/admin/me");
    // The mail has counts only, no names or addresses.
    expect(mail?.text).not.toContain("maria@example.test");
    await digestAt(addDays(NINE, 1));
    expect(await sentTo(ana)).toHaveLength(2);
  });

  it("is not sent when nothing waits, or nothing that they chose or may do", async () => {
    const nobody = await colleague("support", { messages: "daily" });
    await digestAt(NINE);
    // Later arrivals wait for the next day's mail.
    await makeTicket(ctx);
    await digestAt(addMinutes(NINE, 60));
    const other = await colleague("support", { stock: "daily", orders: "daily" });
    const packer = await colleague("fulfilment", { messages: "daily" });
    const former = await colleague("support", { messages: "daily" });
    await db.delete(userRoles).where(eq(userRoles.userId, former.userId));
    await digestAt(addMinutes(NINE, 120));
    for (const one of [nobody, other, packer, former]) expect(await sentTo(one)).toEqual([]);
  });
});

describe("a mail at once", () => {
  it("goes to the shop's mailbox and to who wants it, each address once", async () => {
    const ana = await colleague("support", { messages: "at_once" });
    const owner = await colleague("admin", { messages: "at_once" });
    const packer = await colleague("fulfilment", { messages: "at_once" });
    await saveSettings(ctx, { contact_email: owner.email });
    const ticketId = await makeTicket(ctx);
    for (const _ of [1, 2]) await mailTicketToStaff.run(job, { ticketId });
    expect(await sentTo(ana)).toHaveLength(1);
    expect(await sentTo(owner)).toHaveLength(1);
    expect(await sentTo(packer)).toEqual([]);
  });

  it("needs no mailbox of the shop, and its setting holds for all", async () => {
    const ana = await colleague("support", { messages: "at_once" });
    await saveSettings(ctx, { email_notifications: "false" });
    await mailTicketToStaff.run(job, { ticketId: await makeTicket(ctx) });
    expect(await sentTo(ana)).toEqual([]);
    await saveSettings(ctx, { email_notifications: "true" });
    await mailTicketToStaff.run(job, { ticketId: await makeTicket(ctx) });
    expect(await sentTo(ana)).toHaveLength(1);
  });
});

it.each(["visitor", "customer"] as const)("is nothing that a %s chooses", async (who) => {
  const choice = { choices: {}, digestHour: 9 };
  expect(await chooseMails(as(who), choice)).toEqual({ ok: false, reason: "forbidden" });
});

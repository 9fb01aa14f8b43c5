import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { passOnReport } from "#app/reach/support/commands/pass-on-report.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { deliveryReport, feedbackReport } from "#app/platform/mail/reports/reports.fixture.ts";
import { mailEvents, mails, mailSuppressions } from "#app/platform/mail/tables.server.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openSending } from "#tests/open-sending.ts";
import { makeReadyCampaign } from "../factories.ts";

const { as, ctx, db, letters, read, run, send, readers } = await openSending();
const inbound = as(systemActor("inbound mail"));

/** A campaign that arrived at so many readers, and the ids of its mails. */
async function sentTo(count: number) {
  await readers(count);
  const campaign = await makeReadyCampaign(ctx);
  await send(campaign);
  await run();
  await run(1);
  expect(letters()).toHaveLength(count);
  const rows = await db.select({ to: mails.to, messageId: mails.messageId }).from(mails);
  return { campaign, messageIds: rows.toSorted((a, b) => (a.to < b.to ? -1 : 1)) };
}

it("suppresses who is gone, and counts a bounce of the campaign, once", async () => {
  const { campaign, messageIds } = await sentTo(2);
  const { messageId = "", to = "" } = messageIds[0] ?? {};
  const raw = deliveryReport({ messageId: messageId.replace("@project-me", "@shop.example") });
  for (const _ of [1, 2]) expect(await passOnReport(inbound, raw)).toBe("came_back");
  await run();
  expect(await db.select().from(mailSuppressions)).toMatchObject([{ reason: "hard_bounce" }]);
  expect(await db.$count(mailEvents)).toBe(1);
  expect(await read(campaign.id)).toMatchObject({ sentCount: 1, bounceCount: 1 });
  // The report named another address, but the mail's own address applies.
  expect(to).toBe("reader-1@example.test");
  expect(raw).not.toContain(to);
  expect(await checkInvariants(db)).toEqual([]);
});

it("counts a complaint, and nobody can lift it", async () => {
  const { campaign, messageIds } = await sentTo(1);
  const messageId = messageIds[0]?.messageId ?? "";
  expect(await passOnReport(inbound, feedbackReport({ messageId }))).toBe("came_back");
  await run();
  expect(await db.select().from(mailSuppressions)).toMatchObject([{ reason: "complaint" }]);
  expect(await read(campaign.id)).toMatchObject({ sentCount: 1, complaintCount: 1 });
});

it("stops nothing for a mail that was refused by policy, and counts its bounce", async () => {
  const { campaign, messageIds } = await sentTo(1);
  const messageId = messageIds[0]?.messageId ?? "";
  await passOnReport(inbound, deliveryReport({ messageId, status: "5.7.1", diagnostic: "" }));
  await run();
  expect(await db.$count(mailSuppressions)).toBe(0);
  expect(await read(campaign.id)).toMatchObject({ sentCount: 0, bounceCount: 1 });
});

it("suppresses a full mailbox only when three mails came back", async () => {
  await sentTo(1);
  for (const minute of [2, 4]) {
    await send(await makeReadyCampaign(ctx));
    await run(minute);
    await run(minute + 1);
  }
  const all = await db.select({ messageId: mails.messageId }).from(mails);
  expect(all).toHaveLength(3);
  for (const [place, { messageId }] of all.entries()) {
    expect(await db.$count(mailSuppressions)).toBe(0);
    // The same mail twice is one bounce.
    for (const _ of [1, 2]) {
      await passOnReport(inbound, deliveryReport({ messageId, status: "5.2.2", diagnostic: "" }));
    }
    await run(10 + place);
  }
  const soft = eq(mailSuppressions.reason, "soft_bounces");
  expect(await db.$count(mailSuppressions, soft)).toBe(1);
});

it.each([
  ["of a mail that was never sent", deliveryReport(), "not_ours"],
  ["of a mail that is late", deliveryReport({ action: "delayed" }), "no_news"],
  ["that is none", "From: maria@example.test\r\n\r\nHello", undefined],
  ["that is nothing", undefined, undefined],
])("takes a report %s as it is", async (_, raw, outcome) => {
  expect(await passOnReport(inbound, raw)).toBe(outcome);
  await run();
  expect(await db.$count(mailEvents)).toBe(0);
});

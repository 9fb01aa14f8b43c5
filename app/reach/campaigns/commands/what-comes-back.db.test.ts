import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { mailSuppressions } from "#app/platform/mail/tables.server.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeReadyCampaign } from "../factories.ts";
import { campaignRecipients } from "../tables.server.ts";
import { endMarketing } from "./end-marketing.server.ts";
import { openSending, stopTokenOf } from "#tests/open-sending.ts";

const { ctx, db, as, server, letters, read, run, retry, send, readers } = await openSending();

describe("mails that come back", () => {
  it("stop the campaign by itself when they are too many, and their addresses for good", async () => {
    await readers(130);
    await saveSettings(ctx, { campaign_mails_per_minute: "110" });
    const campaign = await makeReadyCampaign(ctx);
    await send(campaign);
    // There are nine such addresses, and at least seven are among the first 110.
    const isGone = (address: string) => /-[1-9]@/.test(address);
    server.answer((address) => (isGone(address) ? "550 5.1.1 no such user" : undefined));
    await run();
    await run(2);
    expect(await read(campaign.id)).toMatchObject({
      state: "stopped",
      endedWhy: "bounces",
    });
    const { sentCount = 0, bounceCount = 0 } = (await read(campaign.id)) ?? {};
    expect(sentCount + bounceCount).toBe(110);
    const gone = eq(mailSuppressions.reason, "hard_bounce");
    expect(await db.$count(mailSuppressions, gone)).toBe(bounceCount);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("that the server puts off are tried again, and are no bounce", async () => {
    await readers(2);
    const campaign = await makeReadyCampaign(ctx);
    await send(campaign);
    server.answer((address) => (address.startsWith("reader-1") ? "451 later" : undefined));
    await expect(run()).rejects.toThrow("451");
    server.answer(() => undefined);
    await retry();
    await run(1);
    expect(await read(campaign.id)).toMatchObject({ state: "sent", sentCount: 2, bounceCount: 0 });
    expect(await db.$count(mailSuppressions)).toBe(0);
  });
});

test("one press in the mail program ends everything, counts once, and undoes nothing twice", async () => {
  await readers(1);
  const campaign = await makeReadyCampaign(ctx);
  await send(campaign);
  await run();
  const [letter = ""] = letters();
  const token = stopTokenOf(letter);
  expect(await endMarketing(as(VISITOR), token)).toMatchObject({ ok: true });
  expect(await endMarketing(as(VISITOR), token)).toMatchObject({ ok: true });
  expect(await endMarketing(as(VISITOR), "x".repeat(43))).toMatchObject({ reason: "unknown" });
  expect(await read(campaign.id)).toMatchObject({ unsubscribeCount: 1 });
  const [recipient] = await db.select().from(campaignRecipients);
  expect(recipient?.unsubscribedAt).not.toBeNull();
  expect(await db.select().from(mailSuppressions)).toMatchObject([{ reason: "unsubscribed" }]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

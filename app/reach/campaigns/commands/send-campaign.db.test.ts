import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { NOW } from "#tests/now.ts";
import { NewsletterMail } from "../emails/newsletter-mail.tsx";
import { makeCampaign, makeReadyCampaign, makeSubscription } from "../factories.ts";
import { moveCampaign } from "./move-campaign.server.ts";
import { scheduleCampaign } from "./schedule-campaign.server.ts";
import { openSending, stopTokenOf, toOf } from "#tests/open-sending.ts";
import { stopNewsletter } from "./stop-newsletter.server.ts";

const { ctx, db, pool, as, server, owner, letters, read, run, retry, send, readers } =
  await openSending();

describe("a campaign", () => {
  it("goes to everybody who agreed, once, with both headers and links of their own", async () => {
    const emails = await readers(3);
    const campaign = await makeReadyCampaign(ctx, { senderName: "Ana of the shop" });
    expect(await send(campaign)).toMatchObject({ ok: true });
    await run();
    await run(1);
    expect(letters().map(toOf).toSorted()).toEqual(emails);
    expect(await read(campaign.id)).toMatchObject({
      state: "sent",
      recipientCount: 3,
      sentCount: 3,
      skippedCount: 0,
    });
    const [letter = ""] = letters();
    expect(letter).not.toContain("preload");
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(letter.replaceAll(/\n\s/g, "")).toMatch(/^List-Unsubscribe: ?<http.*\/unsubscribe\//m);
    expect(letter).toMatch(/^From: Ana of the shop <hello@shop.example>$/m);
    const stops = letters().map(stopTokenOf);
    expect(new Set(stops).size).toBe(3);
    // No link contains an address.
    expect(letter.split("\n\n").slice(1).join()).not.toContain("reader-");
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("is sent at its time, and not before", async () => {
    await readers(1);
    const { id: campaignId, version } = await makeReadyCampaign(ctx);
    const planned = { campaignId, version, at: addMinutes(NOW, 60) };
    expect(await scheduleCampaign(owner, planned)).toMatchObject({ ok: true });
    await run(59);
    expect(await read(campaignId)).toMatchObject({ state: "scheduled" });
    await run(60);
    await run(61);
    expect(await read(campaignId)).toMatchObject({ state: "sent", sentCount: 1 });
    const past = { ...planned, at: addMinutes(NOW, -1) };
    expect(await scheduleCampaign(owner, past)).toMatchObject({ reason: "not_now" });
  });

  it("keeps to its pace", async () => {
    await readers(5);
    await saveSettings(ctx, { campaign_mails_per_minute: "2" });
    await send(await makeReadyCampaign(ctx));
    const counts: number[] = [];
    for (const minute of [0, 0.5, 1.01, 2.02, 2.2]) {
      await run(minute);
      counts.push(letters().length);
    }
    expect(counts).toEqual([2, 2, 4, 5, 5]);
  });

  it("is begun once by two workers at once, and nobody gets two", async () => {
    await readers(40);
    const campaign = await makeReadyCampaign(ctx);
    await send(campaign);
    await Promise.all([run(), run()]);
    await run(1);
    expect(letters()).toHaveLength(40);
    expect(await read(campaign.id)).toMatchObject({ state: "sent", sentCount: 40 });
  });

  it("of two who send it at once, and of roles that may not, is sent by one", async () => {
    await readers(1);
    const campaign = await makeReadyCampaign(ctx);
    const planned = { campaignId: campaign.id, version: campaign.version };
    for (const who of ["support", "fulfilment", "clinician", "customer"] as const) {
      expect(await scheduleCampaign(as(actorOf(who)), planned)).toEqual({
        ok: false,
        reason: "forbidden",
      });
    }
    await Promise.all([send(campaign), send(campaign)]);
    await run();
    await run(1);
    expect(letters()).toHaveLength(1);
  });

  it("is not sent without a test of this version, without an address, or to nobody", async () => {
    const untested = await makeCampaign(ctx);
    expect(await send(untested)).toMatchObject({ reason: "not_ready" });
    const ready = await makeReadyCampaign(ctx);
    expect(await send(ready)).toMatchObject({ reason: "not_ready" });
    await readers(1);
    await saveSettings(ctx, { business_address: "" });
    expect(await send(ready)).toMatchObject({ reason: "not_ready" });
  });

  it("that lacks something by its time fails with the reason, and sends nothing", async () => {
    await readers(1);
    const campaign = await makeReadyCampaign(ctx);
    await send(campaign);
    await saveSettings(ctx, { marketing_emails: "false" });
    await run();
    expect(await read(campaign.id)).toMatchObject({ state: "failed", endedWhy: "switched_off" });
    expect(letters()).toEqual([]);
    await saveSettings(ctx, { marketing_emails: "true" });
  });
});

describe("a kill in the middle", () => {
  it("neither doubles nor loses one of 200", async () => {
    const emails = await readers(200);
    const campaign = await makeReadyCampaign(ctx);
    await send(campaign);
    // The first attempt to write the mails dies after the 120th, like a killed process.
    await pool.query(`create sequence deaths; create function die() returns trigger language plpgsql
      as $$ begin if nextval('deaths') = 120 then raise exception 'killed'; end if; return new; end $$;
      create trigger die before insert on mails for each row execute function die()`);
    await expect(run()).rejects.toThrow("campaigns.send failed");
    expect(letters()).toEqual([]);
    expect(await db.$count(mails)).toBe(0);
    // Then the mail server accepts mails and hangs up before it confirms them.
    await server.turn("forgetful");
    await expect(retry()).rejects.toThrow("mail.deliver failed");
    await server.turn("well");
    await retry();
    await run(1);
    await pool.query("drop trigger die on mails; drop function die; drop sequence deaths");
    const taken = new Set(server.accepted().filter((id) => id !== "none"));
    const own = await db.select({ id: mails.messageId }).from(mails);
    // Mails that the server read without confirming arrived again under the same id, so readers see
    // them once.
    expect(own.filter(({ id }) => taken.has(id))).toHaveLength(200);
    expect(new Set(letters().map(toOf))).toEqual(new Set(emails));
    expect(await read(campaign.id)).toMatchObject({ state: "sent", sentCount: 200 });
    expect(await checkInvariants(db)).toEqual([]);
  });
});

describe("each mail, in the moment of its own sending", () => {
  it("stays when its reader left, was suppressed, or the campaign was stopped", async () => {
    const [left = "", complained = ""] = await readers(4);
    const campaign = await makeReadyCampaign(ctx);
    await send(campaign);
    // The mails are written, and the mail server is down.
    await server.turn("down");
    await expect(run()).rejects.toThrow("mail.deliver failed");
    const stopToken = await db.execute<{ token: string }>(
      sql`select stop_token as token from newsletter_subscriptions where email = ${left}`,
    );
    await stopNewsletter(as(VISITOR), stopToken.rows[0]?.token ?? "");
    await suppress(ctx, { address: complained.toUpperCase(), reason: "complaint" });
    await server.turn("well");
    await retry();
    await run(1);
    expect(letters().map(toOf).toSorted()).toEqual([
      "reader-3@example.test",
      "reader-4@example.test",
    ]);
    expect(await read(campaign.id)).toMatchObject({ state: "sent", sentCount: 2, skippedCount: 2 });
  });

  it("is not sent once the campaign is stopped; one that is paused goes on where it was", async () => {
    await readers(4);
    await saveSettings(ctx, { campaign_mails_per_minute: "2" });
    const campaign = await makeReadyCampaign(ctx);
    const { id: campaignId } = campaign;
    await send(campaign);
    await run();
    expect(await moveCampaign(owner, { campaignId, move: "pause" })).toMatchObject({ ok: true });
    await run(5);
    expect(letters()).toHaveLength(2);
    expect(await moveCampaign(owner, { campaignId, move: "resume" })).toMatchObject({ ok: true });
    await run(6);
    expect(letters()).toHaveLength(4);
    expect(await moveCampaign(owner, { campaignId, move: "stop" })).toMatchObject({ ok: true });
    expect(await moveCampaign(owner, { campaignId, move: "resume" })).toMatchObject({
      reason: "not_now",
    });
  });

  it("goes to nobody who is suppressed for any reason, by any way of news", async () => {
    const reasons = ["unsubscribed", "staff", "soft_bounces", "complaint", "hard_bounce"] as const;
    for (const reason of reasons) {
      await makeSubscription(ctx, `${reason}@example.test`);
      await suppress(ctx, { address: `${reason}@example.test`, reason });
    }
    await makeSubscription(ctx, "free@example.test");
    await send(await makeReadyCampaign(ctx));
    for (const who of [...reasons, "free"] as const) {
      const news = {
        title: "News",
        paragraphs: [],
        action: { label: "Go", href: "/" },
        footer: "",
      };
      const common = { to: `${who}@example.test`, template: NewsletterMail, props: news };
      const unsubscribeUrl = "https://shop.example/stop";
      await queueMail(ctx, { ...common, dedupeKey: `m:${who}`, subject: "market", unsubscribeUrl });
      await queueMail(ctx, {
        ...common,
        dedupeKey: `s:${who}`,
        subject: "serve",
        purpose: "service",
      });
      await queueMail(ctx, { ...common, dedupeKey: `t:${who}`, subject: "order" });
    }
    await run();
    await run(1);
    const got = (subject: string) =>
      letters()
        .filter((letter) => letter.includes(`Subject: ${subject}`))
        .map((letter) => toOf(letter).replace(/@.*/, ""))
        .toSorted();
    expect(got("News for you")).toEqual(["free"]);
    expect(got("market")).toEqual(["free"]);
    expect(got("serve")).toEqual(["free", "staff", "unsubscribed"]);
    expect(got("order")).toEqual(["complaint", "free", "soft_bounces", "staff", "unsubscribed"]);
  });
});

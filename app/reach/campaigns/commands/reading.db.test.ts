import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { liftUnsubscribed, suppress } from "#app/platform/mail/suppressions.server.ts";
import { mailSuppressions } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { makeRecipient, makeSubscription } from "../factories.ts";
import { campaigns } from "../tables.server.ts";
import { countClick } from "./count-click.server.ts";
import { countOpen } from "./count-open.server.ts";
import { liftSuppression } from "./lift-suppression.server.ts";
import { noteProviderEvent } from "./note-provider-event.server.ts";
import { setTracking } from "./set-tracking.server.ts";
import { suppressAddress } from "./suppress-address.server.ts";

const { ctx, db, as, at } = await testContext();
await publishLegalTexts(at("2020-01-01"));
const visitor = as("visitor");
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15";
const counts = async (campaignId: string) => {
  const { openCount, machineOpenCount, clickCount } = campaigns;
  const own = eq(campaigns.id, campaignId);
  return (
    await db.select({ openCount, machineOpenCount, clickCount }).from(campaigns).where(own)
  )[0];
};
const NOTHING = { openCount: 0, machineOpenCount: 0, clickCount: 0 };
const by = (token: string, given: { agent?: string; declines?: boolean } = {}) => {
  return { token, agent: PHONE, declines: false, ...given };
};

describe("a click", () => {
  it("leads to what stood in the mail, and is counted once for its recipient", async () => {
    const { campaignId, linkId, linkToken } = await makeRecipient(ctx, "maria@example.test");
    const follow = () => countClick(visitor, linkId, by(linkToken));
    expect(await Promise.all([follow(), follow(), follow()])).toEqual(
      Array.from({ length: 3 }, () => "https://example.test/"),
    );
    expect(await counts(campaignId)).toEqual({ openCount: 1, machineOpenCount: 0, clickCount: 1 });
  });

  it("leads nowhere with the link of another campaign, or with no token of ours", async () => {
    const one = await makeRecipient(ctx, "one@example.test");
    const other = await makeRecipient(ctx, "other@example.test");
    expect(await countClick(visitor, other.linkId, by(one.linkToken))).toBeUndefined();
    expect(await countClick(visitor, one.linkId, by(one.stopToken))).toBeUndefined();
    expect(await countClick(visitor, "https://evil.test", by(one.linkToken))).toBeUndefined();
    expect(await counts(one.campaignId)).toEqual(NOTHING);
  });

  it("of a scanner still leads on, and counts as no click", async () => {
    const { campaignId, linkId, linkToken } = await makeRecipient(ctx, "scan@example.test");
    const scanner = by(linkToken, { agent: "Barracuda Link Scanner" });
    expect(await countClick(visitor, linkId, scanner)).toBe("https://example.test/");
    expect(await counts(campaignId)).toEqual(NOTHING);
  });
});

describe("what is not counted", () => {
  it("is whoever said so in the browser, on the page, or where the shop counts nothing", async () => {
    const { campaignId, linkToken, stopToken } = await makeRecipient(ctx, "shy@example.test");
    await countOpen(visitor, by(linkToken, { declines: true }));
    expect(await setTracking(visitor, stopToken, false)).toMatchObject({ ok: true });
    await countOpen(visitor, by(linkToken));
    await setTracking(visitor, stopToken, true);
    await saveSettings(ctx, { campaign_tracking: "false" });
    await countOpen(visitor, by(linkToken));
    expect(await counts(campaignId)).toEqual(NOTHING);
    await saveSettings(ctx, { campaign_tracking: "true" });
    await countOpen(visitor, by(linkToken));
    await countOpen(visitor, by(linkToken, { agent: "YahooMailProxy" }));
    expect(await counts(campaignId)).toEqual({ openCount: 1, machineOpenCount: 1, clickCount: 0 });
  });
});

describe("a suppression", () => {
  const reasonOf = async () => (await db.select().from(mailSuppressions)).map((row) => row.reason);
  const owner = as("admin");

  it("holds no address in clear, and is found by it however it is typed", async () => {
    await suppressAddress(owner, { email: "maria@example.test", why: "Asked by phone" });
    const [row] = await db.select().from(mailSuppressions);
    expect(JSON.stringify(row)).not.toContain("maria");
    await suppress(ctx, { address: " Maria@Example.test ", reason: "complaint" });
    expect(await reasonOf()).toEqual(["complaint"]);
    await suppress(ctx, { address: "maria@example.test", reason: "unsubscribed" });
    expect(await reasonOf()).toEqual(["complaint"]);
  });

  it("is lifted with a reason by who may, and a complaint by no one", async () => {
    const [row] = await db.select().from(mailSuppressions);
    const lift = { suppressionId: row?.id ?? "", why: "Works again" };
    expect(await liftSuppression(owner, lift)).toMatchObject({ reason: "complaint" });
    await liftUnsubscribed(ctx, "maria@example.test");
    expect(await reasonOf()).toEqual(["complaint"]);
    await db.update(mailSuppressions).set({ reason: "hard_bounce" });
    for (const who of ["support", "customer"] as const) {
      expect(await liftSuppression(as(who), lift)).toMatchObject({ reason: "forbidden" });
    }
    expect(await liftSuppression(owner, lift)).toMatchObject({ ok: true });
    expect(await liftSuppression(owner, lift)).toMatchObject({ reason: "not_found" });
  });

  it("by the reader ends with a new confirmation", async () => {
    await suppress(ctx, { address: "again@example.test", reason: "unsubscribed" });
    await makeSubscription(ctx, "again@example.test");
    expect(await reasonOf()).toEqual([]);
  });

  it("follows a bounce that a provider tells, three soft ones in a month, or a complaint, each told once", async () => {
    const tell = (id: string, kind: "hard" | "soft" | "complaint", email: string) =>
      noteProviderEvent(ctx, { id, kind, email });
    const old = { id: "0", kind: "soft", email: "soft@example.test" } as const;
    await noteProviderEvent(at(addDays(ctx.now, -31)), old);
    expect(await tell("1", "soft", "soft@example.test")).toBe(true);
    expect(await tell("1", "soft", "soft@example.test")).toBe(false);
    await tell("2", "soft", "soft@example.test");
    expect(await reasonOf()).toEqual([]);
    await tell("3", "soft", "soft@example.test");
    expect(await reasonOf()).toEqual(["soft_bounces"]);
    await tell("4", "hard", "hard@example.test");
    await tell("5", "complaint", "angry@example.test");
    expect((await reasonOf()).toSorted()).toEqual(["complaint", "hard_bounce", "soft_bounces"]);
  });
});

import { eq } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { customerTags, customers, taggedCustomers } from "#app/people/customers/tables.server.ts";
import { segmentCommands } from "#app/reach/segments/commands/segment.server.ts";
import { NO_CONDITIONS } from "#app/reach/segments/rules/conditions.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import type { CampaignState } from "./rules/campaign-states.ts";
import { createCampaign } from "./commands/create-campaign.server.ts";
import { campaignCommands } from "./commands/campaign.server.ts";
import type { CampaignInput } from "./input.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { beginSubscription } from "./commands/begin-subscription.server.ts";
import { newsletterMessages as say } from "./texts/shopper.ts";
import {
  campaignLinks,
  campaignRecipients,
  campaigns,
  newsletterConfirmations,
  newsletterSubscriptions,
} from "./tables.server.ts";

/** The token of a link that confirms, for a test; its address waits. */
export async function makeConfirmation(ctx: Ctx, email: string): Promise<string> {
  const [subscriptionId, token] = [ctx.ids.newId(), ctx.ids.newToken()];
  await ctx.db
    .insert(newsletterSubscriptions)
    .values({ id: subscriptionId, email, state: "pending", source: "learn", askedAt: ctx.now });
  await ctx.db.insert(newsletterConfirmations).values({
    tokenHash: hashToken(token),
    subscriptionId,
    source: "learn",
    wording: say.wording,
    createdAt: ctx.now,
  });
  return token;
}

/** The token that ends a subscription, for a test. */
export async function makeSubscription(ctx: Ctx, email: string): Promise<string> {
  const [id, stopToken] = [ctx.ids.newId(), ctx.ids.newToken()];
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insert(newsletterSubscriptions)
      .values({ id, email, state: "pending", source: "learn", askedAt: tx.now });
    await beginSubscription(tx, id, {
      wording: say.wording,
      change: { source: "learn", stopToken },
    });
  });
  return stopToken;
}

let made = 0;

/** A draft for a test, with this content. */
export async function makeCampaign(
  ctx: Ctx,
  given: Partial<CampaignInput> = {},
): Promise<{ id: string; name: string; version: number }> {
  const name = given.name ?? `Campaign ${(made += 1)} ${ctx.ids.newId().slice(-12)}`;
  const created = await createCampaign(ctx, { name, subject: given.subject ?? "News for you" });
  if (!created.ok) throw new Error(`campaign: ${created.reason}`);
  const { id } = created.value;
  const plain = {
    preheader: "",
    senderName: "",
    phoneText: "",
    topic: "offers" as const,
    segmentId: null,
  };
  const content = "# What is new\n\nHello {first_name|there}\n\n[Read on](/learn)";
  const values = { ...plain, content, subject: "News for you", ...given, name };
  const saved = await campaignCommands.save(ctx, values, { id, version: 1 });
  if (!saved.ok) throw new Error(`campaign: ${saved.reason}`);
  return { id, name, version: 2 };
}

/** The same with everything that sending it asks for: an address of the shop, and a test. */
export async function makeReadyCampaign(ctx: Ctx, given: Partial<CampaignInput> = {}) {
  const saved = await saveSettings(ctx, {
    business_name: "Test Labs",
    business_address: "1 Test Street, Manila",
  });
  if (!saved.ok) throw new Error(`settings: ${saved.reason}`);
  const campaign = await makeCampaign(ctx, given);
  await ctx.db
    .update(campaigns)
    .set({ testedVersion: campaign.version })
    .where(eq(campaigns.id, campaign.id));
  return campaign;
}

/** A segment of one customer, who gets the newsletter as well. */
export async function makeReader(ctx: Ctx, email: string): Promise<{ segmentId: string }> {
  await makeSubscription(ctx, email);
  const [customerId, tagId] = [ctx.ids.newId(), ctx.ids.newId()];
  const tag = `tag-${tagId.slice(-12)}`;
  await ctx.db.insert(customers).values({ id: customerId, email, firstName: "Maria" });
  await ctx.db.insert(customerTags).values({ id: tagId, name: tag, createdAt: ctx.now });
  await ctx.db.insert(taggedCustomers).values({ recordId: customerId, tagId });
  const conditions = { ...NO_CONDITIONS, tag };
  const segment = await segmentCommands.save(ctx, { name: `Readers ${tag}`, conditions });
  if (!segment.ok) throw new Error(`segment: ${segment.reason}`);
  return { segmentId: segment.value.id };
}

/**
 * Makes a sending campaign whose one mail is never picked up, so that it stays in that state; for
 * tests.
 */
export async function makeCampaignUnderWay(ctx: Ctx, state: CampaignState): Promise<string> {
  const { id: campaignId } = await makeCampaign(ctx);
  const [id, mailId] = [ctx.ids.newId(), ctx.ids.newId()];
  await ctx.db.insert(mails).values({
    id: mailId,
    dedupeKey: `campaign:${id}`,
    messageId: `<${mailId}@project-me>`,
    to: `${id}@example.test`,
    subject: "News for you",
    html: "",
    text: "",
    purpose: "marketing",
    createdAt: ctx.now,
  });
  const email = `${id}@example.test`;
  await ctx.db
    .insert(campaignRecipients)
    .values({ id, campaignId, email, state: "queued", mailId, queuedAt: ctx.now });
  await ctx.db
    .update(campaigns)
    .set({ state, startedAt: ctx.now, recipientCount: 1 })
    .where(eq(campaigns.id, campaignId));
  return campaignId;
}

/**
 * Makes a recipient and returns the tokens in the links of their mail, as if it was sent; for
 * tests.
 */
export async function makeRecipient(ctx: Ctx, email: string) {
  const { id: campaignId } = await makeCampaign(ctx);
  const [id, linkId] = [ctx.ids.newId(), ctx.ids.newId()];
  const [stopToken, linkToken] = [ctx.ids.newToken(), ctx.ids.newToken()];
  await ctx.db
    .insert(campaignLinks)
    .values({ id: linkId, campaignId, url: "https://example.test/" });
  await ctx.db.insert(campaignRecipients).values({
    id,
    campaignId,
    email,
    state: "sent",
    sentAt: addMinutes(ctx.now, -5),
    stopTokenHash: hashToken(stopToken),
    linkTokenHash: hashToken(linkToken),
  });
  await ctx.db
    .update(campaigns)
    .set({ state: "sent", recipientCount: 1, sentCount: 1 })
    .where(eq(campaigns.id, campaignId));
  return { campaignId, id, linkId, stopToken, linkToken };
}

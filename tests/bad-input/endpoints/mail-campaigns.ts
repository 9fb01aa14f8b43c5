import {
  makeCampaign,
  makeCampaignUnderWay,
  makeReader,
  makeReadyCampaign,
  makeRecipient,
} from "#app/reach/campaigns/factories.ts";
import { setTracking } from "#app/reach/campaigns/commands/set-tracking.server.ts";
import { campaignLinks, campaigns, refusedTopics } from "#app/reach/campaigns/tables.server.ts";
import type { Topic } from "#app/reach/campaigns/rules/topics.ts";
import type { CampaignState, StaffMove } from "#app/reach/campaigns/rules/campaign-states.ts";
import { signBody } from "#app/selling/payments/gateways/redirect-signature.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { eq } from "drizzle-orm";
import type { Call, Prepare, Some } from "../call.ts";
import {
  anything,
  choice,
  email,
  id,
  line,
  optional,
  readFrom,
  secret,
  text,
  type Fields,
} from "../fields.ts";
import { INBOUND } from "../inbound.ts";
import type { Shop } from "../shop.ts";

const newAddress = () => `reader-${crypto.randomUUID()}@example.com`;

/** A complete campaign for a single reader. */
async function ready({ system }: Shop) {
  const { segmentId } = await makeReader(system(), newAddress());
  return makeReadyCampaign(system(), { segmentId });
}

/** A planned campaign without a time, so that it never begins by itself. */
async function scheduled({ system }: Shop): Promise<string> {
  const { id: campaignId } = await makeCampaign(system());
  await system()
    .db.update(campaigns)
    .set({ state: "scheduled" })
    .where(eq(campaigns.id, campaignId));
  return campaignId;
}

const underWay = (state: CampaignState) => (shop: Shop) =>
  makeCampaignUnderWay(shop.system(), state);

const move =
  (name: StaffMove, make: (shop: Shop) => Promise<string>): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { campaignId: id(await make(shop)) },
    fields: { intent: choice(name) },
  });

/** A form that includes the version it changes. */
const planned =
  (intent: string, more: Fields = {}): Prepare =>
  async (shop) => {
    const { id: campaignId, version } = await ready(shop);
    return {
      as: "admin",
      params: { campaignId: id(campaignId) },
      fields: { intent: choice(intent), version: secret(String(version)), ...more },
    };
  };

const aDraft: Prepare = async ({ system }) => ({
  as: "admin",
  params: { campaignId: id((await makeCampaign(system())).id) },
});

/** The form of a draft with three blocks, as the factory writes them. */
const edit =
  (intent: string): Prepare =>
  async (shop) => {
    const { id: campaignId, version } = await makeCampaign(shop.system());
    return {
      as: "admin",
      params: { campaignId: id(campaignId) },
      fields: {
        intent: choice(intent),
        ...readFrom(version),
        name: line(`Campaign ${crypto.randomUUID().slice(0, 8)}`),
        subject: { ...line("News for you"), mayBe: isMerged },
        preheader: optional({ ...line("What is new"), mayBe: isMerged }),
        senderName: optional(line("Ana of the shop")),
        phoneText: optional({
          ...line("News is waiting for you."),
          mayBe: (typed) => typed.length <= 160 && !/https?:/.test(typed),
        }),
        topic: optional(choice("articles", "offers")),
        segmentId: optional(choice("")),
        blocks: anything("3"),
        "kind.0": anything("heading"),
        "text.0": optional({ ...text("What is newest"), mayBe: isMerged }),
        "kind.1": anything("paragraph"),
        "text.1": optional({ ...text("Hello {first_name|there}"), mayBe: isMerged }),
        "kind.2": anything("button"),
        "text.2": optional({ ...text("Read on"), mayBe: isMerged }),
        "url.2": optional({
          ...line("/learn"),
          mayBe: (url) => /^(\/|https?:\/\/)/.test(url.trim()),
        }),
      },
    };
  };

/** Checks whether a text with merge fields could be valid. */
const isMerged = (typed: string) =>
  typed.length <= 2_000 &&
  !typed.includes("\0") &&
  !/[{}]/.test(typed.replaceAll(/\{[^{}]*\}/g, ""));

const suppression: Prepare = async ({ system }) => ({
  as: "admin",
  params: {
    suppressionId: id(await suppress(system(), { address: newAddress(), reason: "hard_bounce" })),
  },
});

const recipient = ({ system }: Shop) => makeRecipient(system(), newAddress());

/** The unsubscribe link of a reader who has stopped the topic `refused`, if it is given. */
async function stopLink(shop: Shop, refused?: Topic): Promise<Call> {
  const email = newAddress();
  const { db, system } = shop;
  const { stopToken } = await makeRecipient(system(), email);
  const createdAt = system().now;
  if (refused) await db.insert(refusedTopics).values({ email, topic: refused, createdAt });
  return { params: { token: secret(stopToken) } };
}

const STOPS = [
  "mail_suppressions",
  "campaign_recipients",
  "campaigns",
  "untracked_addresses",
  "refused_topics",
];

export const mailCampaigns = {
  "/admin/email/campaigns": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("sent"),
        q: anything("news"),
        sort: anything("-name"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/email/campaigns/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      create: () => ({
        as: "admin",
        fields: {
          name: line(`Campaign ${crypto.randomUUID().slice(0, 8)}`),
          subject: { ...line("News for you"), mayBe: isMerged },
        },
      }),
    },
  },
  "/admin/email/campaigns/:campaignId": {
    GET: aDraft,
    POST: {
      test: planned("test"),
      send: planned("send"),
      schedule: planned("schedule", {
        at: { ...line("2036-12-01T09:00"), mayBe: (at) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(at) },
      }),
      withdraw: move("withdraw", scheduled),
      cancel: move("cancel", scheduled),
      pause: move("pause", underWay("sending")),
      resume: move("resume", underWay("paused")),
      stop: move("stop", underWay("paused")),
      remove: async (shop) => ({ ...(await aDraft(shop)), fields: { intent: choice("remove") } }),
    },
  },
  "/admin/email/campaigns/:campaignId/edit": {
    GET: aDraft,
    POST: {
      save: edit("save"),
      add: edit("add:paragraph"),
      down: edit("down:0"),
      remove: edit("remove:1"),
    },
  },
  "/api/campaigns/:campaignId/preview": { GET: aDraft },
  "/admin/email/suppressions": {
    GET: () => ({
      as: "admin",
      query: {
        reason: anything("complaint"),
        sort: anything("-since"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/email/suppressions/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      add: () => ({
        as: "admin",
        fields: { email: email(newAddress()), why: line("Asked by phone") },
      }),
    },
  },
  "/admin/email/suppressions/:suppressionId": {
    GET: suppression,
    POST: {
      lift: async (shop) => ({
        ...(await suppression(shop)),
        fields: { why: line("It works again") },
      }),
    },
  },
  "/admin/email/sender": {
    GET: () => ({ as: "admin" }),
    POST: { again: () => ({ as: "admin", fields: { intent: choice("again") }, changes: false }) },
  },
  "/unsubscribe/:token": {
    GET: (shop) => stopLink(shop),
    POST: {
      // Mail programs send it from any origin, and any body ends the mails.
      stop: async (shop) => ({
        ...(await stopLink(shop)),
        fields: { intent: anything("stop") },
        notes: STOPS,
      }),
      topics: async (shop) => ({
        ...(await stopLink(shop, "offers")),
        fields: {
          intent: choice("topics", "stop"),
          "topic.offers": anything("on"),
          "topic.articles": anything("on"),
        },
        notes: STOPS,
      }),
      uncount: async (shop) => ({
        ...(await stopLink(shop)),
        fields: { intent: choice("no-count", "stop") },
        notes: STOPS,
      }),
    },
  },
  // The link of an uncounted reader, or of none: both redirect and write nothing.
  "/api/mail/go/:token/:linkId": {
    GET: async (shop) => {
      const { linkToken, linkId, stopToken } = await recipient(shop);
      await setTracking(shop.visitor(), stopToken, false);
      // A campaign may link anywhere; this one links to the shop.
      await shop.db.update(campaignLinks).set({ url: `${shop.url}/learn` });
      return { params: { token: secret(linkToken), linkId: id(linkId) } };
    },
  },
  "/api/mail/seen/:token": { GET: () => ({ params: { token: anything("x".repeat(43)) } }) },
  "/api/mail/events": {
    POST: {
      tell: () => ({
        sign: (rawBody) => ({ "x-signature": signBody(rawBody, INBOUND.secret, new Date()) }),
        fields: {
          id: line(crypto.randomUUID()),
          kind: choice("hard", "soft", "complaint"),
          email: email(newAddress()),
          messageId: optional(line(`<${crypto.randomUUID()}@project-me>`)),
          note: optional(line("550 no such user")),
        },
      }),
    },
  },
} satisfies Some;

import { accountOf } from "../../actor-of.ts";
import { eq } from "drizzle-orm";
import { bookCommission } from "#app/reach/affiliates/commands/book-commission.server.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";
import {
  affiliates as affiliatesTable,
  orderReferrals,
} from "#app/selling/referrals/tables.server.ts";
import type { Prepare, Some } from "../call.ts";
import {
  anything,
  choice,
  email,
  id,
  optional,
  secret,
  type Field,
  type Fields,
  text,
} from "../fields.ts";
import { amount } from "./purchasing.ts";
import { paidOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

async function termsVersion({ pool }: Shop): Promise<string> {
  const { rows } = await pool.query<{ version: number }>(
    "select max(version) as version from documents where slug = 'affiliate-terms'",
  );
  return String(rows[0]?.version ?? "");
}

/** A new owner, who may join without a purchase. */
async function newOwner(shop: Shop): Promise<string> {
  const email = `owner-${crypto.randomUUID()}@example.test`;
  await accountOf(shop.system(), "admin", { email });
  return shop.sessionOf(email);
}

/** A new affiliate with this status and a fresh name. */
async function newAffiliate(shop: Shop, status: AffiliateStatus = "active") {
  const ctx = shop.system();
  const email = `affiliate-${crypto.randomUUID()}@example.test`;
  const actor = await accountOf(ctx, "customer", { email });
  const userId = actor.kind === "user" ? actor.userId : "";
  const made = await makeAffiliate(ctx, userId, freeCode());
  const why = status === "active" || status === "waiting" ? null : "Their links were spam";
  await ctx.db
    .update(affiliatesTable)
    .set({ status, suspendedWhy: why })
    .where(eq(affiliatesTable.id, made.id));
  return made;
}

/** A commission, so that the affiliate's list is not empty. */
async function newCommission(shop: Shop) {
  const { id: affiliateId } = await newAffiliate(shop);
  const { id: orderId } = await paidOrder(shop);
  const ctx = shop.system();
  await shop.db
    .insert(orderReferrals)
    .values({ orderId, affiliateId, via: "code", createdAt: ctx.now });
  await bookCommission(ctx, orderId);
}

const freeCode = () => `BAD${crypto.randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;

/** 4 to 20 letters and digits. */
const aCode: () => Field = () => ({
  valid: freeCode(),
  required: true,
  mayBe: (text) => /^[a-z\d]{4,20}$/i.test(text.trim()),
  tempting: [],
});

const onAffiliate =
  (status: AffiliateStatus, fields: () => Fields): Prepare =>
  async (shop) => {
    const { id: affiliateId } = await newAffiliate(shop, status);
    return {
      as: "admin",
      params: { affiliateId: id(affiliateId) },
      fields: { version: secret("1"), ...fields() },
    };
  };

const onRequest =
  (fields: () => Fields): Prepare =>
  async (shop) => {
    // The page shows only the oldest one.
    await shop.db
      .update(affiliatesTable)
      .set({ status: "declined", suspendedWhy: "They have no website" })
      .where(eq(affiliatesTable.status, "waiting"));
    const { id: affiliateId } = await newAffiliate(shop, "waiting");
    return {
      as: "admin",
      fields: { affiliateId: id(affiliateId), version: secret("1"), ...fields() },
    };
  };

const list = {
  q: anything("Juan"),
  from: anything("2026-11-01"),
  to: anything("2026-11-30"),
  sort: anything("-earned"),
  after: anything(""),
  before: anything(""),
};

export const affiliates = {
  "/admin/affiliates": { GET: () => ({ as: "admin" }) },
  "/admin/affiliates/people": {
    GET: () => ({ as: "admin", query: { ...list, status: anything("active") } }),
  },
  "/admin/affiliates/people/export": {
    POST: {
      export: async (shop) => {
        await newAffiliate(shop);
        return {
          as: "admin",
          fields: { query: anything("status=active"), search: anything("Juan") },
        };
      },
    },
  },
  "/admin/affiliates/people/:affiliateId": {
    GET: async (shop) => ({
      as: "admin",
      params: { affiliateId: id((await newAffiliate(shop)).id) },
    }),
    POST: {
      suspend: onAffiliate("active", () => ({
        intent: choice("suspend"),
        reason: text("Spam in a forum"),
      })),
      resume: onAffiliate("suspended", () => ({
        intent: choice("resume"),
        reason: text("It was a mistake"),
      })),
      adjust: onAffiliate("active", () => ({
        intent: choice("adjust"),
        way: choice("add", "take"),
        amount: amount("12.50"),
        why: text("A prize"),
      })),
      recode: onAffiliate("active", () => ({ intent: choice("recode"), code: aCode() })),
    },
  },
  "/admin/affiliates/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      add: async (shop) => {
        const address = `added-${crypto.randomUUID()}@example.test`;
        await accountOf(shop.system(), "customer", { email: address });
        return {
          as: "admin",
          fields: {
            intent: anything("add"),
            email: email(address),
            reason: text("They write about us"),
          },
        };
      },
    },
  },
  "/admin/affiliates/commissions": {
    GET: () => ({
      as: "admin",
      query: { ...list, state: anything("payable"), affiliate: anything(crypto.randomUUID()) },
    }),
  },
  "/admin/affiliates/commissions/export": {
    POST: {
      export: async (shop) => {
        await newCommission(shop);
        return {
          as: "admin",
          fields: { query: anything("state=payable"), search: anything("Juan") },
        };
      },
    },
  },
  "/admin/affiliates/requests": {
    GET: () => ({ as: "admin", query: { after: anything(crypto.randomUUID()) } }),
    POST: {
      approve: onRequest(() => ({ intent: choice("approve"), code: optional(aCode()) })),
      decline: onRequest(() => ({ intent: choice("decline"), reason: text("No website") })),
    },
  },
  "/portal/affiliate": {
    GET: () => ({ as: "customer", query: { page: anything("1") } }),
    POST: {
      join: async (shop) => {
        return {
          cookie: await newOwner(shop),
          fields: { termsVersion: secret(await termsVersion(shop)), terms: choice("yes") },
        };
      },
    },
  },
  "/portal/affiliate/code.svg": {
    GET: async (shop) => {
      await shop.affiliateCode();
      return { as: "admin" };
    },
  },
  "/portal/affiliate/commissions.csv": {
    GET: async (shop) => {
      await shop.affiliateCode();
      return { as: "admin" };
    },
  },
  "/portal/affiliate/balance.csv": {
    GET: async (shop) => {
      await shop.affiliateCode();
      return { as: "admin" };
    },
  },
} satisfies Some;

import { accountOf } from "../../actor-of.ts";
import type { Some } from "../call.ts";
import { anything, choice, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** Of the terms in force. */
async function termsVersion({ pool }: Shop): Promise<string> {
  const { rows } = await pool.query<{ version: number }>(
    "select max(version) as version from documents where slug = 'affiliate-terms'",
  );
  return String(rows[0]?.version ?? "");
}

/** Somebody who may join and has not: an owner needs no purchase. */
async function newOwner(shop: Shop): Promise<string> {
  const email = `owner-${crypto.randomUUID()}@example.test`;
  await accountOf(shop.system(), "admin", { email });
  return shop.sessionOf(email);
}

export const affiliates: Some<
  "/portal/affiliate" | "/portal/affiliate/code.svg" | "/portal/affiliate/commissions.csv"
> = {
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
};

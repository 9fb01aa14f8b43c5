import { consents } from "#app/running/consent/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { ERASURE_WORD, erasureDue } from "#app/office/erasure/rules/erasure-terms.ts";
import { erasures } from "#app/office/erasure/tables.server.ts";
import { eq } from "drizzle-orm";
import { PERSONAL_TABLES } from "#app/office/erasure/queries/every-record.server.ts";
import type { Some } from "../call.ts";
import { choice, optional } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { ownSession } from "./accounts.ts";

/** A customer with a newsletter, which the page offers to end. */
async function withNews(shop: Shop) {
  const { cookie, userId } = await ownSession(shop);
  const own = eq(customers.userId, userId);
  await shop.db.update(customers).set({ marketingConsent: true }).where(own);
  await shop.db.insert(consents).values({
    id: crypto.randomUUID(),
    subjectType: "user",
    subjectId: userId,
    purpose: "marketing",
    document: "privacy",
    documentVersion: 1,
    givenAt: new Date(),
  });
  return { cookie };
}

async function leaving(shop: Shop) {
  const { cookie, userId } = await ownSession(shop);
  const customer = await customerOfUser(shop.db, userId);
  const now = new Date();
  await shop.db.insert(erasures).values({
    id: crypto.randomUUID(),
    customerId: customer?.id ?? "",
    askedBy: "owner",
    askedAt: now,
    dueAt: erasureDue(now),
  });
  return { cookie };
}

export const ownData = {
  "/portal/your-data": {
    GET: withNews,
    POST: {
      withdraw: async (shop) => ({
        ...(await withNews(shop)),
        fields: { intent: choice("withdraw-news") },
      }),
      ask: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: { intent: choice("delete-account"), word: choice(ERASURE_WORD) },
      }),
      keep: async (shop) => ({
        ...(await leaving(shop)),
        fields: { intent: choice("keep-account") },
      }),
    },
  },
  "/portal/your-data/download": {
    POST: {
      download: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: { kind: optional(choice("orders", ...Object.keys(PERSONAL_TABLES))) },
      }),
    },
  },
} satisfies Some;

import { emailChanges } from "#app/people/customers/tables.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Some } from "../call.ts";
import { choice, email, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { ownSession } from "./accounts.ts";

/** A customer whose change of address waits for a confirmation by both mailboxes. */
async function waiting(shop: Shop) {
  const { cookie, userId } = await ownSession(shop);
  const [oldToken, newToken] = [crypto.randomUUID(), crypto.randomUUID()];
  await shop.db.insert(emailChanges).values({
    id: crypto.randomUUID(),
    userId,
    oldEmail: `${userId}@old.example`,
    newEmail: `${userId}@new.example`,
    oldTokenHash: hashToken(oldToken),
    newTokenHash: hashToken(newToken),
    askedAt: new Date(),
    expiresAt: new Date(Date.now() + 60 * 60_000),
  });
  return { cookie, oldToken, newToken };
}

export const emailChange = {
  "/portal/email": {
    GET: async (shop) => ({ cookie: (await waiting(shop)).cookie }),
    POST: {
      ask: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: {
          intent: choice("ask"),
          email: email(`${crypto.randomUUID()}@new.example`),
        },
      }),
      stop: async (shop) => ({
        cookie: (await waiting(shop)).cookie,
        fields: { intent: choice("stop") },
      }),
    },
  },
  "/change-email/:token": {
    GET: async (shop) => ({ params: { token: secret((await waiting(shop)).oldToken) } }),
    POST: {
      agree: async (shop) => ({
        params: { token: secret((await waiting(shop)).oldToken) },
        fields: { intent: choice("agree", "stop") },
      }),
      stop: async (shop) => ({
        params: { token: secret((await waiting(shop)).newToken) },
        fields: { intent: choice("stop", "agree") },
      }),
    },
  },
} satisfies Some;

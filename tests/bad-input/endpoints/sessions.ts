import { session } from "#app/platform/auth/tables.server.ts";
import type { Prepare } from "../call.ts";
import { choice, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";
import type { OpenOwnPage } from "./passkeys.ts";

/** Another browser in which an account is signed in. */
async function elsewhere(shop: Shop, own: OpenOwnPage) {
  const { account, call } = await own(shop);
  const sessionId = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + 60 * 60_000);
  await shop.db
    .insert(session)
    .values({ id: sessionId, userId: account.userId, token: crypto.randomUUID(), expiresAt });
  return { call, sessionId };
}

/** The forms of the list of one's own sessions. */
export const sessionForms = (own: OpenOwnPage): Record<string, Prepare> => ({
  "end-session": async (shop) => {
    const { call, sessionId } = await elsewhere(shop, own);
    return { ...call, fields: { intent: choice("end-session"), sessionId: secret(sessionId) } };
  },
  "end-others": async (shop) => {
    const { call } = await elsewhere(shop, own);
    return { ...call, fields: { intent: choice("end-others") } };
  },
});

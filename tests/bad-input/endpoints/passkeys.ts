import { eq } from "drizzle-orm";
import { beginPasskeyUse } from "#app/running/security/commands/begin-passkey-use.server.ts";
import { beginPasskey } from "#app/running/security/commands/begin-passkey.server.ts";
import { passkeySite } from "#app/running/security/rules/passkey.ts";
import { passkeys } from "#app/running/security/tables.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { givePasskey, softwarePasskey } from "../../software-passkey.ts";
import type { Call, Prepare } from "../call.ts";
import { anything, choice, id, line, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";

type Account = { userId: string; email: string };
/** The account that the page belongs to, and the call that opens the page. */
export type OpenOwnPage = (shop: Shop) => Promise<{ account: Account; call: Call }>;

const firstPart = (cookie: string) => cookie.split(";")[0] ?? "";
const withCookie = (call: Call, cookie: string): Call => ({
  ...call,
  cookie: [call.cookie, firstPart(cookie)].filter(Boolean).join("; "),
});
const asUser = (shop: Shop, { userId, email }: Account) => {
  const actor: Actor = { kind: "user", userId, email, roles: [] };
  return { ...shop.system(), actor };
};

const name = { ...line("My phone"), mayBe: (text: string) => text.trim().length <= 60 };

/** Removes all passkeys that are not part of the case. */
async function cleared(shop: Shop, own: OpenOwnPage) {
  const { account, call } = await own(shop);
  const remove = () => shop.db.delete(passkeys).where(eq(passkeys.userId, account.userId));
  await remove();
  const restore = async () => {
    await remove();
    await call.restore?.();
  };
  return { account, call: { ...call, restore } };
}

/** The passkey forms on a page about the reader's own security. */
export const passkeyForms = (own: OpenOwnPage): Record<string, Prepare> => ({
  "begin-passkey": async (shop) => {
    const { call } = await cleared(shop, own);
    return { ...call, changes: false, fields: { intent: choice("begin-passkey") } };
  },
  "add-passkey": async (shop) => {
    const { account, call } = await cleared(shop, own);
    const begun = await beginPasskey(asUser(shop, account), shop.url);
    if (!begun.ok) throw new Error(begun.reason);
    const { options, cookie } = begun.value;
    const response = softwarePasskey(passkeySite(shop.url)).create(options.challenge);
    const fields = {
      intent: choice("add-passkey"),
      name,
      response: secret(JSON.stringify(response)),
    };
    return { ...withCookie(call, cookie), fields };
  },
  "rename-passkey": async (shop) => {
    const { account, call } = await cleared(shop, own);
    const { passkeyId } = await givePasskey(shop.system(), account.userId, { appUrl: shop.url });
    const fields = { intent: choice("rename-passkey"), passkeyId: id(passkeyId), name };
    return { ...call, fields };
  },
  "remove-passkey": async (shop) => {
    const { account, call } = await cleared(shop, own);
    const { passkeyId } = await givePasskey(shop.system(), account.userId, { appUrl: shop.url });
    return { ...call, fields: { intent: choice("remove-passkey"), passkeyId: id(passkeyId) } };
  },
});

/** A passkey's answer, to sign in or to confirm the identity of a signed-in user. */
export async function answering(shop: Shop, call: Call, { account, isSignedIn }: PasskeyUse) {
  const { device } = await givePasskey(shop.system(), account.userId, { appUrl: shop.url });
  const ctx = isSignedIn ? asUser(shop, account) : shop.visitor();
  const { options, cookie } = await beginPasskeyUse(ctx, shop.url);
  const response = secret(JSON.stringify(device.get(options.challenge)));
  return {
    ...withCookie(call, cookie),
    fields: { intent: choice("passkey"), next: anything("/portal"), response },
  };
}

type PasskeyUse = { account: Account; isSignedIn: boolean };

export const beginningPasskey = {
  changes: false,
  fields: { intent: choice("begin-passkey"), next: anything("/portal") },
};

import { giveApp } from "#app/running/security/factories.ts";
import { accessRequests, staffInvites } from "#app/running/staff/tables.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "../../actor-of.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, email, id } from "../fields.ts";
import type { Shop } from "../shop.ts";

const newAddress = () => `ana-${crypto.randomUUID()}@example.com`;

const role = () => choice("support", ...STAFF_ROLES);

async function aMember(shop: Shop): Promise<string> {
  const userId = crypto.randomUUID();
  await accountOf(shop.system(), "support", { userId });
  return userId;
}

async function anInvite({ db }: Shop): Promise<string> {
  const inviteId = crypto.randomUUID();
  await db.insert(staffInvites).values({
    id: inviteId,
    email: newAddress(),
    role: "support",
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 600_000),
  });
  return inviteId;
}

/** Someone who registered as staff without an invite, at an address that is theirs. */
async function aRequest({ db }: Shop): Promise<string> {
  const userId = crypto.randomUUID();
  await db
    .insert(user)
    .values({ id: userId, name: "Ana", email: newAddress(), emailVerified: true });
  await db.insert(accessRequests).values({ userId, createdAt: new Date() });
  return userId;
}

const onInvite =
  (intent: string): Prepare =>
  async (shop) => ({
    as: "admin",
    fields: { intent: choice(intent), inviteId: id(await anInvite(shop)) },
  });

export const staff = {
  "/admin/settings/staff": {
    GET: () => ({ as: "admin", query: { role: anything("support"), sort: anything("-active") } }),
    POST: {
      invite: () => ({
        as: "admin",
        fields: { intent: choice("invite"), email: email(newAddress()), role: role() },
      }),
      resend: onInvite("resend"),
      withdraw: onInvite("withdraw"),
      approve: async (shop) => ({
        as: "admin",
        fields: { intent: choice("approve"), userId: id(await aRequest(shop)), role: role() },
      }),
      decline: async (shop) => ({
        as: "admin",
        fields: { intent: choice("decline"), userId: id(await aRequest(shop)) },
      }),
    },
  },
  "/admin/settings/staff/:userId": {
    GET: async (shop) => ({ as: "admin", params: { userId: id(await aMember(shop)) } }),
    POST: {
      grant: async (shop) => ({
        as: "admin",
        params: { userId: id(await aMember(shop)) },
        fields: { intent: choice("grant"), role: choice("marketing", ...STAFF_ROLES) },
      }),
      take: async (shop) => ({
        as: "admin",
        params: { userId: id(await aMember(shop)) },
        fields: { intent: choice("take"), role: role() },
      }),
      "remove-second-step": async (shop) => {
        const userId = await aMember(shop);
        await giveApp(shop.system(), userId);
        const fields = { intent: choice("remove-second-step") };
        return { as: "admin", params: { userId: id(userId) }, fields };
      },
      remove: async (shop) => ({
        as: "admin",
        params: { userId: id(await aMember(shop)) },
        fields: { intent: choice("remove") },
      }),
    },
  },
} satisfies Some;

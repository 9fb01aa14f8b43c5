import { WEIGHT_UNITS } from "#app/care/dosing/rules/weight-range.ts";
import { makeEntry } from "#app/care/wellness/factories.ts";
import { ownerMark } from "#app/care/wellness/queries/owner-mark.server.ts";
import { chipName, CHIPS } from "#app/care/wellness/rules/symptoms.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";
import type { Some } from "../call.ts";
import { anything, choice, count, id, line, optional, readFrom, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

const scale = (valid: string) => ({
  ...count(valid),
  mayBe: (typed: string) => /^\s*(?:[1-9]|10)\s*$/.test(typed),
});

const decimal = (valid: string) => optional({ ...line(valid), mayBe: (typed) => /\d/.test(typed) });

const entry = () => ({
  at: { ...line(writeMinute(new Date())), mayBe: (typed: string) => /^\s*\d{4}-/.test(typed) },
  mood: scale("7"),
  energy: scale("4"),
  weight: decimal("74.5"),
  unit: choice("kg", ...WEIGHT_UNITS),
  sleep: decimal("7.5"),
  symptoms: optional(line("dry mouth, nausea")),
  notes: optional(text("Walked after lunch")),
  ...Object.fromEntries(CHIPS.map((chip) => [chipName(chip), optional(choice("on"))])),
});

async function actorOf(shop: Shop, role: "customer" | "admin") {
  const address = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? "";
  const account = await findAccount(shop.db, address);
  if (!account) throw new Error(`the demo shop has no ${role}`);
  const actor = { kind: "user", userId: account.id, email: address, roles: [role] } as const;
  return { ...shop.visitor(), actor };
}

/** An entry of the demo customer, who agreed to the journal. */
const own = async (shop: Shop) => makeEntry(await actorOf(shop, "customer"));
const others = async (shop: Shop) => makeEntry(await actorOf(shop, "admin"));

export const wellness = {
  "/portal/wellness": {
    GET: async (shop) => ({ as: "customer", query: { added: anything(await own(shop)) } }),
    POST: {
      add: async (shop) => {
        await own(shop);
        return {
          as: "customer",
          fields: { intent: choice("add"), id: id(shop.visitor().ids.newId()), ...entry() },
        };
      },
      agree: async (shop) => {
        await own(shop);
        // Consent given twice is stored once.
        return {
          as: "customer",
          changes: false,
          fields: { intent: choice("agree"), agreed: choice("on") },
        };
      },
      share: async (shop) => {
        await own(shop);
        return {
          as: "customer",
          fields: { intent: choice("share"), shared: choice("yes", "no") },
          restore: async () =>
            void (await shop.pool.query(
              "delete from consents where purpose = 'health_wellness_sharing'",
            )),
        };
      },
      withdraw: async (shop) => {
        await own(shop);
        return { as: "customer", fields: { intent: choice("withdraw") } };
      },
    },
  },
  "/portal/wellness/all": {
    GET: async (shop) => {
      await own(shop);
      return { as: "customer", query: { page: anything("1") } };
    },
  },
  "/portal/wellness/entries": {
    POST: {
      send: async (shop) => {
        await own(shop);
        const ctx = await actorOf(shop, "customer");
        const owner = secret(ownerMark(ctx, ctx.actor.userId));
        return {
          as: "customer",
          fields: { id: id(ctx.ids.newId()), owner, ...entry() },
        };
      },
    },
  },
  "/portal/wellness/offline": {
    GET: async (shop) => {
      await own(shop);
      return { as: "customer" };
    },
  },
  "/portal/wellness/export": {
    POST: {
      download: async (shop) => {
        await own(shop);
        return { as: "customer", changes: false, fields: { format: choice("csv", "json") } };
      },
    },
  },
  "/portal/wellness/:entryId": {
    GET: async (shop) => ({
      as: "customer",
      params: { entryId: id(await own(shop), { notOwn: [await others(shop)] }) },
    }),
    POST: {
      edit: async (shop) => ({
        as: "customer",
        params: { entryId: id(await own(shop), { notOwn: [await others(shop)] }) },
        fields: { intent: choice("edit"), ...readFrom(1), ...entry() },
      }),
      delete: async (shop) => ({
        as: "customer",
        params: { entryId: id(await own(shop), { notOwn: [await others(shop)] }) },
        fields: { intent: choice("delete"), version: secret("1") },
      }),
    },
  },
} satisfies Some;

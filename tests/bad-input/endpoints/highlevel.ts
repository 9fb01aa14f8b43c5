import { makeConnection, makeMessage } from "#app/office/highlevel/factories.ts";
import { highlevelConnection } from "#app/office/highlevel/tables.server.ts";
import { outsideProblem } from "#app/lib/public-address.ts";
import { ACCOUNT, signWebhook } from "../../fake-highlevel.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, email, id, line, optional, readFrom, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";

const connected = (shop: Shop, isOn = false) =>
  makeConnection(shop.system(), { apiKey: ACCOUNT.key, locationId: ACCOUNT.location, isOn });

/** Where each connection before this one is gone, as its row is the only one. */
async function anew(shop: Shop, isOn = false): Promise<number> {
  await shop.db.delete(highlevelConnection);
  return connected(shop, isOn);
}

const newAddress = () => `contact-${crypto.randomUUID()}@example.com`;

const isKey = (typed: string) => /^[\x21-\x7e]{12,400}$/.test(typed.trim());
const isLocation = (typed: string) => /^[\w-]{5,100}$/.test(typed.trim());

const intent =
  (name: string): Prepare =>
  async (shop) => {
    await anew(shop);
    return { as: "admin", fields: { intent: choice(name) } };
  };

const save: Prepare = async (shop) => {
  const version = await anew(shop);
  return {
    as: "admin",
    fields: {
      intent: choice("save"),
      ...readFrom(version),
      apiKey: optional({ ...line(`pit-${crypto.randomUUID()}`), mayBe: isKey }),
      locationId: { ...line(`location-${crypto.randomUUID().slice(0, 8)}`), mayBe: isLocation },
      // Of this shop no address is HighLevel's but those of the server that plays it.
      webhookUrl: optional({
        ...line(""),
        mayBe: (url) => outsideProblem(url.trim(), true) === undefined,
        tempting: ["http://169.254.169.254/latest/", "https://[::1]/", "https://evil.example/"],
      }),
      isOn: anything("on"),
      customers: anything("on"),
      newsletter: anything("on"),
      orders: anything("on"),
    },
  };
};

const again: Prepare = async (shop) => {
  await anew(shop, true);
  const { messageId } = await makeMessage(shop.system(), { email: newAddress() });
  return { as: "admin", fields: { intent: choice("again"), messageId: id(messageId) } };
};

const isNow = (time: string) => Math.abs(Date.parse(time) - Date.now()) < 25 * 3_600_000;

const webhook: Prepare = async (shop) => {
  await anew(shop);
  return {
    sign: signWebhook,
    fields: {
      type: anything("ContactDndUpdate"),
      webhookId: line(crypto.randomUUID()),
      timestamp: { ...line(new Date().toISOString()), mayBe: isNow },
      locationId: secret(ACCOUNT.location),
      id: optional(line("contact-of-nobody")),
      email: optional(email(newAddress())),
    },
  };
};

export const highlevel = {
  "/admin/settings/integrations/highlevel": {
    GET: async (shop) => {
      await anew(shop);
      return { as: "admin", query: { show: anything("failed") } };
    },
    POST: { save, test: intent("test"), again, disconnect: intent("disconnect") },
  },
  "/api/highlevel/webhook": { POST: { tell: webhook } },
} satisfies Some;

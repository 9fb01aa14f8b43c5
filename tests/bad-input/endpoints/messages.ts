import { makeConnection } from "#app/running/messages/factories.ts";
import { eq } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import { codeDigest } from "#app/running/messages/queries/sealed-text.server.ts";
import {
  messageChoices,
  messageConnection,
  pushDevices,
  sentMessages,
} from "#app/running/messages/tables.server.ts";
import {
  TWILIO,
  TWILIO_NUMBER,
} from "#app/running/messages/gateways/fakes/fake-texting.fixture.ts";
import { readMobile } from "#app/running/messages/rules/mobile-number.ts";
import { signTwilio } from "#app/running/messages/pages/shop/twilio-webhook.server.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, readFrom, secret, type Fields } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** Where each connection before this one is gone, as its row is the only one. */
async function anew(shop: Shop): Promise<number> {
  await shop.db.delete(messageConnection);
  return makeConnection(shop.system(), { provider: "twilio" });
}

const phone = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => readMobile(typed) !== undefined,
});

const pesos = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) =>
    /\d/.test(typed) && Number.isFinite(Number(typed.replace(/[₱,\s]/g, ""))),
});

const save: Prepare = async (shop) => ({
  as: "admin",
  fields: {
    intent: choice("save"),
    ...readFrom(await anew(shop)),
    provider: choice("twilio", "semaphore"),
    account: { ...line(TWILIO.account), mayBe: (typed) => /^AC[0-9a-f]{32}$/.test(typed.trim()) },
    key: optional({
      ...line(`key-${crypto.randomUUID()}`),
      mayBe: (typed) => /^[\x21-\x7e]{12,200}$/.test(typed.trim()),
    }),
    sender: {
      ...line(TWILIO_NUMBER),
      mayBe: (typed) => /^(?:[A-Za-z0-9 ]{3,11}|\+\d{8,15}|MG\w{32})$/.test(typed.trim()),
    },
    partPrice: pesos("0.50"),
    monthlyLimit: pesos("1000.00"),
  },
});

const CODE = "123456";
const NUMBER = "+639179999999";

/** With a number that is confirmed, a code for it, and without messages of an earlier call. */
const choices =
  (intent: string, fields: Fields = {}): Prepare =>
  async (shop) => {
    await anew(shop);
    const [owner] = await shop.db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, "customer@demo.test"));
    const userId = owner?.id ?? "";
    const ctx = shop.system();
    await shop.db.delete(sentMessages).where(eq(sentMessages.topic, "code"));
    await shop.db.delete(messageChoices).where(eq(messageChoices.userId, userId));
    await shop.db.insert(messageChoices).values({
      userId,
      number: NUMBER,
      orderBy: "sms",
      newNumber: NUMBER,
      codeDigest: codeDigest(ctx, { userId, number: NUMBER, code: CODE }),
      codeSentAt: ctx.now,
    });
    return { as: "customer", fields: { intent: choice(intent), ...fields } };
  };

const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const ENDPOINT = "https://push.example.com/device";
const base64 = (valid: string) => ({
  ...line(valid),
  mayBe: (sent: string) => new RegExp(`^[\\w-]{${valid.length}}=?$`).test(sent),
});

/** With one device of the customer, and one of the owner. */
const device =
  (intent: string, fields: (own: string, other: string) => Fields): Prepare =>
  async (shop) => {
    await shop.db.delete(pushDevices);
    await shop.db.delete(sentMessages).where(eq(sentMessages.topic, "test"));
    const { ids, now } = shop.system();
    const made = ["customer@demo.test", "owner@demo.test"].map(async (address) => {
      const [row] = await shop.db.select().from(user).where(eq(user.email, address));
      const id = ids.newId();
      const endpoint = `${ENDPOINT}/${id}`;
      const person = { id, userId: row?.id ?? "", name: "Chrome on Android", createdAt: now };
      await shop.db.insert(pushDevices).values({ ...person, ...KEYS, endpoint });
      return id;
    });
    const [own = "", other = ""] = await Promise.all(made);
    return { as: "customer", fields: { intent: choice(intent), ...fields(own, other) } };
  };

const webhook =
  (path: string, fields: Fields): Prepare =>
  async (shop) => {
    await anew(shop);
    return {
      signsForm: true,
      changes: false,
      sign: (rawBody) => ({
        "x-twilio-signature": signTwilio(
          `${shop.url}${path}`,
          new URLSearchParams(rawBody),
          TWILIO.key,
        ),
      }),
      fields: { AccountSid: secret(TWILIO.account), ...fields },
    };
  };

export const messages = {
  "/admin/settings/messages": {
    GET: async (shop) => {
      await anew(shop);
      return { as: "admin" };
    },
    POST: {
      save,
      test: async (shop) => {
        await anew(shop);
        return { as: "admin", fields: { intent: choice("test"), number: phone("0917 123 4567") } };
      },
      off: async (shop) => {
        await anew(shop);
        return { as: "admin", fields: { intent: choice("off") } };
      },
    },
  },
  "/portal/messages": {
    GET: () => ({ as: "customer" }),
    POST: {
      ask: choices("ask", { number: phone("0917 123 4567") }),
      confirm: choices("confirm", { code: secret(CODE) }),
      choose: choices("choose", {
        orderBy: choice("email", "sms"),
        doseBy: choice("email", "sms"),
        newsBy: choice("email", "sms"),
      }),
      "turn-on": device("turn-on", () => ({
        endpoint: { ...line(ENDPOINT), mayBe: (sent) => sent.startsWith("https://") },
        p256dh: base64(KEYS.p256dh),
        auth: base64(KEYS.auth),
      })),
      "turn-off": device("turn-off", (own, other) => ({ device: id(own, { notOwn: [other] }) })),
      try: device("try", () => ({})),
      remove: choices("remove"),
    },
  },
  "/api/messages/twilio/report": {
    POST: {
      tell: webhook("/api/messages/twilio/report", {
        MessageSid: line("SM0000"),
        MessageStatus: choice("delivered", "sent", "failed"),
      }),
    },
  },
  "/api/messages/twilio/reply": {
    POST: {
      stop: webhook("/api/messages/twilio/reply", {
        From: anything("+639171234567"),
        Body: anything("Thanks"),
      }),
    },
  },
} satisfies Some;

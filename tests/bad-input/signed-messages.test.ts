import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { signBody } from "#app/selling/payments/gateways/redirect-signature.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testAftermath } from "./aftermath.ts";
import { keyOf } from "./endpoints/payments.ts";
import { INBOUND } from "./inbound.ts";
import { Text, hostileTexts } from "./hostile-texts.ts";
import { faultsOf, isRefused } from "./judge.ts";
import { messageOf } from "./message-of.ts";
import { RUNS_LIMIT_MS, runs } from "./runs.ts";
import { send } from "./send.ts";
import { openShop } from "./shop.ts";
import { writesSince } from "./writes.ts";

const shop = await openShop();
afterAll(() => shop.pool.end());

const MAILS = "/api/inbound-mail";
await saveSettings(shop.system(), { inbound_email: INBOUND.address });

const BODIES: Record<string, () => object> = {
  "/api/payments/test/callback": () => ({
    event_id: `evt_${crypto.randomUUID()}`,
    type: "payment.paid",
    reference: "order_1_abc",
    amount: "2000.00",
    currency: "PHP",
    at: new Date().toISOString(),
  }),
  "/test-gateway/refund": () => ({
    refund_id: `refund_${crypto.randomUUID()}`,
    reference: "order_1_abc",
    amount: "1.00",
    currency: "PHP",
  }),
  [MAILS]: () => ({
    messageId: `<${crypto.randomUUID()}@mail.example>`,
    from: `maria-${crypto.randomUUID()}@example.com`,
    to: INBOUND.address,
    subject: "My parcel",
    text: "Where is it?",
    autoSubmitted: "no",
  }),
};

/** A mail is signed by its provider, all else with the key of the payment page. */
const keyFor = (path: string) => (path === MAILS ? INBOUND.secret : keyOf(shop));

const HALF = '"\\ud800"';
const DEEP = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
const AMOUNTS = [
  "0",
  "-1.00",
  "1.005",
  "1e3",
  "21474836.47",
  "21474836.48",
  "9".repeat(400),
  "NaN",
];
const TIMES = [
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59Z",
  "2026-02-30T00:00:00Z",
  "2026-01-01T00:00:00.123456789Z",
  "-271821-04-20T00:00:00Z",
];

/** A JSON value as it is written, since some that can be written mean nothing. */
const values = fc.oneof(
  hostileTexts([...AMOUNTS, ...TIMES]).map(({ text }) => JSON.stringify(text)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom(HALF, DEEP, "1e309", "-0", "12345678901234567890", "null", "true", "[]", "{}"),
);
const OWN_NAMES = [
  "event_id",
  "type",
  "reference",
  "amount",
  "currency",
  "at",
  "refund_id",
  "messageId",
  "from",
  "to",
  "text",
];
const FOREIGN_NAMES = ["__proto__", "constructor", "toString", "extra", ""];
const names = fc.constantFrom(...OWN_NAMES, ...FOREIGN_NAMES);
/** Texts that are no JSON at all, or barely. */
const notJson = fc.oneof(
  fc.constantFrom("", " ", "{", "null", "[]", '"x"', "NaN", "\ufeff{}", "{'a':1}", "\u0000", DEEP),
  fc.string({ unit: "binary", maxLength: 60 }),
);

/** A genuine message with some values replaced, or written twice. */
function written(body: object, changes: readonly (readonly [string, string])[]): string {
  const own = Object.entries(body).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const changed = new Set(changes.map(([name]) => name));
  const kept = own.filter(([name], index) => !changed.has(name) || index % 3 === 0);
  const pairs = [...kept, ...changes].map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  return `{${pairs.join(",")}}`;
}

describe.each(Object.entries(BODIES))("%s", (path, body) => {
  const name = `POST ${path}`;

  test(
    `${name} believes a signature, but not just anything under it`,
    async () => {
      const changes = fc.array(fc.tuple(names, values), { minLength: 1, maxLength: 3 });
      const messages = fc.oneof(
        { arbitrary: changes.map((drawn) => new Text(written(body(), drawn))), weight: 5 },
        notJson.map((text) => new Text(text)),
      );
      const property = fc.asyncProperty(messages, async ({ text }) => {
        const signature = signBody(text, keyFor(path), new Date());
        await writesSince(shop.pool);
        const headers = { "content-type": "application/json", "x-signature": signature };
        const answer = await send(shop.url, {
          method: "POST",
          path,
          headers,
          body: Buffer.from(text),
        });
        expect(faultsOf(answer, []), answer.text.slice(0, 300)).toEqual([]);
        if (!isRefused(answer)) return;
        expect(messageOf(answer)).toBeDefined();
        expect(await writesSince(shop.pool)).not.toContainEqual(
          expect.not.stringMatching(/ (?:payment_events|refused_callbacks)$/),
        );
      });
      await fc.assert(property, runs(name));
    },
    RUNS_LIMIT_MS,
  );
});

testAftermath(shop);

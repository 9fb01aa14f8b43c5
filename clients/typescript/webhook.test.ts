import { expect, test } from "vitest";
import { readWebhook } from "./webhook.ts";

// The example that the library of Standard Webhooks is tested with.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
const BODY = '{"test": 2432232314}';
const SENT = 1_614_265_330;

const headersWith = (changed: Record<string, string> = {}) =>
  new Headers({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": String(SENT),
    "webhook-signature": SIGNATURE,
    ...changed,
  });

const after = (seconds: number) => new Date((SENT + seconds) * 1_000);
const other = `whsec_${btoa("another secret of the shop")}`;

test.each([
  ["as it was sent", {}, BODY, SECRET, 0, true],
  [
    "with the signature of an older secret too",
    { "webhook-signature": `v1,eA== ${SIGNATURE}` },
    BODY,
    SECRET,
    0,
    true,
  ],
  ["after five minutes", {}, BODY, SECRET, 300, true],
  ["later", {}, BODY, SECRET, 301, false],
  ["from the future", {}, BODY, SECRET, -301, false],
  ["with another body", {}, '{"test": 1}', SECRET, 0, false],
  ["with another secret", {}, BODY, other, 0, false],
  ["with another id", { "webhook-id": "msg_2" }, BODY, SECRET, 0, false],
  ["with another time", { "webhook-timestamp": String(SENT + 1) }, BODY, SECRET, 0, false],
  ["with no time", { "webhook-timestamp": "soon" }, BODY, SECRET, 0, false],
  ["with no signature", { "webhook-signature": "" }, BODY, SECRET, 0, false],
  [
    "with a signature of another version",
    { "webhook-signature": SIGNATURE.replace("v1", "v2") },
    BODY,
    SECRET,
    0,
    false,
  ],
  ["with a signature that is no base64", { "webhook-signature": "v1,*" }, BODY, SECRET, 0, false],
])("a message %s is read or not", async (_, changed, body, secret, seconds, isRead) => {
  const message = await readWebhook(secret, headersWith(changed), body, after(seconds));
  expect(message).toEqual(isRead ? { test: 2_432_232_314 } : undefined);
});

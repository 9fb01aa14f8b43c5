import { expect, test } from "vitest";
import { composeSecret, messageId, signedHeaders } from "./sign-message.server.ts";

// The example that the library of Standard Webhooks is tested with.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const message = {
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  body: '{"test": 2432232314}',
  at: new Date(1_614_265_330_000),
};
const SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

test("a message is signed as the library of Standard Webhooks has it", () => {
  expect(signedHeaders(message, [SECRET])).toEqual({
    "webhook-id": message.id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": SIGNATURE,
  });
});

test("with two secrets it has both signatures", () => {
  const other = composeSecret(Buffer.alloc(32, 7).toString("base64url"));
  expect(other).toMatch(/^whsec_[\w+/]{43}=$/);
  const { "webhook-signature": both = "" } = signedHeaders(message, [other, SECRET]);
  expect(both.split(" ")).toHaveLength(2);
  expect(both.split(" ")[1]).toBe(SIGNATURE);
});

test("an id has no full stop, which stands between the parts that are signed", () => {
  expect(messageId("01936f00-0000-7000-8000-00000000ffff")).toMatch(/^msg_[\da-f]{32}$/);
});

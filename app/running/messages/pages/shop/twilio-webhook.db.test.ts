import { beforeEach, expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { takeReply } from "../../commands/take-reply.server.ts";
import { makeConnection } from "../../factories.ts";
import { TWILIO } from "../../gateways/fakes/fake-texting.fixture.ts";
import { hasStopped } from "../../queries/stops.server.ts";
import { messageConnection, messageStops } from "../../tables.server.ts";
import { onTwilio, signTwilio } from "./twilio-webhook.server.ts";

const { ctx, db } = await testContext();
const URL_OF = "https://shop.example.test/api/messages/twilio/reply";
const NUMBER = "+639171234567";

beforeEach(async () => {
  await db.delete(messageStops);
  await db.delete(messageConnection);
  await makeConnection(ctx, { provider: "twilio" });
});

type Wish = { key?: string; account?: string; type?: string; signature?: string; tamper?: string };

/** A reply as it arrives at the shop. */
async function reply(body: string, wish: Wish = {}): Promise<number> {
  const { key = TWILIO.key, account = TWILIO.account, tamper = "" } = wish;
  const fields = new URLSearchParams({ AccountSid: account, From: NUMBER, Body: body });
  const request = new Request(URL_OF, {
    method: "POST",
    body: fields.toString() + tamper,
    headers: {
      "content-type": wish.type ?? "application/x-www-form-urlencoded",
      "x-twilio-signature": wish.signature ?? signTwilio(URL_OF, fields, key),
    },
  });
  const answer = await onTwilio(request, { ctx, log: quietLog }, URL_OF, async (system, sent) => {
    await takeReply(system, sent.get("From") ?? "", sent.get("Body") ?? "");
    return true;
  });
  return answer.status;
}

test("the signature is the one in Twilio's documentation", () => {
  const fields = new URLSearchParams({
    CallSid: "CA1234567890ABCDE",
    Caller: "+12349013030",
    Digits: "1234",
    From: "+12349013030",
    To: "+18005551212",
  });
  const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
  expect(signTwilio(url, fields, "12345")).toBe("0/KCTR6DLpKmkAf8muzZqo1nDgQ=");
});

test("STOP opts a number out, START opts it in again, and other words do nothing", async () => {
  expect(await reply("Thanks!")).toBe(200);
  expect(await hasStopped(db, NUMBER)).toBe(false);
  expect(await Promise.all([reply("STOP"), reply("stop.")])).toEqual([200, 200]);
  expect(await hasStopped(db, NUMBER)).toBe(true);
  expect(await hasStopped(db, "+639170000000")).toBe(false);
  expect(await reply("START")).toBe(200);
  expect(await hasStopped(db, NUMBER)).toBe(false);
});

test.each<[string, Wish, number]>([
  ["without a signature", { signature: "" }, 401],
  ["signed with another token", { key: "another-token-000" }, 401],
  ["changed on its way", { tamper: "&Body=START" }, 401],
  ["of another account", { account: `AC${"1b".repeat(16)}` }, 422],
  ["in another format", { type: "application/json" }, 415],
])("a reply %s is refused", async (_, wish, status) => {
  expect(await reply("STOP", wish)).toBe(status);
  expect(await hasStopped(db, NUMBER)).toBe(false);
});

test("without Twilio there is nothing to reply to", async () => {
  await makeConnection(ctx, { provider: "semaphore" });
  expect(await reply("STOP")).toBe(404);
});

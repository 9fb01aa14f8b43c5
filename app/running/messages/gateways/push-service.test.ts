import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOW } from "#tests/now.ts";
import { testSealers } from "#tests/sealers.ts";
import { FakePush, type PushMood } from "./fakes/fake-push.fixture.ts";
import { encryptPush, fitsPush } from "./push-crypto.server.ts";
import { sendPush, type PushAnswer } from "./push-service.server.ts";

const fake = await new FakePush().open();
afterAll(() => fake.close());
beforeEach(() => fake.reset());
afterEach(() => void vi.restoreAllMocks());

const ctx = { sealers: testSealers, now: NOW };
const place = { appUrl: "https://shop.example.test", providersUrl: fake.url };
const PUSH = {
  title: "Your order PM-26-000123 has shipped. ₱",
  page: "/portal/orders",
  tag: "019ad4c3-0000-7000-8000-000000000000",
  seconds: 60,
};

/** RFC 8291, appendix A. */
test("a message is encrypted as in the standard's example", () => {
  const keys = {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const once = {
    salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  };
  const text = "When I grow up, I want to be a watermelon";
  expect(encryptPush(text, keys, once).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
  expect(fitsPush(keys)).toBe(true);
  expect(fitsPush({ ...keys, auth: "AAAA" })).toBe(false);
  expect(fitsPush({ ...keys, p256dh: `B${"A".repeat(86)}` })).toBe(false);
});

test("a browser reads the message, and its service knows the shop", async () => {
  const device = fake.subscribe();
  expect(await sendPush(ctx, device, PUSH, place)).toBe("taken");
  const { title, page, tag } = PUSH;
  const expected = { title, page, tag, ttl: 60, device: device.endpoint, subject: place.appUrl };
  expect(fake.shown).toEqual([expected]);
});

const MOODS: [PushMood, PushAnswer][] = [
  ["silent", "busy"],
  ["slow", "busy"],
  ["broken", "busy"],
  ["busy", "busy"],
  ["gone", "gone"],
  ["unknown", "gone"],
  ["refusing", "refused"],
  ["elsewhere", "refused"],
];

test.each(MOODS)("a service that is %s means %s", async (mood, answer) => {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
    timeout.call(AbortSignal, mood === "slow" ? 60 : ms),
  );
  fake.moods.set("all", mood);
  expect(await sendPush(ctx, fake.subscribe(), PUSH, place)).toBe(answer);
});

test("a real shop calls no address of its own network", async () => {
  const device = fake.subscribe();
  expect(await sendPush(ctx, device, PUSH, { appUrl: place.appUrl })).toBe("gone");
  expect(fake.shown).toEqual([]);
});

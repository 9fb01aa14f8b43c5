import { CompactSign, importPKCS8 } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import { NOW } from "#tests/now.ts";
import { BUREAU, FakeEis, type Mood } from "./fakes/fake-eis.fixture.ts";
import type { ReceiverProblem } from "./receiver-port.ts";
import { receiverOf } from "./receivers.server.ts";

const fake = await new FakeEis().open();
afterAll(() => fake.close());
beforeEach(() => {
  fake.stored.length = 0;
  fake.be("well");
});

const open = (other: Partial<typeof BUREAU> | Record<string, string> = {}) => {
  const { accreditation, signingKey: _, ...keys } = { ...BUREAU, ...other };
  return receiverOf({ receiver: "trial", accreditation, keys }, NOW, fake.url);
};

const reasonOf = (answer: { ok: true } | ReceiverProblem) =>
  answer.ok ? undefined : answer.reason;

async function signed(uniqueId: string, tin = "123456789") {
  const pem = `-----BEGIN PRIVATE KEY-----\n${BUREAU.signingKey}\n-----END PRIVATE KEY-----`;
  const payload = JSON.stringify({ EisUniqueId: uniqueId, SellerInfo: { Tin: tin } });
  const jws = await new CompactSign(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: "RS256", kid: BUREAU.signingKeyId })
    .sign(await importPKCS8(pem, "RS256"));
  return { submitId: `${BUREAU.accreditation}-20261121-${uniqueId}`, uniqueId, jws };
}

test("a document is transmitted, checked, and then accepted or rejected", async () => {
  const [good, bad] = [await signed("A1"), await signed("A2", "999456789")];
  expect(await open().outcome(good)).toMatchObject({ value: { state: "unknown" } });
  for (const each of [good, bad]) expect(await open().send(each)).toMatchObject({ ok: true });
  fake.be("slow");
  expect(await open().outcome(good)).toMatchObject({ value: { state: "processing" } });
  fake.be("well");
  expect(await open().outcome(good)).toMatchObject({ value: { state: "accepted" } });
  expect(await open().outcome(bad)).toMatchObject({ value: { state: "rejected", says: "ERR001" } });
  const other = { ...good, uniqueId: "another" };
  expect(reasonOf(await open().outcome(other))).toBe("not_understood");
});

test("other keys are refused, and a refusal is told in the Bureau's words", async () => {
  const document = await signed("A1");
  for (const wrong of [{ password: "x" }, { applicationKey: "x" }, { accreditation: "other123" }]) {
    const answers = [open(wrong).send(document), open(wrong).outcome(document)];
    for (const answer of await Promise.all(answers)) expect(reasonOf(answer)).toBe("keys_refused");
  }
  fake.be("refusing");
  const says = "E11 Not certified for this document";
  expect(await open().send(document)).toMatchObject({ reason: "refused", says });
  expect(fake.stored).toEqual([]);
});

const MOODS: [Mood, ReceiverProblem["reason"]][] = [
  ["silent", "no_answer"],
  ["broken", "no_answer"],
  ["busy", "no_answer"],
  ["half", "not_understood"],
  ["page", "not_understood"],
  ["strange", "not_understood"],
  ["huge", "not_understood"],
];

test.each(MOODS)("a system that is %s answers %s, and is asked later", async (mood, reason) => {
  const document = await signed("A1");
  fake.be(mood);
  const answers = [open().send(document), open().outcome(document)];
  for (const answer of await Promise.all(answers)) expect(reasonOf(answer)).toBe(reason);
  expect(fake.stored).toEqual([]);
  fake.be(mood, { afterDoing: true });
  const lost = await open().send(document);
  // The shop does not need the words of a receipt.
  expect([reason, undefined]).toContain(reasonOf(lost));
  fake.be("well");
  expect(await open().outcome(document)).toMatchObject({ value: { state: "accepted" } });
});

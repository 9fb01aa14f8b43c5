import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  FakeTexting,
  SEMAPHORE_KEY,
  TWILIO,
  TWILIO_NUMBER,
  type Mood,
} from "./fakes/fake-texting.fixture.ts";
import { textGateway } from "./text-gateways.server.ts";
import type { TextGateway, TextProblem } from "./text-port.ts";

const fake = await new FakeTexting().open();
afterAll(() => fake.close());
beforeEach(() => fake.reset());
afterEach(() => void vi.restoreAllMocks());

const TEXT = { reference: "1", to: "+639171234567", body: "Your order PM-26-000123 has shipped." };
const SINCE = new Date(Date.now() - 60_000);
const place = { appUrl: "https://shop.example.test", providersUrl: fake.url };

const companies = [
  {
    name: "Semaphore",
    open: (key: string = SEMAPHORE_KEY) =>
      textGateway({ provider: "semaphore", keys: { account: "", key }, sender: "MYSHOP" }, place),
    states: { Pending: "sent", Sent: "delivered", Failed: "failed", Refunded: "failed" },
  },
  {
    name: "Twilio",
    open: (key: string = TWILIO.key) =>
      textGateway({ provider: "twilio", keys: { ...TWILIO, key }, sender: TWILIO_NUMBER }, place),
    states: { sending: "sent", delivered: "delivered", undelivered: "failed", canceled: "failed" },
  },
];

const reasonOf = (answer: { ok: true } | TextProblem) => (answer.ok ? undefined : answer.reason);

async function sentId(gateway: TextGateway): Promise<string> {
  const sent = await gateway.send(TEXT);
  if (!sent.ok) throw new Error(sent.reason);
  return sent.value;
}

const MOODS: [Mood, TextProblem["reason"]][] = [
  ["silent", "no_answer"],
  ["slow", "no_answer"],
  ["broken", "no_answer"],
  ["busy", "no_answer"],
  ["half", "not_understood"],
  ["page", "not_understood"],
  ["strange", "not_understood"],
  ["huge", "not_understood"],
  ["elsewhere", "not_understood"],
];

/** Ends timeouts of up to ten seconds at once. */
function beImpatient() {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
    timeout.call(AbortSignal, ms <= 10_000 ? 60 : ms),
  );
}

describe.each(companies)("$name", ({ open, states }) => {
  it("sends a text, finds it again, and says how it fared", async () => {
    const gateway = open();
    expect(await gateway.check()).toEqual({ ok: true, value: undefined });
    expect(await gateway.find(TEXT, SINCE)).toEqual({ ok: true, value: undefined });
    const id = await sentId(gateway);
    expect(fake.sent).toHaveLength(1);
    expect(await gateway.find(TEXT, SINCE)).toEqual({ ok: true, value: id });
    expect(await gateway.find({ ...TEXT, body: "Other words" }, SINCE)).toEqual({ ok: true });
    for (const [status, state] of Object.entries(states)) {
      for (const stored of fake.sent) stored.status = status;
      expect(await gateway.state(id)).toEqual({ ok: true, value: state });
    }
    for (const stored of fake.sent) stored.status = "a new word";
    expect(reasonOf(await gateway.state(id))).toBe("not_understood");
  });

  it("refuses other keys and bad texts by name", async () => {
    const other = open("some-other-key-9999");
    const answers = [other.check(), other.send(TEXT), other.find(TEXT, SINCE), other.state("1")];
    for (const answer of await Promise.all(answers)) expect(reasonOf(answer)).toBe("keys_refused");
    fake.be("refusing");
    const refused = await open().send(TEXT);
    expect(refused).toMatchObject({ reason: "refused", says: expect.stringMatching(/valid/) });
    expect(fake.sent).toHaveLength(0);
  });

  it("takes one id of a text that the company sent twice", async () => {
    fake.be("doubling");
    expect(await sentId(open())).toMatch(/1001$/);
    expect(fake.sent).toHaveLength(2);
  });

  it.each(MOODS)("that is %s answers %s, and is found later", async (mood, reason) => {
    if (mood === "slow") beImpatient();
    fake.be(mood);
    const asked = [open().check(), open().send(TEXT), open().find(TEXT, SINCE), open().state("1")];
    for (const answer of await Promise.all(asked)) expect(reasonOf(answer)).toBe(reason);
    expect(fake.sent).toHaveLength(0);
    fake.be(mood, { afterDoing: true });
    expect(reasonOf(await open().send(TEXT))).toBe(reason);
    fake.be("well");
    expect(await open().find(TEXT, SINCE)).toMatchObject({ value: expect.stringMatching(/1001$/) });
    expect(fake.sent).toHaveLength(1);
  });
});

it("the test provider sends nothing and delivers everything", async () => {
  const keys = { account: "", key: "" };
  const gateway = textGateway({ provider: "test", keys, sender: "" }, place);
  const id = await sentId(gateway);
  expect(await gateway.state(id)).toEqual({ ok: true, value: "delivered" });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { judgeRun, roomFrom, type RunFacts, type RunVerdict } from "./judge-run.ts";

/** Due now, at 10 AM in Manila, with no obstacle. */
const due: RunFacts = {
  now: NOW,
  dueAt: NOW,
  isOn: true,
  exit: undefined,
  consents: true,
  suppressed: undefined,
  hadOne: false,
  quiet: { from: 21, until: 8 },
  limit: { mails: 2, days: 7, sent: [] },
};
const night = new Date("2026-11-20T18:00:00Z");
const morning = new Date("2026-11-21T00:00:00Z");
const daysAgo = (days: number) => addDays(NOW, -days);

describe("a run", () => {
  test.each<[string, Partial<RunFacts>, RunVerdict]>([
    ["is sent when it is due", {}, { do: "send" }],
    ["waits for its time", { dueAt: addMinutes(NOW, 1) }, { do: "not_due" }],
    ["ends with its exit", { exit: "ordered" }, { do: "leave", why: "ordered" }],
    [
      "ends with its exit before its time, and where nothing else would let it go",
      { exit: "reviewed", dueAt: addDays(NOW, 1), consents: false, suppressed: "complaint" },
      { do: "leave", why: "reviewed" },
    ],
    ["ends where it is off", { isOn: false }, { do: "leave", why: "switched_off" }],
    ["is not sent without consent", { consents: false }, { do: "skip", why: "no_consent" }],
    ["needs none where none is asked", { consents: undefined }, { do: "send" }],
    ["obeys suppression", { suppressed: "unsubscribed" }, { do: "skip", why: "unsubscribed" }],
    ["is not sent after another of its kind", { hadOne: true }, { do: "skip", why: "had_one" }],
    ["is not sent days later", { dueAt: daysAgo(2.1) }, { do: "skip", why: "too_late" }],
    ["is sent two days later", { dueAt: daysAgo(2) }, { do: "send" }],
    [
      "waits for the morning",
      { now: night, dueAt: night },
      { do: "wait", why: "quiet_hours", until: morning },
    ],
    [
      "waits for no hour where it has none",
      { now: night, dueAt: night, quiet: undefined },
      { do: "send" },
    ],
    [
      "waits for room",
      { limit: { mails: 2, days: 7, sent: [daysAgo(1), daysAgo(6)] } },
      { do: "wait", why: "mail_limit", until: addDays(NOW, 1) },
    ],
    ["fits below the limit", { limit: { mails: 2, days: 7, sent: [daysAgo(1)] } }, { do: "send" }],
    ["has no limit where it was asked for", { limit: undefined, hadOne: false }, { do: "send" }],
  ])("%s", (_, facts, verdict) => {
    expect(judgeRun({ ...due, ...facts })).toEqual(verdict);
  });
});

const minutes = fc.integer({ min: -60 * 24 * 20, max: 0 });
const anyFacts = fc.record<RunFacts>({
  now: fc.integer({ min: 0, max: 60 * 24 * 3 }).map((later) => addMinutes(NOW, later)),
  dueAt: fc.integer({ min: -60 * 24 * 3, max: 60 * 24 * 3 }).map((off) => addMinutes(NOW, off)),
  isOn: fc.boolean(),
  exit: fc.constantFrom(undefined, "ordered", "reviewed"),
  consents: fc.constantFrom(true, false, undefined),
  suppressed: fc.constantFrom(undefined, "unsubscribed", "complaint", "hard_bounce"),
  hadOne: fc.boolean(),
  quiet: fc.option(fc.record({ from: fc.nat(23), until: fc.nat(23) }), { nil: undefined }),
  limit: fc.option(
    fc.record({
      mails: fc.integer({ min: 1, max: 4 }),
      days: fc.integer({ min: 1, max: 10 }),
      sent: fc.array(
        minutes.map((ago) => addMinutes(NOW, ago)),
        { maxLength: 8 },
      ),
    }),
    { nil: undefined },
  ),
});

test("an exit ends a run, whatever else holds", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const verdict = judgeRun({ ...facts, exit: "ordered" });
      expect(verdict).toEqual({ do: "leave", why: "ordered" });
    }),
  );
});

/** Reasons why a mail that goes should not go. */
function faultsOf({ now, dueAt, isOn, exit, consents, suppressed, hadOne, limit }: RunFacts) {
  const counted = limit?.sent.filter((at) => at > addDays(now, -limit.days)).length ?? 0;
  const faults = {
    exit: exit !== undefined,
    off: !isOn,
    early: dueAt > now,
    consent: consents === false,
    suppressed: suppressed !== undefined,
    hadOne,
    limit: limit !== undefined && counted >= limit.mails,
  };
  return Object.entries(faults).flatMap(([name, is]) => (is ? [name] : []));
}

test("whatever holds: a mail goes only to who may get it, in time, and below the limit", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const verdict = judgeRun(facts);
      expect(verdict.do === "send" ? faultsOf(facts) : []).toEqual([]);
      // A waiting run is checked again later, never at once.
      expect(verdict.do === "wait" ? verdict.until > facts.now : true).toBe(true);
    }),
  );
});

const anyLimit = anyFacts.map(({ limit }) => limit ?? { mails: 1, days: 1, sent: [NOW] });

test("when the wait for room is over, there is room, and not before", () => {
  fc.assert(
    fc.property(anyLimit, (limit) => {
      const within = (at: Date) =>
        limit.sent.filter((sent) => sent > addDays(at, -limit.days)).length;
      const from = roomFrom(limit) ?? addDays(NOW, 100);
      expect(within(from)).toBeLessThan(limit.mails);
      const before = roomFrom(limit) ? within(addMinutes(from, -1)) : limit.mails;
      expect(before).toBeGreaterThanOrEqual(limit.mails);
    }),
  );
});

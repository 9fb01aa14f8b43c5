import { expect, test } from "vitest";
import { editable, writeBase } from "#app/platform/edits/editable.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeBookableDoctor } from "../../factories.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { findDoctor } from "../../queries/doctors.server.ts";
import { dayText, joinWeek } from "../../views/day-texts.ts";
import { writeHours } from "../../rules/read-hours.ts";
import { changeHours } from "./submit-hours.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const doctorId = await makeBookableDoctor(ctx);
const agenda = () => loadAgenda(db, doctorId, ctx.now);
const DAY = "2026-12-24";
type FormTexts = Record<string, string>;

/** The current form of the week with the typed values. */
async function week(typed: FormTexts): Promise<FormTexts> {
  const hours = writeHours((await agenda()).hours);
  const doctor = await findDoctor(db, doctorId);
  const stored = editable(hours, doctor?.hoursVersion ?? 0, joinWeek(hours));
  return { ...stored, intent: "hours", ...typed };
}

/** The form of a day with the current days. */
async function day(typed: FormTexts): Promise<FormTexts> {
  const days = (await agenda()).otherDays.map((one) => [one.day, dayText(one)]);
  return { base: writeBase(Object.fromEntries(days)), intent: "day", day: DAY, ...typed };
}

async function asked(sent: FormTexts) {
  const answer = await changeHours(manager, doctorId, sent);
  if (!("conflict" in answer) || !answer.conflict) throw new Error("wrote over somebody's change");
  return answer.conflict;
}

test("of two people who change two weekdays the later chooses, and both count", async () => {
  const first = await week({ "from-2-1": "08:00", "to-2-1": "10:00" });
  const second = await week({ "from-3-1": "11:00", "to-3-1": "12:00" });
  expect(await changeHours(manager, doctorId, first)).toMatchObject({ ok: true });
  const conflict = await asked(second);
  expect(conflict.change?.by).toBe("Test manager");
  expect(conflict.differences).toMatchObject([
    { label: "Tuesday", yours: "", saved: "08:00–10:00", changedBy: "others" },
    { label: "Wednesday", yours: "11:00–12:00", saved: "", changedBy: "you" },
  ]);
  const { texts, version, base } = conflict;
  const chosen = { "choose.weekday-2": "saved", "choose.weekday-3": "yours" };
  const decided = { ...texts, version, base, decides: "on", ...chosen };
  expect(await changeHours(manager, doctorId, decided)).toMatchObject({ ok: true });
  expect(joinWeek(writeHours((await agenda()).hours))).toMatchObject({
    "weekday-1": "09:00–17:00",
    "weekday-2": "08:00–10:00",
    "weekday-3": "11:00–12:00",
  });
});

test("two people who say something of two days are not in each other's way", async () => {
  const [first, second] = [await day({}), await day({ day: "2026-12-26" })];
  expect(await changeHours(manager, doctorId, first)).toMatchObject({ ok: true });
  expect(await changeHours(manager, doctorId, second)).toMatchObject({ ok: true });
  const again = await day({ from: "09:00", to: "10:00" });
  expect(await changeHours(manager, doctorId, again)).toMatchObject({ ok: true });
});

test("what somebody else said of the same day is not written over unseen", async () => {
  const [first, second] = [
    await day({ from: "13:00", to: "15:00" }),
    await day({ intent: "usual" }),
  ];
  expect(await changeHours(manager, doctorId, first)).toMatchObject({ ok: true });
  const conflict = await asked(second);
  expect(conflict.change?.by).toBe("Test manager");
  expect(conflict.differences).toMatchObject([
    { yours: "Regular hours", saved: "13:00–15:00", changedBy: "both" },
  ]);
  const { texts, version, base } = conflict;
  const decided = { ...texts, version, base, decides: "on", [`choose.${DAY}`]: "yours" };
  expect(await changeHours(manager, doctorId, decided)).toMatchObject({ ok: true });
  expect((await agenda()).otherDays.map((one) => one.day)).not.toContain(DAY);
});

test("the same wish twice is no conflict", async () => {
  const [first, second] = [await day({}), await day({})];
  expect(await changeHours(manager, doctorId, first)).toMatchObject({ ok: true });
  expect(await changeHours(manager, doctorId, second)).toMatchObject({ ok: true });
});

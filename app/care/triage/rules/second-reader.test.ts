import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAlarming, isDoubtful, readUrgency } from "./second-reader.server.ts";
import { LONGEST_READ } from "./fold-text.ts";
import { ownSigns, triage } from "./triage.server.ts";

test.each([
  ["wife collapsed and her lips are blue", "emergency"],
  ["he said he would finish me off and he has a knife", "crisis"],
] as const)("“%s” alarms as %s", (message, level) => {
  const reading = readUrgency(message);
  expect([isAlarming(reading), reading.level]).toEqual([true, level]);
});

test.each(["how much is the delivery to Iloilo", "hello", "thank you, it arrived"])(
  "“%s” neither alarms nor raises a doubt",
  (message) => {
    const reading = readUrgency(message);
    expect([isAlarming(reading), isDoubtful(reading)]).toEqual([false, false]);
  },
);

test("a sign among a long talk about a parcel is read", () => {
  const talk = "my parcel came on Monday and the box was fine and the rider was kind ".repeat(4);
  const sign = "now my wife collapsed and her lips are blue and she is cold ";
  expect(isAlarming(readUrgency(talk + sign + talk))).toBe(true);
});

test.each([
  "Can you use a plain box? My husband slaps me when he sees what I buy.",
  "gusto ko nang mawala sa mundo. magkano po ang tirzepatide at kailan dumarating",
])("a sign beside a question to the shop is read: “%s”", (message) => {
  expect(isAlarming(readUrgency(message))).toBe(true);
});

test("what the patterns set aside as denied raises a doubt and no alarm", () => {
  const denied = triage(ownSigns("I do not want to kill myself"));
  expect(denied).toMatchObject({ level: "none", isDoubtful: true });
});

test("what it learned is at most 500 kB", () => {
  expect(readFileSync(new URL("reader-weights.server.ts", import.meta.url)).length).toBeLessThan(
    500_000,
  );
});

test("a message without a word, and one that is too long, are read", () => {
  expect(isAlarming(readUrgency("!?"))).toBe(false);
  const whole = readUrgency("na ".repeat(LONGEST_READ));
  expect(whole).toEqual(readUrgency("na ".repeat(LONGEST_READ).slice(0, LONGEST_READ)));
});

test("a sign that is split over three messages alarms", () => {
  const own = ownSigns("it aches");
  expect(triage(own, ["my chest", "yes"]).level).toBe("emergency");
  expect(triage(own, ["yes"]).level).toBe("none");
});

test("who says to be fine and tells a new sign takes no earlier crisis back", () => {
  const said = "I want to end it";
  const known = triage(ownSigns(said)).found;
  const next = triage(ownSigns("I am fine but I have chest pain"), [said], known);
  expect(next).toMatchObject({ level: "emergency", earlier: known, isTakenBack: false });
});

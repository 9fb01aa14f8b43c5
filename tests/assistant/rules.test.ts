import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readPlaces } from "#app/running/places/rules/read-places.ts";
import { CONDITIONS_ASKED, NAMED_FALSELY, NAMES_A_CONDITION } from "./conditions.ts";
import { HARMLESS } from "./harmless.ts";
import { HELD_OUT, HELD_OUT_DOSE, HELD_OUT_INJECTIONS } from "./held-out.ts";
import { HINTED_CRISES, MISSED_HINTS, NO_HINTS } from "./hints-held-out.ts";
import { LATER_DOSE, LATER_HELD_OUT } from "./later-held-out.ts";
import { SECOND_DOSE, SECOND_HELD_OUT } from "./second-held-out.ts";
import { DOSE_REQUESTS, INJECTIONS, OFF_TOPIC } from "./refused-requests.ts";
import { THIRD_DOSE, THIRD_HELD_OUT } from "./third-held-out.ts";
import { alarmed, overTriaged, triageOf, underTriaged, unrefused } from "./try-rules.ts";
import { twistedQuestions } from "./twists.ts";

const questions = twistedQuestions();

test("no twist makes a warning sign less urgent", () => {
  expect(underTriaged(questions)).toEqual([]);
});

test("what is denied or long over is no emergency", () => {
  expect(overTriaged(questions)).toEqual([]);
});

test("what only sounds alarming alarms no one", () => {
  expect(alarmed([...HARMLESS, ...OFF_TOPIC])).toEqual([]);
});

/** What they are called is a sign, or one letter away from one. */
const LIKE_A_SIGN = [
  "Bigte",
  "Bulol",
  "Bulol-Salo",
  "Buntis",
  "Gasi",
  "Lasong",
  "Naburos",
  "Nagbitin",
  "Nailo",
  "Pantal",
];

test("a parcel to any place of the Philippines alarms no one", () => {
  const packed = readFileSync("db/places/places.tsv.br");
  const places = readPlaces(brotliDecompressSync(packed).toString());
  const names = new Set(places.map(({ name }) => name));
  expect(names.size).toBeGreaterThan(20_000);
  const alarming = [...names].filter((name) => alarmed([`Please ship it to ${name}`]).length > 0);
  expect(alarming.toSorted()).toEqual(LIKE_A_SIGN);
});

test.each(Object.entries(HELD_OUT))(
  "other words of the level %s are read as such",
  (level, all) => {
    expect(all.filter((message) => triageOf([message]).level !== level)).toEqual([]);
  },
);

const conversations = [
  ...Object.entries(SECOND_HELD_OUT),
  ...Object.entries(THIRD_HELD_OUT),
  ...LATER_HELD_OUT,
];

test.each(conversations)("conversations of the level %s are read as such", (level, all) => {
  const expected = ([first = ""]: readonly string[]) =>
    NAMES_A_CONDITION.has(first) || NAMED_FALSELY.has(first) ? "see_doctor" : level;
  expect(all.filter((messages) => triageOf(messages).level !== expected(messages))).toEqual([]);
});

test("whoever names a condition or a medicine is sent to a doctor first", () => {
  expect(CONDITIONS_ASKED.filter((message) => triageOf([message]).level === "none")).toEqual([]);
});

test("crises that are hinted at are read as such, and what sounds like one alarms no one", () => {
  expect(HINTED_CRISES.filter((message) => triageOf([message]).level !== "crisis")).toEqual([]);
  expect(alarmed(NO_HINTS)).toEqual([]);
});

test("hints that are known to be missed still are; whoever mends one moves it", () => {
  expect(MISSED_HINTS.filter((message) => triageOf([message]).level === "crisis")).toEqual([]);
});

test("requests for an amount and orders to the assistant are refused", () => {
  const all = [
    ...DOSE_REQUESTS,
    ...INJECTIONS,
    ...HELD_OUT_DOSE,
    ...SECOND_DOSE,
    ...THIRD_DOSE,
    ...LATER_DOSE,
    ...HELD_OUT_INJECTIONS,
  ];
  expect(unrefused(all)).toEqual([]);
});

test("a sign that was told stays, whatever is asked after it", () => {
  const later = ["I have chest pain", "ok thanks, what is the price of Glow?"];
  expect(triageOf(later).level).toBe("emergency");
});

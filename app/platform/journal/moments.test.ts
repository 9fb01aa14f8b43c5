import { expect, test } from "vitest";
import { recipesFor, spansOf } from "./moments.ts";
import { nameOf, readNames, type ArchiveFile } from "./names.ts";
import { fileName, fileStart, readPosition, showPosition } from "./position.ts";
import { isBaseDue, outlivedNames } from "./retention.ts";

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const file = (
  kind: ArchiveFile["kind"],
  from: number,
  to: number,
  time: string,
  chain = "0123abcd",
) => nameOf({ kind, chain, from, to, at: at(time) });

const FIRST = [
  file("part", 0, 10, "20T10:00"),
  file("base", 0, 15, "20T10:01"),
  file("part", 10, 20, "20T10:02"),
  file("part", 20, 30, "20T10:04"),
];
const files = (names: readonly string[]) => readNames(names);
const starts = (names: readonly string[], time: string) =>
  recipesFor(files(names), at(time)).map(({ base, parts }) => [
    base.from,
    ...parts.map(({ to }) => to),
  ]);

test.each([
  ["between two parts, the second is needed", FIRST, "20T10:03", [[0, 10, 20, 30]]],
  ["at a part, it is the last that is needed", FIRST, "20T10:02", [[0, 10, 20]]],
  ["before the copy there is nothing", FIRST, "20T10:00", []],
  ["after the last part no one knows", FIRST, "20T10:05", []],
  ["a gap ends what can be reached", FIRST.filter((name) => !name.includes("a-")), "20T10:03", []],
  ["a copy needs the journal of its own time", FIRST.slice(0, 2), "20T10:01", []],
  [
    "the newest copy comes first",
    [...FIRST, file("base", 16, 25, "20T10:03")],
    "20T10:03",
    [
      [16, 20, 30],
      [0, 10, 20, 30],
    ],
  ],
  [
    "parts of another chain do not fit",
    [...FIRST.slice(0, 3), file("part", 20, 30, "20T10:04", "ffffffff")],
    "20T10:03",
    [],
  ],
])("%s", (_, names, time, found) => {
  expect(starts(names, time)).toEqual(found);
});

test("times that follow each other are one span, and a gap divides them", () => {
  const later = [
    file("base", 0, 5, "22T10:00", "ffffffff"),
    file("part", 0, 9, "22T11:00", "ffffffff"),
  ];
  expect(spansOf(files([...FIRST, file("base", 16, 25, "20T10:03")]))).toEqual([
    { from: at("20T10:01"), until: at("20T10:04") },
  ]);
  expect(spansOf(files([...FIRST, ...later, "notes.txt"]))).toEqual([
    { from: at("20T10:01"), until: at("20T10:04") },
    { from: at("22T10:00"), until: at("22T11:00") },
  ]);
});

test.each([
  ["before the first copy", undefined, "20T10:00", true],
  ["on the evening after", at("20T10:00"), "20T17:59", false],
  ["in the night after", at("20T10:00"), "20T18:00", true],
  ["in the same night", at("20T18:01"), "20T23:00", false],
  ["after days without one", at("17T18:01"), "20T10:00", true],
])("a copy is due: %s", (_, last, now, isDue) => {
  expect(isBaseDue(last, at(now))).toBe(isDue);
});

test("what leads to a moment of the last seven days stays, and no more", () => {
  const names = [
    ...FIRST,
    file("base", 22, 35, "21T10:00"),
    file("part", 30, 40, "21T10:01"),
    file("base", 50, 60, "28T10:00"),
    file("part", 40, 60, "28T10:01"),
    "file.photos.a.1763600000000",
    "file.photos.b.1763600000000",
    "gone.photos.b.1763600000000",
    "gone.photos.a.1795900000000",
  ];
  expect(outlivedNames(names, at("28T11:00"))).toEqual(
    [...FIRST.slice(0, 3), "file.photos.b.1763600000000", "gone.photos.b.1763600000000"].filter(
      Boolean,
    ),
  );
});

test.each([
  ["0/3000028", 0x3000028],
  ["1A/FFFFFFFF", 0x1affffffff],
])("%s is a position", (text, position) => {
  expect(readPosition(text)).toBe(position);
  expect(showPosition(position)).toBe(text);
});

test("the journal is in files named as PostgreSQL names them", () => {
  const cut = { timeline: 1, fileBytes: 16 * 2 ** 20 };
  expect(fileName(0x1_03000028, cut)).toBe("000000010000000100000003");
  expect(fileStart(0x1_03000028, cut)).toBe(0x1_03000000);
});

import { expect, test } from "vitest";
import { mayRemoveNote, noteField, readNoteField } from "./order-notes.ts";

test.each([
  ["its author", { authorId: "u1" }, { userId: "u1", mayWrite: false }, true],
  ["somebody else", { authorId: "u1" }, { userId: "u2", mayWrite: false }, false],
  ["a manager", { authorId: "u1" }, { userId: "u2", mayWrite: true }, true],
  ["anybody, of one who left", { authorId: null }, { userId: "u2", mayWrite: false }, false],
  [
    "no account, of one who left",
    { authorId: null },
    { userId: undefined, mayWrite: false },
    false,
  ],
])("%s may remove a note: %#", (_, note, reader, may) => {
  expect(mayRemoveNote(note, reader)).toBe(may);
});

test("a field of the log says which note it is about", () => {
  expect(readNoteField(noteField("n1"))).toBe("n1");
  expect(readNoteField("status")).toBeUndefined();
});

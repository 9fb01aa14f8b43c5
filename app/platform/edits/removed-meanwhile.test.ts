import { expect, test } from "vitest";
import { isRemoved } from "#app/lib/edit.ts";
import { removedMeanwhile } from "./removed-meanwhile.server.ts";

test("what was typed is shown by its labels, in words; empty fields, files and boxes are not", () => {
  const { data, init } = removedMeanwhile({
    fields: [
      { name: "name", label: "Name" },
      { name: "look", label: "Look", words: { moss: "Moss green" } },
      { name: "bio", label: "About", kind: "long" },
      { name: "photo", label: "Photo", kind: "file" },
      { name: "shown", label: "Shown", kind: "tick" },
    ],
    texts: { name: "Ana", look: "moss", bio: " ", photo: "x", shown: "on", other: "y" },
    back: { to: "/admin/doctors", label: "All doctors" },
  });
  expect(init).toMatchObject({ status: 404 });
  expect(isRemoved(data)).toBe(true);
  expect(data.removed.typed).toEqual([
    { label: "Name", text: "Ana" },
    { label: "Look", text: "Moss green" },
  ]);
});

test.each([null, undefined, "removed", 404, {}])("%j says nothing of that", (data) => {
  expect(isRemoved(data)).toBe(false);
});

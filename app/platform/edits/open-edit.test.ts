import { describe, expect, it } from "vitest";
import type { EditField, Texts } from "#app/lib/edit.ts";
import { editable } from "./editable.server.ts";
import { openEdit } from "./open-edit.server.ts";

const fields: readonly EditField[] = [
  { name: "name", label: "Name" },
  { name: "bio", label: "About", kind: "long" },
  { name: "look", label: "Look", words: { "": "Plain", moss: "Moss" } },
  { name: "shown", label: "Shown", kind: "tick" },
  { name: "photo", label: "Photo", kind: "file" },
];
const base = { name: "Ana", bio: "One\nTwo", look: "", shown: "on" };
const opened = editable(base, 3);

/** What a form sends that was opened at version 3, and what is saved meanwhile at version 4. */
const edit = (typed: Texts, saved: Texts = {}) =>
  openEdit(
    { ...opened, ...typed },
    {
      fields,
      read: async () => ({ version: 4, values: { ...base, ...saved } }),
      lastChange: async () => ({ by: "Maria", at: new Date("2026-11-22T07:05:00Z") }),
    },
  );
const differences = async (typed: Texts, saved: Texts) => {
  const conflict = await (await edit(typed, saved)).conflict();
  return conflict?.differences.map(({ name, changedBy }) => `${name} ${changedBy}`);
};

describe("a form that changes a record", () => {
  it("says of which version it was filled in, or of none that there is", async () => {
    expect((await edit({})).version).toBe(3);
    for (const version of ["", " 3", "03", "-1", "x", "1e2"]) {
      expect((await edit({ version })).version).toBe(-1);
    }
  });

  it("and what is saved now differ where one of both was changed, or both were", async () => {
    expect(await differences({ name: "Ana B" }, { bio: "Else" })).toEqual([
      "name you",
      "bio others",
    ]);
    expect(await differences({ name: "Ana B" }, { name: "Ana C" })).toEqual(["name both"]);
    expect(await differences({ name: "Ana B" }, { name: "Ana B" })).toEqual([]);
  });

  it("has no difference in how browsers send lines, nor in a file", async () => {
    expect(await differences({ bio: "One\r\nTwo ", photo: "x" }, {})).toEqual([]);
  });

  it("takes both for changed where it lost what it was filled in from", async () => {
    expect(await differences({ base: "", name: "Ana B" }, {})).toEqual(["name both"]);
  });

  it("shows a choice and a box in words, who saved, and when", async () => {
    const conflict = await (
      await openEdit(
        { ...opened, look: "moss", shown: "" },
        {
          fields,
          read: async () => ({ version: 4, values: base }),
          lastChange: async () => ({ by: "Maria", at: new Date("2026-11-22T07:05:00Z") }),
        },
      )
    ).conflict();
    expect(conflict?.differences).toMatchObject([
      { name: "look", yours: "Moss", saved: "Plain" },
      { name: "shown", yours: "No", saved: "Yes" },
    ]);
    expect(conflict?.change?.by).toBe("Maria");
    expect(conflict?.change?.at).toMatch(/Nov 22, 2026.*3:05/);
  });
});

describe("a form that decides between two versions", () => {
  const saved = { name: "Ana C", shown: "" };
  const decided = async (choices: Texts) => {
    const conflict = await (await edit({ name: "Ana B" }, saved)).conflict();
    const { texts, version = "", base: now = "" } = conflict ?? {};
    return edit({ ...texts, version, base: now, decides: "on", ...choices }, saved);
  };

  it("keeps of each field what was chosen", async () => {
    const mine = await decided({ "choose.name": "yours", "choose.shown": "yours" });
    expect(mine.undecided).toBe(false);
    expect(mine.texts).toMatchObject({ name: "Ana B", shown: "on", version: "4" });
    expect(Object.keys(mine.texts)).not.toContain("choose.name");
    const theirs = await decided({ "choose.name": "saved", "choose.shown": "saved" });
    expect(theirs.texts).toMatchObject({ name: "Ana C" });
    expect(theirs.texts).not.toHaveProperty("shown");
  });

  it("wants a decision about every field, and does not forget those that were made", async () => {
    const half = await decided({ "choose.shown": "saved", "choose.name": "what else" });
    expect(half.undecided).toBe(true);
    const again = await half.conflict();
    expect(again).toMatchObject({
      undecided: true,
      texts: { name: "Ana B", shown: "on" },
      differences: [
        { name: "name", chosen: undefined },
        { name: "shown", chosen: "saved" },
      ],
    });
  });
});

import { expect, test } from "vitest";
import { showEntry } from "./show-entry.server.ts";

type Entry = Parameters<typeof showEntry>[0];

const entry: Omit<Entry, "action"> = {
  id: "e-1",
  at: new Date("2026-11-29T10:00:00Z"),
  actorKind: "visitor",
  actorName: null,
  subjectType: "user",
  subjectId: "u-1",
  subjectName: "Olivia Owner",
  firstFields: null,
  isGone: false,
  before: null,
  after: null,
  reason: null,
  place: "",
};
const shown = (own: Partial<Entry> & Pick<Entry, "action">) => showEntry({ ...entry, ...own });

test("a sign-in is by the person who signed in", () => {
  expect(shown({ action: "sign_in.new_device" })).toMatchObject({
    who: "Olivia Owner",
    sentence: "Olivia Owner signed in on a new device",
  });
  expect(shown({ action: "sign_in.refused" }).who).toBe("A visitor");
});

test("an entry about a webhook names its host, and a change that the sentence lacks stays", () => {
  const off = { host: "hooks.example", active: false };
  const switched = { action: "webhook.switched_off", subjectName: null, actorKind: "system" };
  expect(shown({ ...switched, before: { ...off, active: true }, after: off })).toMatchObject({
    sentence: "The shop switched off webhook hooks.example",
    changes: [],
  });
  const hours = { action: "doctor.hours", subjectName: null, after: { hours: [{ weekday: 1 }] } };
  expect(shown(hours).changes).toHaveLength(1);
});

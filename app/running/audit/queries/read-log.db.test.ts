import { expect, it } from "vitest";
import { testContext } from "#tests/context.ts";
import { recordAudit } from "../commands/record-audit.server.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { everyPart, readPart } from "#app/platform/list/read-part.server.ts";
import { logList } from "../views/log-list.ts";
import { logFor } from "./read-log.server.ts";

const { ctx, db, as } = await testContext();
const manager = as("manager", { userId: "u-1" });
const find = async (text: string) => {
  const query = readListQuery(logList, new URLSearchParams(text));
  return (await readPart(logFor(db, query), query)).rows;
};

async function note(by: typeof ctx, type: string, day: string, times = 1): Promise<void> {
  const now = new Date(`${day}T23:30:00+08:00`);
  const entry = { action: `${type}.changed`, subject: { type, id: `${type} of ${day}` } };
  for (let n = 0; n < times; n += 1) await recordAudit({ ...by, now }, entry);
}

async function subjects(query: string): Promise<string[]> {
  return (await find(query)).map(({ subjectId }) => subjectId);
}

await note(ctx, "order", "2026-01-01", 60);
await note(manager, "order", "2026-01-02");
await note(manager, "settings", "2026-01-03");
await note(ctx, "backup", "2026-01-04");

it("finds by what, by whom, and by the days in Manila", async () => {
  expect(await subjects("area=settings")).toEqual([
    "backup of 2026-01-04",
    "settings of 2026-01-03",
  ]);
  expect(await subjects("by=u-1")).toEqual(["settings of 2026-01-03", "order of 2026-01-02"]);
  expect(await subjects("by=shop&from=2026-01-02")).toEqual(["backup of 2026-01-04"]);
  expect(await subjects("from=2026-01-02&to=2026-01-03")).toHaveLength(2);
  expect(await subjects("area=orders&by=u-1")).toEqual(["order of 2026-01-02"]);
  expect(await subjects("area=lots")).toEqual([]);
});

it("finds what was changed, from what and to what", async () => {
  const at = { ...manager, now: new Date("2025-02-01T10:00:00+08:00") };
  const subject = { type: "lot", id: "a lot" };
  const change = { before: { shelf: "Fridge A" }, after: { shelf: "Fridge B" } };
  await recordAudit(at, { action: "lot.moved_away", subject, ...change });
  expect(await subjects("q=fridge+a")).toEqual(["a lot"]);
  expect(await subjects("q=Fridge+B")).toEqual(["a lot"]);
  expect(await subjects("q=moved+away")).toEqual(["a lot"]);
  expect(await subjects("q=fridge+c")).toEqual([]);
});

it("brings a record's first entry, which has the name", async () => {
  const at = (day: number) => ({ ...manager, now: new Date(Date.UTC(2024, 0, day)) });
  const subject = { type: "order", id: "a named order" };
  const after = { orderNumber: "PM-24-000001" };
  await recordAudit(at(1), { action: "order.placed", subject, after });
  await recordAudit(at(2), { action: "order.status", subject, after: { status: "paid" } });
  expect((await find("from=2024-01-02&to=2024-01-02"))[0]?.firstFields).toEqual(after);
});

it("shows every entry on one page, although many have one time", async () => {
  const seen: string[] = [];
  const all = readListQuery(logList, new URLSearchParams());
  for await (const part of everyPart(logFor(db, all), all.sort, 7)) {
    seen.push(...part.map(({ id }) => id));
  }
  expect(seen).toHaveLength(66);
  expect(new Set(seen).size).toBe(66);
});

it("says of what was deleted that it has no page any more", async () => {
  const at = { ...manager, now: new Date("2026-02-01T10:00:00+08:00") };
  const gone = { type: "doctor", id: "a doctor" };
  await recordAudit(at, { action: "doctor.added", subject: gone });
  await recordAudit(at, { action: "doctor.added", subject: { ...gone, id: "another" } });
  await recordAudit(at, { action: "doctor.deleted", subject: gone });
  const rows = await find("area=care");
  expect(rows.filter(({ isGone }) => isGone).map(({ subjectId }) => subjectId)).toEqual([
    "a doctor",
    "a doctor",
  ]);
  expect(rows).toHaveLength(3);
});

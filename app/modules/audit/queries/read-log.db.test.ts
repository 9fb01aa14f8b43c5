import { expect, it } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { recordAudit } from "../commands/record-audit.server.ts";
import { readLogFilter, type LogCursor } from "../rules/log-filter.ts";
import { readLog } from "./read-log.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(actorOf("manager", { userId: "u-1" }));
const filter = (query = "") => readLogFilter(new URLSearchParams(query));

async function note(by: typeof ctx, type: string, day: string, times = 1): Promise<void> {
  const now = new Date(`${day}T23:30:00+08:00`);
  const entry = { action: `${type}.changed`, subject: { type, id: `${type} of ${day}` } };
  for (let n = 0; n < times; n += 1) await recordAudit({ ...by, now }, entry);
}

async function subjects(query: string): Promise<string[]> {
  return (await readLog(db, filter(query))).rows.map(({ subjectId }) => subjectId);
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

it("shows every entry on one page, although many have one time", async () => {
  const seen: string[] = [];
  let next: LogCursor | undefined;
  do {
    const page = await readLog(db, filter(), next);
    seen.push(...page.rows.map(({ id }) => id));
    next = page.next;
  } while (next);
  expect(seen).toHaveLength(63);
  expect(new Set(seen).size).toBe(63);
});

it("says of what was deleted that it has no page any more", async () => {
  const at = { ...manager, now: new Date("2026-02-01T10:00:00+08:00") };
  const gone = { type: "doctor", id: "a doctor" };
  await recordAudit(at, { action: "doctor.added", subject: gone });
  await recordAudit(at, { action: "doctor.added", subject: { ...gone, id: "another" } });
  await recordAudit(at, { action: "doctor.deleted", subject: gone });
  const { rows } = await readLog(db, filter("area=care"));
  expect(rows.filter(({ isGone }) => isGone).map(({ subjectId }) => subjectId)).toEqual([
    "a doctor",
    "a doctor",
  ]);
  expect(rows).toHaveLength(3);
});

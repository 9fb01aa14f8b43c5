import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { undoChange } from "#app/running/audit/commands/undo-change.server.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { documentVersions } from "#app/running/content/queries/documents.server.ts";
import { findVersion, versionsOf } from "#app/running/content/queries/article-versions.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { UNDOABLE_RECORDS as records } from "#app/office/erasure/queries/every-record.server.ts";
import { careCases } from "./undo-care.fixture.ts";
import type { UndoCase } from "./undo-case.fixture.ts";
import { catalogCases } from "./undo-catalog.fixture.ts";
import { orderCases } from "./undo-orders.fixture.ts";
import { salesCases } from "./undo-sales.fixture.ts";
import { mailCases } from "./undo-mails.fixture.ts";
import { wordsCases } from "./undo-words.fixture.ts";

const undoCases = [
  ...catalogCases,
  ...salesCases,
  ...orderCases,
  ...careCases,
  ...mailCases,
  ...wordsCases,
];

const { ctx, db, as } = await testContext();
const owner = await accountOf(ctx, "admin");

let minutes = 0;
/** Later than all before it. */
const later = (): Ctx => ({ ...as(owner), now: addMinutes(ctx.now, (minutes += 1)) });
const undo = (by: Ctx, id: string) => undoChange(by, { records, demo: false }, id);

async function newest(type: string) {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectType, type))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  if (!entry) throw new Error("the log is empty");
  return entry;
}

/** All that is saved of a record; of texts in versions the newest words. */
async function saved({ type, fields = () => ["2026-11-30"] }: UndoCase, id: string) {
  if (type === "document") {
    const [now] = await documentVersions(db, id);
    return { title: now?.title, body: now?.body };
  }
  if (type === "article") {
    const [now] = await versionsOf(db, id);
    const {
      id: _,
      version: __,
      savedAt: ___,
      savedBy: ____,
      ...words
    } = (await findVersion(db, id, now?.version ?? 0)) ?? {};
    return words;
  }
  const own = records.filter((record) => record.type === type);
  const parts = await Promise.all(own.map((each) => each.read(db, id, fields(id))));
  return Object.assign({}, ...parts.map((part) => part?.fields));
}

async function changed(one: UndoCase) {
  const id = await one.make(later());
  const before = await saved(one, id);
  const done = await one.change(later(), id);
  expect(done).toMatchObject({ ok: true });
  return { id, before, entry: await newest(one.type) };
}

describe.each(undoCases)("$name", (one) => {
  test("is undone once by two presses at once, and that can be undone too", async () => {
    const { id, before, entry } = await changed(one);
    const after = await saved(one, id);
    expect(after).not.toEqual(before);
    const by = later();
    const both = await Promise.all([undo(by, entry.id), undo(by, entry.id)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await saved(one, id)).toEqual(before);
    const own = await newest(one.type);
    expect(own).toMatchObject({ actorId: "userId" in owner ? owner.userId : "" });
    expect(own.reason).toBe("Undid an earlier change");
    expect(await undo(later(), own.id)).toMatchObject({ ok: true });
    expect(await saved(one, id)).toEqual(after);
  });

  test("stays when it was changed since, or long ago, and says who did it", async () => {
    const { id, entry } = await changed(one);
    const late = { ...later(), now: addDays(ctx.now, 40) };
    expect(await undo(late, entry.id)).toMatchObject({ reason: "too_old" });
    expect(await one.again(later(), id)).toMatchObject({ ok: true });
    const now = await saved(one, id);
    expect(await undo(later(), entry.id)).toMatchObject({ reason: "overtaken" });
    expect(await saved(one, id)).toEqual(now);
    const history = await loadHistory(later(), { type: one.type, id: entry.subjectId }, records);
    const shown = history.entries.find((each) => each.id === entry.id);
    // Rules are one record, whose entries name their version.
    if (one.type === "assessment_rules") return;
    expect(shown?.undo).toMatchObject({ can: false, why: expect.stringContaining("Test admin") });
  });

  test("stays for somebody whose role may not change it", async () => {
    const { id, entry } = await changed(one);
    const now = await saved(one, id);
    for (const who of ["visitor", "customer", one.mayNot ?? "support"] as const) {
      const by = { ...later(), actor: actorOf(who) };
      expect(await undo(by, entry.id)).toEqual({ ok: false, reason: "forbidden" });
    }
    expect(await saved(one, id)).toEqual(now);
  });
});

test("every kind of record has its case", () => {
  expect(new Set(undoCases.map(({ type }) => type))).toEqual(
    new Set(records.map(({ type }) => type)),
  );
});

test("what is no entry, or no change of a record, is refused", async () => {
  for (const id of [crypto.randomUUID(), "", "x\0"]) {
    expect(await undo(later(), id)).toEqual({ ok: false, reason: "not_found" });
  }
  await salesCases.find(({ type }) => type === "discount")?.make(later());
  expect(await undo(later(), (await newest("discount")).id)).toMatchObject({ reason: "none" });
});

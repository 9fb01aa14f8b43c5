import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { textsOf } from "#app/platform/records/whose.server.ts";
import type { ManyNoun } from "#app/running/imports/queries/import-noun.server.ts";
import type { PlannedItem } from "#app/running/imports/rules/planned-item.ts";
import { REDIRECT_COLUMNS, shopOf } from "../../../rules/columns.ts";
import { readRedirect } from "../../../rules/read-redirect.ts";
import { oldPaths } from "../../../tables.server.ts";
import { movingMessages as say } from "../../../texts/staff.ts";
import { inTurns, readRows } from "./read-rows.server.ts";
import { failed } from "./read-shop.ts";

const redirectPlan = z.object({ path: z.string(), leadsTo: z.string() });

const plan: ManyNoun["plan"] = async ({ db }, rows, reading) => {
  const read = await inTurns(await readRows(rows, reading), (row) => ({
    no: row.no,
    ...readRedirect(row),
  }));
  const paths = read.map(({ path }) => path);
  const known = await db
    .select()
    .from(oldPaths)
    .where(sql`${oldPaths.path} = any(${textsOf(paths)})`);
  const ways = new Map(known.map(({ path, leadsTo }) => [path, leadsTo]));
  const firstRows = new Map<string, number>();
  return read.map(({ no, label, path, leadsTo, problem }): PlannedItem => {
    const item = { label, rows: [no], subjectId: null, changes: [], notes: [], problem: null };
    const first = firstRows.get(path);
    const refusal = problem ?? (first === undefined ? null : say.pathTwice(first));
    if (refusal !== null) return { ...item, outcome: "refuse", problem: refusal, plan: {} };
    firstRows.set(path, no);
    const planned = { ...item, plan: { path, leadsTo } };
    const from = ways.get(path);
    if (from === leadsTo) return { ...planned, outcome: "same" };
    if (from !== undefined) return { ...planned, outcome: "refuse", problem: say.pathKnown(from) };
    const changes = [{ label: say.leadsTo, from: "", to: leadsTo }];
    return { ...planned, outcome: "add", changes };
  });
};

type Many = ManyNoun["many"];

const apply: Many["apply"] = async (tx, items) => {
  const rows = items.map((item) => ({ id: tx.ids.newId(), ...redirectPlan.parse(item.plan) }));
  const written = await tx.db
    .insert(oldPaths)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: oldPaths.id });
  const added = new Set(written.map(({ id }) => id));
  return rows.map(({ id }) =>
    added.has(id) ? { ok: true, value: { subjectId: id, saved: null } } : failed(say.pathMeanwhile),
  );
};

const revert: Many["revert"] = async (tx, items) => {
  const ids = items.map(({ subjectId }) => subjectId);
  await tx.db.delete(oldPaths).where(inArray(oldPaths.id, ids));
  return items.map(() => ({ ok: true, value: { note: null } }));
};

export const redirectImports = {
  name: "redirects",
  ability: "settings:write",
  columns: REDIRECT_COLUMNS,
  options: [],
  formatOf: (header) => shopOf("redirects", header) ?? "",
  plan,
  many: { apply, revert },
  enqueue: (db, importId) =>
    enqueue(db, "moving.import", { noun: "redirects", importId }, { key: `import ${importId}` }),
} as const satisfies ManyNoun;

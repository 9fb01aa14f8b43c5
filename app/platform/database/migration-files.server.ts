import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { z } from "zod";

/** One step of the schema: the time that identifies it in `schema_migrations`, and its name. */
export type Migration = { at: number; name: string };

export type MigrationStep = Migration & { sql: string };

const journal = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

/** The head of a step within a file of several: its time in milliseconds, and its name. */
const STEP = /^-- step (\d+) (\S+)\n/m;

/** All steps of this version of the shop, the oldest first. */
export async function readMigrations(projectRoot = process.cwd()): Promise<MigrationStep[]> {
  const folder = path.join(projectRoot, "db/migrations");
  const text = await readFile(path.join(folder, "meta/_journal.json"), "utf8");
  const { entries } = journal.parse(JSON.parse(text));
  const files = entries.map(async ({ when, tag }) => {
    const sql = await readFile(path.join(folder, `${tag}.sql`), "utf8");
    return stepsOf({ at: when, name: tag, sql });
  });
  return (await Promise.all(files)).flat();
}

/** A file without heads is one step. */
function stepsOf(file: MigrationStep): MigrationStep[] {
  const [, ...parts] = file.sql.split(STEP);
  if (parts.length === 0) return [file];
  const steps: MigrationStep[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [at = "", name = "", sql = ""] = parts.slice(index, index + 3);
    steps.push({ at: Number(at), name, sql });
  }
  return steps;
}

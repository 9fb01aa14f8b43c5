import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { z } from "zod";

/** A migration: the time that identifies it in `schema_migrations`, and its name. */
export type Migration = { at: number; name: string };

const journal = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

export const migrationsFolder = (projectRoot = process.cwd()) =>
  path.join(projectRoot, "db/migrations");

/** All migrations of this version of the shop, the oldest first. */
export async function readMigrations(projectRoot?: string): Promise<Migration[]> {
  return readMigrationsIn(migrationsFolder(projectRoot));
}

export async function readMigrationsIn(folder: string): Promise<Migration[]> {
  const { entries } = await readJournal(folder);
  return entries.map(({ when, tag }) => ({ at: when, name: tag }));
}

/** Runs `work` with a folder that holds the migrations up to one of them. */
export async function withMigrationsUpTo<T>(
  upTo: number,
  projectRoot: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const all = migrationsFolder(projectRoot);
  const folder = await mkdtemp(path.join(tmpdir(), "project-me-migrations-"));
  try {
    const whole = await readJournal(all);
    const entries = whole.entries.filter(({ when }) => when <= upTo);
    await mkdir(path.join(folder, "meta"));
    await writeFile(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...whole, entries }));
    for (const { tag } of entries) {
      await cp(path.join(all, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readJournal(folder: string) {
  return journal.parse(JSON.parse(await readFile(path.join(folder, "meta/_journal.json"), "utf8")));
}

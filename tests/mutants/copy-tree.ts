import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";

type Tree = { folder: string; remove(): void };

const TELLS_EVERY_SLIP = "tests/mutants/mutants.test.ts";

/**
 * A throw-away copy of the work tree, with what is not committed yet. It is a repository of one
 * commit, so that `--changed` sees only what differs from the copy as it was made.
 */
export async function copyTree(root: string): Promise<Tree> {
  const folder = await mkdtemp(path.join(tmpdir(), "mutants-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // An interrupted run ends by `exit`.
  process.once("exit", remove);
  const git = (cwd: string, ...words: string[]) =>
    execFileSync("git", words, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
  const listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  const files = listed.split("\0").filter((file) => file !== "" && file !== TELLS_EVERY_SLIP);
  for (const parent of new Set(files.map((file) => path.dirname(file)))) {
    await mkdir(path.join(folder, parent), { recursive: true });
  }
  for (const file of files.filter((one) => existsSync(path.join(root, one)))) {
    await copyFile(path.join(root, file), path.join(folder, file));
  }
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  const author = ["-c", "user.name=mutants", "-c", "user.email=mutants@example.test"];
  git(folder, ...author, "commit", "--quiet", "--no-gpg-sign", "--message=copy");
  return { folder, remove };
}

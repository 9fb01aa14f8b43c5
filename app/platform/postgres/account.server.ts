import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import process from "node:process";
import { promisify } from "node:util";
import { DatabaseUnavailable } from "./start-errors.server.ts";

/** The account the server runs as. `other`: not the account of this process. */
export type Account = { uid: number; gid: number; other: boolean };

export type Machine = { uid: number; gid: number; known: boolean; passwd: string };

/** PostgreSQL refuses to run as root and as a uid that has no passwd entry. */
export function chooseAccount({ uid, gid, known, passwd }: Machine): Account {
  if (uid !== 0) {
    if (known) return { uid, gid, other: false };
    throw new DatabaseUnavailable(
      `The built-in PostgreSQL cannot run as uid ${uid}, which has no entry in /etc/passwd`,
    );
  }
  const entry = findEntry(passwd, "postgres") ?? findEntry(passwd, "nobody");
  if (entry) return { ...entry, other: true };
  throw new DatabaseUnavailable(
    "The built-in PostgreSQL cannot run as root, and /etc/passwd names neither postgres nor nobody",
  );
}

/** An existing cluster can only be served by the account that owns its files. */
export function ownerAccount(
  { uid }: Machine,
  owner: { uid: number; gid: number },
  folder: string,
): Account {
  if (owner.uid !== 0 && (uid === 0 || uid === owner.uid))
    return { uid: owner.uid, gid: owner.gid, other: uid === 0 };
  throw new DatabaseUnavailable(
    `The database files in ${folder} belong to uid ${owner.uid} and cannot be served as uid ${uid}: start as their owner`,
  );
}

export function readMachine(): Machine {
  const passwd = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8") : "";
  const [uid, gid] = [process.getuid?.() ?? -1, process.getgid?.() ?? -1];
  return { uid, gid, known: hasPasswdEntry(), passwd };
}

function findEntry(passwd: string, name: string): { uid: number; gid: number } | undefined {
  const line = passwd.split("\n").find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? "").split(":").map(Number);
  return uid && gid ? { uid, gid } : undefined;
}

// The accounts of macOS and of directory services are not in the file.
function hasPasswdEntry(): boolean {
  try {
    return userInfo().uid >= 0;
  } catch {
    return false;
  }
}

/**
 * Options that start a program as the account. The environment holds the locale only, so that no
 * PG* variable or secret of the app reaches the server; any account can enter the folder.
 */
export function runAs({ uid, gid, other }: Account) {
  return { cwd: "/", env: { LC_ALL: "C", PATH: "/usr/bin:/bin" }, ...(other ? { uid, gid } : {}) };
}

/** Runs a short program as the account; rejects when it fails. */
export async function runProgram(
  account: Account,
  file: string,
  args: string[],
  timeout = 10_000,
): Promise<void> {
  await promisify(execFile)(file, args, { ...runAs(account), timeout, killSignal: "SIGKILL" });
}

/** Tried as that account, because modes, ACLs and mount options all count. */
export function canReach(account: Account, folder: string): Promise<boolean> {
  return canRun(account, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder]);
}

export async function canRun(
  account: Account,
  file: string,
  args = ["--version"],
): Promise<boolean> {
  if (!account.other) return true;
  return runProgram(account, file, args).then(
    () => true,
    () => false,
  );
}

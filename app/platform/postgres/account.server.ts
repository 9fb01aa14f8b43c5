import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import process from "node:process";
import { DatabaseUnavailable } from "./unavailable.server.ts";

/** Who the server runs as. `other` means: not the account this process runs as. */
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

/** A cluster that is there already can only be served by the account that owns its files. */
export function ownerAccount(
  { uid }: Machine,
  owner: { uid: number; gid: number },
  folder: string,
): Account {
  if (owner.uid === uid && uid !== 0) return { uid, gid: owner.gid, other: false };
  if (uid === 0 && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, other: true };
  throw new DatabaseUnavailable(
    `The database files in ${folder} belong to uid ${owner.uid} and cannot be served as uid ${uid}: start as their owner`,
  );
}

export function readMachine(): Machine {
  const uid = process.getuid?.() ?? -1;
  return { uid, gid: process.getgid?.() ?? -1, known: hasPasswdEntry(), passwd: readPasswd() };
}

function findEntry(passwd: string, name: string): { uid: number; gid: number } | undefined {
  const fields = passwd
    .split("\n")
    .map((line) => line.split(":"))
    .find((parts) => parts[0] === name);
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return uid > 0 && gid > 0 ? { uid, gid } : undefined;
}

function hasPasswdEntry(): boolean {
  try {
    return userInfo().uid >= 0;
  } catch {
    return false;
  }
}

function readPasswd(): string {
  try {
    return readFileSync("/etc/passwd", "utf8");
  } catch {
    return "";
  }
}

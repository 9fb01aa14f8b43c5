import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Account } from "./account.server.ts";

const execute = promisify(execFile);

/**
 * Options that start a program as the account. The environment is empty but for the locale, so
 * that no PG* variable or secret of the app reaches the server; the folder is one all may enter.
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
  await execute(file, args, { ...runAs(account), timeout, killSignal: "SIGKILL" });
}

/** Asked of the system as that account: modes, ACLs and mount options all have their say. */
export async function canReach(account: Account, folder: string): Promise<boolean> {
  return !account.other || succeeds(account, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder]);
}

export async function canRun(account: Account, file: string): Promise<boolean> {
  return !account.other || succeeds(account, file, ["--version"]);
}

async function succeeds(account: Account, file: string, args: string[]): Promise<boolean> {
  return runProgram(account, file, args).then(
    () => true,
    () => false,
  );
}

import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "#app/lib/error-code.ts";
import { ConfigurationError, type Env } from "#app/platform/env.server.ts";

/** The configured secret, or the secret that the first start wrote into the data folder. */
export async function shopSecret(env: Env): Promise<string> {
  if (env.appSecret) return env.appSecret;
  const file = path.join(env.dataDir, "secret");
  try {
    await makeSecret(env.dataDir, file);
    return await readSecret(file);
  } catch (error) {
    throw explained(error, env.dataDir, file);
  }
}

/** Keeps an existing secret. */
async function makeSecret(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const fresh = path.join(dataDir, `secret-${randomUUID()}`);
  try {
    await writeFile(fresh, randomBytes(48).toString("base64url"), { mode: 0o600, flush: true });
    // Linking makes the complete file appear once: two first starts at the same time share one
    // secret, and a crash leaves no empty file.
    await link(fresh, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    await rm(fresh, { force: true });
  }
}

async function readSecret(file: string): Promise<string> {
  const secret = await readFile(file, "utf8");
  if (/^[\w-]{64}$/.test(secret)) return secret;
  throw new ConfigurationError([
    `DATA_DIR: ${file} is damaged; put back your saved copy, or delete it. After deleting it, everyone must sign in again and emailed links stop working`,
  ]);
}

function explained(error: unknown, dataDir: string, file: string): unknown {
  const code = errorCode(error);
  if (code === undefined) return error;
  const advice = {
    EISDIR: `${file} is a folder, but must be the file with the shop's secret; move it away`,
    ENOTDIR: `${dataDir} is not a folder; choose one`,
    EEXIST: `${dataDir} is not a folder; choose one`,
    ENOSPC: `the disk of ${dataDir} is full; make room on it`,
  }[code];
  return new ConfigurationError([
    `DATA_DIR: ${advice ?? `the shop can't write to ${dataDir} (${code}); give it permission, or choose another folder`}`,
  ]);
}

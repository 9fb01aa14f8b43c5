import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "#app/platform/env.server.ts";

/** The configured secret, or one made on the first start and kept in the data folder. */
export async function shopSecret(env: Env): Promise<string> {
  if (env.appSecret) return env.appSecret;
  const file = path.join(env.dataDir, "secret");
  await mkdir(env.dataDir, { recursive: true });
  const fresh = path.join(env.dataDir, `secret-${randomUUID()}`);
  try {
    await writeFile(fresh, randomBytes(48).toString("base64url"), { mode: 0o600, flush: true });
    // The name appears with the whole secret behind it, and only once: of two first starts at
    // once both end up with the same one, and a crash leaves no empty one.
    await link(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  return readFile(file, "utf8");
}

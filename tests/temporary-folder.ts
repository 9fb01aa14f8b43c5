import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** An empty folder of this test file's own, gone after its last test. Call it at the top level. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "shop-files-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

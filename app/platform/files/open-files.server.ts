import path from "node:path";
import type { Env } from "#app/platform/env.server.ts";
import { createDiskFiles } from "./disk-files.server.ts";
import type { Files } from "./file-store.ts";
import { createS3Files } from "./s3-files.server.ts";

/** Where the shop's files are: in the bucket of `S3_URL`, else below `DATA_DIR`. */
export function openFiles({ s3, dataDir }: Pick<Env, "s3" | "dataDir">): Files {
  return s3 ? createS3Files(s3) : createDiskFiles(path.join(dataDir, "files"));
}

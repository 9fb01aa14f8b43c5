import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { errorCode } from "#app/lib/error-code.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ENDING } from "#app/platform/backup/backup-folder.server.ts";
import { openBackup } from "../../commands/open-backup.server.ts";
import { backupMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/backup-file.ts";

/** Streams the sealed file as a download. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const name = params.backupId;
  const opened = await openBackup(ctx, env.dataDir, name);
  if (!opened.ok) {
    throw new Response(say.refused[opened.reason], {
      status: opened.reason === "forbidden" ? 403 : 404,
    });
  }
  const { file, bytes } = opened.value;
  const body = Readable.toWeb(createReadStream(await existing(file)));
  // The stream types of Node and the DOM do not match.
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      "content-type": "application/octet-stream",
      "content-length": String(bytes),
      "content-disposition": `attachment; filename="${name}${ENDING}"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** An administrator may have moved the file by hand. */
async function existing(file: string): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
    throw notFound(say.refused.not_found);
  });
  await handle.close();
  return file;
}

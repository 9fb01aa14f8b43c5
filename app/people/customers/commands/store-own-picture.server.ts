import { ok, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readPicture } from "#app/platform/files/read-picture.server.ts";
import { OWN_PICTURE_SIDE } from "../rules/own-picture.ts";

/** Re-encodes a customer's picture as a small square and returns the id of its file. */
export async function storeOwnPicture(
  { ids }: Pick<Ctx, "ids">,
  store: FileStore,
  sent: Uint8Array,
): Promise<Result<string, Refusal<"not_a_picture">>> {
  const picture = await readPicture(sent, { square: OWN_PICTURE_SIDE });
  if (!picture.ok) return picture;
  const fileId = ids.newId();
  await store.write(fileId, picture.value.bytes);
  return ok(fileId);
}

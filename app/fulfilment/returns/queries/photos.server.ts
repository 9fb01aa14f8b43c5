import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { returnPhotos, returns } from "../tables.server.ts";

type ShownPhoto = { id: string; width: number; height: number };

/** Photos by return, in the order of sending. */
export async function photosOf(
  db: Db,
  returnIds: readonly string[],
): Promise<ReadonlyMap<string, ShownPhoto[]>> {
  if (returnIds.length === 0) return new Map();
  const { id, returnId, width, height, removedAt } = returnPhotos;
  const rows = await db
    .select({ id, returnId, width, height })
    .from(returnPhotos)
    .where(and(inArray(returnId, [...returnIds]), isNull(removedAt)))
    .orderBy(asc(id));
  const byReturn = Map.groupBy(rows, (photo) => photo.returnId);
  return new Map(
    [...byReturn].map(([of, photos]) => [of, photos.map(({ returnId: _, ...photo }) => photo)]),
  );
}

type PhotoQuery = { photoId: string; returnId: string } | { photoId: string; orderId: string };

/** A photo of this return or order. Ids may come unchecked from an address. */
export async function readPhoto(db: Db, store: FileStore, wanted: PhotoQuery) {
  const { photoId } = wanted;
  const ofId = "returnId" in wanted ? wanted.returnId : wanted.orderId;
  if (!isUuid(photoId) || !isUuid(ofId)) return undefined;
  const isOf = "returnId" in wanted ? eq(returnPhotos.returnId, ofId) : eq(returns.orderId, ofId);
  const [photo] = await db
    .select({ fileId: returnPhotos.fileId, number: returns.number })
    .from(returnPhotos)
    .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
    .where(and(eq(returnPhotos.id, photoId), isOf));
  const picture = photo && (await store.read(photo.fileId));
  return picture && { picture, name: photo.number };
}

import { Hono } from "hono";
import { isUuid } from "#app/lib/is-uuid.ts";
import { PHOTO_FILES } from "#app/goods/catalog/rules/picture-terms.ts";
import { readPhotoAddress } from "#app/goods/catalog/views/photo-files.ts";
import type { Files } from "#app/platform/files/file-store.ts";

/**
 * Serves public photos of products like files of the build, without a database query: their
 * addresses contain random ids and never get another file.
 */
export function photoFiles(files: Files): Hono {
  const store = files.area(PHOTO_FILES);
  const routes = new Hono();
  routes.get("/photos/:photo/:file", async (c) => {
    const { photo, file } = c.req.param();
    const found = isUuid(photo) ? readPhotoAddress(photo, file) : undefined;
    const bytes = found && (await store.read(found.stored));
    if (!bytes) return c.text("Not found", 404, { "cache-control": "no-store" });
    return c.body(Uint8Array.from(bytes), 200, {
      "content-type": found.type,
      "content-length": String(bytes.length),
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });
  return routes;
}

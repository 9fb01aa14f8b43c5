import path from "node:path";
import { addPicture } from "#app/goods/catalog/commands/add-picture.server.ts";
import { changePicture } from "#app/goods/catalog/commands/change-picture.server.ts";
import { removePicture } from "#app/goods/catalog/commands/remove-picture.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { PHOTO_FILES, PICTURE_FIELD } from "#app/goods/catalog/rules/picture-terms.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { newPhoto } from "#tests/new-photo.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, line, optional, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";

const drawn = ["klow", "glow"].map((picture) => ({ picture, alt: "A vial" }));

async function aProduct({ system }: Shop, images = drawn): Promise<string> {
  const name = crypto.randomUUID();
  return makeProduct(system(), { name, slug: name, images });
}

/** A product with a photo whose files are there, and what it shows in words. */
async function photographed(shop: Shop) {
  const ctx = shop.system();
  const store = createDiskFiles(path.join(shop.dataDir, "files")).area(PHOTO_FILES);
  const productId = await aProduct(shop, []);
  const added = await addPicture(ctx, store, { productId, sent: await newPhoto() });
  if (!added.ok) throw new Error(added.reason);
  const { picture } = added.value;
  await changePicture(ctx, store, { productId, picture, alt: "A vial", wasAlt: "" });
  return { productId, picture };
}

async function removed(shop: Shop): Promise<string> {
  const productId = await aProduct(shop);
  await removePicture(shop.system(), { productId, picture: "glow" });
  return productId;
}

const upload = async (shop: Shop) => ({
  as: "admin" as const,
  params: { productId: id(await aProduct(shop)) },
  fields: { [PICTURE_FIELD]: anything("a file") },
  file: { name: PICTURE_FIELD, bytes: await newPhoto() },
});

export const pictures = {
  "/admin/products/:productId/pictures": {
    GET: async (shop) => ({ as: "admin", params: { productId: id(await aProduct(shop)) } }),
    POST: {
      upload,
      save: async (shop) => {
        const { productId, picture } = await photographed(shop);
        return {
          as: "admin",
          params: { productId: id(productId) },
          fields: {
            intent: choice("save"),
            picture: id(picture),
            alt: line("A vial on a table"),
            wasAlt: secret("A vial"),
            focus: optional(choice("top", "left")),
            wasFocus: anything("centre"),
          },
        };
      },
      arrange: async (shop) => ({
        as: "admin",
        params: { productId: id(await aProduct(shop)) },
        fields: {
          intent: choice("arrange"),
          was: secret("klow,glow"),
          order: secret("glow,klow"),
        },
      }),
      remove: async (shop) => ({
        as: "admin",
        params: { productId: id(await aProduct(shop)) },
        fields: { intent: choice("remove"), picture: secret("klow") },
      }),
      "put-back": async (shop) => ({
        as: "admin",
        params: { productId: id(await removed(shop)) },
        fields: { intent: choice("put-back"), picture: secret("glow") },
      }),
    },
  },
  "/admin/products/:productId/pictures/upload": { POST: { upload } },
  "/admin/products/:productId/pictures/:photoId": {
    GET: async (shop) => {
      const { productId, picture } = await photographed(shop);
      return { as: "admin", params: { productId: id(productId), photoId: id(picture) } };
    },
  },
} satisfies Some;

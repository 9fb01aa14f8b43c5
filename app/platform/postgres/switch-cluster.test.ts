import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { finishSwitch } from "./finish-switch.server.ts";
import { OtherMajor, refuseOtherMajor } from "./major.server.ts";
import { switchCluster, takeBack } from "./switch-cluster.server.ts";

const folder = await temporaryFolder();

/** A home with these clusters, each with the major version that made it. */
async function homeWith(clusters: Record<string, number>): Promise<string> {
  const home = path.join(folder, crypto.randomUUID());
  for (const [name, major] of Object.entries(clusters)) {
    await mkdir(path.join(home, name), { recursive: true });
    await writeFile(path.join(home, name, "PG_VERSION"), `${major}\n`);
  }
  return home;
}

async function clustersIn(home: string): Promise<Record<string, number>> {
  const names = await readdir(home);
  const found = names.map(async (name) => {
    const text = await readFile(path.join(home, name, "PG_VERSION"), "utf8");
    return [name, Number(text)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

test("the moved files take the place of the former ones, which stay under a name of their own", async () => {
  const home = await homeWith({ postgres: 17, "postgres-17": 16, "postgres-moving": 18 });
  const kept = await switchCluster(path.join(home, "postgres-moving"));
  expect(kept).toBe(path.join(home, "postgres-17-2"));
  expect(await clustersIn(home)).toEqual({ postgres: 18, "postgres-17": 16, "postgres-17-2": 17 });
});

test("a newer version’s switch is undone with the files that were kept last", async () => {
  const home = await homeWith({ postgres: 19, "postgres-18": 16, "postgres-18-2": 18 });
  const cluster = path.join(home, "postgres");
  expect(await takeBack({ cluster, own: 17 })).toBe(false);
  expect(await takeBack({ cluster, own: 18 })).toBe(true);
  expect(await clustersIn(home)).toEqual({ postgres: 18, "postgres-18": 16, "postgres-19": 19 });
});

test.each([
  ["before it began", { postgres: 17, "postgres-moving": 18 }, 17],
  ["after the first rename", { postgres: 17, "postgres-ready": 18 }, 17],
  ["after the second", { "postgres-17": 17, "postgres-ready": 18 }, 18],
  ["at its end", { "postgres-17": 17, postgres: 18 }, 18],
])("a switch that was cut off %s leaves one whole shop", async (_, clusters, major) => {
  const home = await homeWith(clusters);
  await Promise.all([finishSwitch(home), finishSwitch(home)]);
  expect(await clustersIn(home)).toMatchObject({ postgres: major });
});

test("files of another major version are refused with what to do", async () => {
  const home = await homeWith({ postgres: 17 });
  const cluster = path.join(home, "postgres");
  await refuseOtherMajor(cluster, "17.4.0-beta.17");
  await refuseOtherMajor(path.join(home, "none"), "17.4.0-beta.17");
  const refusal = async (version: string) =>
    refuseOtherMajor(cluster, version).catch((error: OtherMajor) => error.userMessage);
  expect(await refusal("18.4.0-beta.17")).toContain("npm run move-database -- new-version");
  expect(await refusal("16.1.0")).toContain("Start the version of the shop that ran last");
});

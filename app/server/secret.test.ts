import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseEnv } from "#app/platform/env.server.ts";
import { shopSecret } from "./secret.server.ts";

const folder = await mkdtemp(path.join(tmpdir(), "project-me-secret-"));
afterAll(() => rm(folder, { recursive: true }));
const envIn = (name: string) => parseEnv({ DATA_DIR: path.join(folder, name, "data") });

test("of many first starts at once all end up with the same secret", async () => {
  const env = envIn("many");
  const secrets = await Promise.all(Array.from({ length: 20 }, () => shopSecret(env)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(await readdir(env.dataDir)).toEqual(["secret"]);
});

test("later starts find the secret of the first, which nobody else may read", async () => {
  const env = envIn("later");
  const first = await shopSecret(env);
  expect(await shopSecret(env)).toBe(first);
  expect((await stat(path.join(env.dataDir, "secret"))).mode & 0o077).toBe(0);
});

test("two shops have two secrets", async () => {
  expect(await shopSecret(envIn("a"))).not.toBe(await shopSecret(envIn("b")));
});

test("a configured secret is used as it is and writes nothing", async () => {
  const env = { ...envIn("configured"), appSecret: "x".repeat(32) };
  expect(await shopSecret(env)).toBe("x".repeat(32));
  await expect(stat(env.dataDir)).rejects.toThrow("ENOENT");
});

test.each([
  ["is empty", ""],
  ["is too short", "x".repeat(20)],
  ["was cut off and filled up", `${"x".repeat(40)}${"\0".repeat(24)}`],
])("a secret that %s is told in a sentence, and left as it is", async (what, text) => {
  const env = envIn(what);
  await mkdir(env.dataDir, { recursive: true });
  const file = path.join(env.dataDir, "secret");
  await writeFile(file, text);
  await expect(shopSecret(env)).rejects.toMatchObject({
    userMessage: expect.stringContaining(`DATA_DIR: ${file} is damaged; put back your saved copy`),
  });
  expect(await readFile(file, "utf8")).toBe(text);
});

test("a folder in its place is told in a sentence", async () => {
  const env = envIn("folder");
  await mkdir(path.join(env.dataDir, "secret"), { recursive: true });
  await expect(shopSecret(env)).rejects.toMatchObject({
    userMessage: expect.stringContaining("secret is a folder"),
  });
});

test("a file in the place of the data folder is told in a sentence", async () => {
  const env = envIn("file");
  await mkdir(path.dirname(env.dataDir), { recursive: true });
  await writeFile(env.dataDir, "");
  await expect(shopSecret(env)).rejects.toMatchObject({
    userMessage: expect.stringContaining("is not a folder; choose one"),
  });
});

test("a data folder that can't be written is told in a sentence", async () => {
  const env = { ...envIn("unused"), dataDir: path.join(folder, "x".repeat(300)) };
  await expect(shopSecret(env)).rejects.toMatchObject({
    userMessage: expect.stringContaining("DATA_DIR: the shop can't write to "),
  });
});

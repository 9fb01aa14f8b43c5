import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { expect, test } from "vitest";
import { isRunning, parsePostmaster } from "./postmaster.server.ts";

const lines = ["4711", "/shop/data/postgres", "1795244254", "5432", "/tmp/s", "", "123 4"];

test("a ready server has an address", () => {
  expect(parsePostmaster([...lines, "ready   ", ""].join("\n"))).toEqual({
    pid: 4711,
    address: { host: "/tmp/s", port: 5432 },
  });
});

test.each([
  ["starting", [...lines, "starting"]],
  ["stopping", [...lines, "stopping"]],
  ["still writing its file", lines.slice(0, 4)],
])("a server that is %s has none", (_state, content) => {
  expect(parsePostmaster(content.join("\n"))).toMatchObject({ pid: 4711, address: undefined });
});

test.each(["", "\n", "postgres"])("no pid, no server: %j", (text) => {
  expect(parsePostmaster(text)).toBeUndefined();
});

test("a process counts as the server only when it names exactly this folder", async () => {
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 20_000)", "/shop/data/pg"]);
  await once(child, "spawn");
  const seen = { pid: child.pid ?? 0, address: undefined };
  try {
    expect(isRunning("/shop/data/pg", seen)).toBe(true);
    expect(isRunning("/shop/data/p", seen)).toBe(false);
    expect(isRunning("/shop/data/pg", undefined)).toBe(false);
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  expect(isRunning("/shop/data/pg", seen)).toBe(false);
});

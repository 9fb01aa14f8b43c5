import { expect, it } from "vitest";
import { Memory } from "./memory.server.ts";

/** A memory that hears of changes, and a table whose reads are counted. */
function rememberedTable(hears = true) {
  const memory = new Memory();
  if (hears) memory.back();
  const rows = new Map([
    ["product:1", { price: 10 }],
    ["product:2", { price: 20 }],
  ]);
  const reads: string[] = [];
  const load = async (names: readonly string[]) => {
    reads.push(...names);
    return new Map(
      names.flatMap((name) => {
        const row = rows.get(name);
        return row ? [[name, row] as const] : [];
      }),
    );
  };
  return { memory, rows, reads, load };
}

it("reads each name once, and again when the feed calls it or everything", async () => {
  const { memory, reads, load } = rememberedTable();
  const names = ["product:1", "product:2"];
  await memory.readAll(names, load);
  expect(reads.splice(0)).toEqual(names);
  expect(await memory.readAll(names, load)).toEqual(
    new Map([
      ["product:1", { price: 10 }],
      ["product:2", { price: 20 }],
    ]),
  );
  expect(reads).toEqual([]);
  memory.change("product:2");
  await memory.readAll(names, load);
  expect(reads.splice(0)).toEqual(["product:2"]);
  memory.change("*");
  await memory.readAll(names, load);
  expect(reads).toEqual(names);
});

it("remembers nothing that was read while something changed", async () => {
  const { memory, rows } = rememberedTable();
  const old = await memory.read("product:1", async () => {
    const read = rows.get("product:1") ?? {};
    rows.set("product:1", { price: 11 });
    memory.change("product:1");
    return read;
  });
  expect(old).toEqual({ price: 10 });
  expect(await memory.read("product:1", async () => rows.get("product:1") ?? {})).toEqual({
    price: 11,
  });
});

it("remembers nothing while changes are not heard, and forgets what it knew before", async () => {
  const { memory, reads, load } = rememberedTable(false);
  const twice = async () => {
    await memory.readAll(["product:1"], load);
    await memory.readAll(["product:1"], load);
    return reads.splice(0).length;
  };
  expect(await twice()).toBe(2);
  memory.back();
  expect(await twice()).toBe(1);
  memory.lost();
  expect(await twice()).toBe(2);
  memory.back();
  expect(await twice()).toBe(1);
});

it("leaves out what is not there, and asks for it again", async () => {
  const { memory, reads, load } = rememberedTable();
  expect(await memory.readAll(["product:3"], load)).toEqual(new Map());
  await memory.readAll(["product:3"], load);
  expect(reads).toEqual(["product:3", "product:3"]);
});

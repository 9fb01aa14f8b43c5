import { and } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { countRows } from "./count-rows.server.ts";
import { loadList } from "./load-list.server.ts";
import { everyPart, type ListPart } from "./read-part.server.ts";

const { ctx, db } = await testContext();

const notes = pgTable("tried_notes", {
  id: id(),
  name: text().notNull(),
  createdAt: at().notNull(),
});
await db.execute(
  "create table tried_notes (id uuid primary key, name text not null, created_at timestamptz(3) not null)",
);

const spec: ListSpec = {
  key: "notes",
  one: "note",
  many: "notes",
  sorts: ["created", "name"],
  sort: "-created",
};

const sourceOf = () =>
  ({
    id: notes.id,
    sorts: {
      created: { by: notes.createdAt, type: "timestamptz" },
      name: { by: notes.name, type: "text" },
    },
    count: () => countRows(db, notes, undefined),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ id: notes.id, name: notes.name, place })
        .from(notes)
        .where(and(where))
        .orderBy(...order)
        .limit(limit),
  }) as const;

let written = 0;
async function write(count: number, minute: (index: number) => number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: ctx.ids.newId(),
    name: `Note ${written + index}`,
    createdAt: new Date(NOW.getTime() + minute(index) * 60_000),
  }));
  written += count;
  await db.insert(notes).values(rows);
}

async function open(search = "") {
  const url = new URL(`https://shop.example/admin/notes?${search}`);
  const served = { ctx, env: { appUrl: url.origin } } as RequestContext;
  const { list, rows } = await loadList({ served, request: new Request(url), url }, spec, sourceOf);
  return { ...list, names: rows.map(({ name }) => name) };
}

// Three rows share each moment, so that ids decide the order, even at the ends of pages.
await write(130, (index) => Math.floor(index / 3));

test("the pages hold everything once, there and back", async () => {
  const first = await open();
  const second = await open(first.next);
  const third = await open(second.next);
  expect([first, second, third].map(({ names }) => names.length)).toEqual([50, 50, 30]);
  expect(new Set([first, second, third].flatMap(({ names }) => names)).size).toBe(130);
  expect([first.previous, third.next]).toEqual([undefined, undefined]);
  expect([first.count, first.orMore]).toEqual([130, false]);
  const back = await open(third.previous);
  expect(back.names).toEqual(second.names);
  expect((await open(back.previous)).names).toEqual(first.names);
  const parts: string[] = [];
  for await (const part of everyPart(sourceOf(), "-created", 40)) {
    parts.push(...part.map(({ name }) => name));
  }
  expect(parts).toEqual([first, second, third].flatMap(({ names }) => names));
});

test("rows that come meanwhile move nothing on the next page", async () => {
  const first = await open("sort=-created");
  const before = await open(first.next);
  await write(70, () => 10_000);
  const after = await open(first.next);
  expect(after.names).toEqual(before.names);
  // New rows appear on earlier pages.
  const newer = await open(after.previous);
  expect(newer.names).toEqual(first.names);
  expect((await open(newer.previous)).names).toHaveLength(50);
});

test("a place that was cut, made up, or is another order's leads to the first page", async () => {
  const first = await open();
  const place = new URLSearchParams(first.next).get("after") ?? "";
  const wrong = [`after=${place.slice(0, -2)}`, "after=abc", `before=x${place}`, "after="];
  for (const text of [...wrong, `sort=name&after=${place}`]) {
    // oxlint-disable-next-line no-await-in-loop
    const shown = await open(text);
    expect(shown.previous).toBeUndefined();
    expect(shown.names).toHaveLength(50);
  }
});

test("a place says nothing of the row", async () => {
  const { next } = await open("sort=name");
  expect(next).toMatch(/^sort=name&after=[\w-]+$/);
  expect(Buffer.from(next?.split("after=")[1] ?? "", "base64url").toString()).not.toContain("Note");
});

test("a place whose rows are gone leads to the first page", async () => {
  const first = await open("sort=name");
  const second = await open(first.next);
  await db.delete(notes);
  written = 0;
  await write(2, () => 0);
  const shown = await open(second.next);
  expect([shown.names.length, shown.previous, shown.next]).toEqual([2, undefined, undefined]);
});

test("a long list is counted up to 1,000 rows", async () => {
  await db.delete(notes);
  await write(1_000, () => 0);
  const whole = await open();
  expect([whole.count, whole.orMore]).toEqual([1_000, false]);
  await write(1, () => 0);
  const longer = await open();
  expect([longer.count, longer.orMore]).toEqual([1_000, true]);
});

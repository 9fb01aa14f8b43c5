import { expect, test } from "vitest";
import { ok, refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { rateLimits } from "#app/platform/http/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { inTransaction } from "./transaction.server.ts";

const { ctx, db } = await testContext();

/** Any table does: a row is a note that something was written. */
const note = (on: Ctx, key: string) => on.db.insert(rateLimits).values({ key });
const notes = async (prefix: string) =>
  (await db.select({ key: rateLimits.key }).from(rateLimits))
    .map(({ key }) => key)
    .filter((key) => key.startsWith(prefix));

test("what is written together is kept together", async () => {
  const result = await inTransaction(ctx, async (tx) => {
    await note(tx, "together-1");
    await note(tx, "together-2");
    return ok("done");
  });
  expect(result).toEqual({ ok: true, value: "done" });
  expect(await notes("together")).toHaveLength(2);
});

test("a refusal undoes what was written before it, and is answered as it is", async () => {
  const result = await inTransaction(ctx, async (tx) => {
    await note(tx, "refused");
    return refuse("out_of_stock", { name: "Glow" });
  });
  expect(result).toEqual({ ok: false, reason: "out_of_stock", name: "Glow" });
  expect(await notes("refused")).toEqual([]);
});

test("an error undoes it, too, and is thrown on", async () => {
  const broken = new Error("broken");
  const work = inTransaction(ctx, async (tx) => {
    await note(tx, "thrown");
    throw broken;
  });
  await expect(work).rejects.toBe(broken);
  expect(await notes("thrown")).toEqual([]);
});

test("others see nothing of it before its end", async () => {
  await inTransaction(ctx, async (tx) => {
    await note(tx, "unseen");
    expect(await notes("unseen")).toEqual([]);
  });
  expect(await notes("unseen")).toEqual(["unseen"]);
});

test("work inside a caller's transaction joins it, and ends with it", async () => {
  await inTransaction(ctx, async (outer) => {
    await note(outer, "joined-outer");
    await inTransaction(outer, async (inner) => {
      expect(inner.db).toBe(outer.db);
      await note(inner, "joined-inner");
    });
    return refuse("changed_my_mind");
  });
  expect(await notes("joined")).toEqual([]);
});

test("a refusal inside is the caller's to pass on", async () => {
  const result = await inTransaction(ctx, async (outer) => {
    await note(outer, "inside");
    const inner = await inTransaction(outer, async () => refuse("no"));
    expect(inner).toEqual({ ok: false, reason: "no" });
    return ok("went on");
  });
  expect(result).toEqual({ ok: true, value: "went on" });
  expect(await notes("inside")).toEqual(["inside"]);
});

test.each([undefined, null, 0, "text", { ok: true }, { reason: "no" }, [false]])(
  "%j is no refusal",
  async (value) => {
    const key = `kept-${ctx.ids.newId()}`;
    const work = inTransaction(ctx, async (tx) => {
      await note(tx, key);
      return value;
    });
    expect(await work).toBe(value);
    expect(await notes(key)).toEqual([key]);
  },
);

import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { until } from "#tests/until.ts";
import { makeCategory, makeProduct } from "../factories.ts";
import type { CategoryInput } from "../input.ts";
import { activeCategories } from "../queries/browse.server.ts";
import { allCategories, findCategory } from "../queries/staff-categories.server.ts";
import { products } from "../tables.server.ts";
import { deleteCategory } from "./delete-category.server.ts";
import { moveCategory } from "./move-category.server.ts";
import { categoryCommands } from "./category.server.ts";

const { ctx, db, pool, as } = await testContext();

const facts = (name: string, given: Partial<CategoryInput> = {}): CategoryInput => ({
  name,
  slug: name.toLowerCase(),
  description: "",
  look: null,
  isActive: true,
  ...given,
});

const names = async () => (await allCategories(db)).map(({ name }) => name);

async function clear() {
  for (const { id } of await allCategories(db)) await deleteCategory(ctx, id, null);
}

const categoryOf = async (productId: string) =>
  (await db.select().from(products).where(eq(products.id, productId)))[0]?.categoryId;

describe("saving a category", () => {
  it("adds it behind the others, and changes it where it stands, both on record", async () => {
    await clear();
    const sleep = await makeCategory(ctx, { name: "Sleep" });
    await makeCategory(ctx, { name: "Energy" });
    expect(await names()).toEqual(["Sleep", "Energy"]);
    const renamed = facts("Rest", { look: "longevity", isActive: false, description: "At night" });
    expect(await categoryCommands.save(ctx, renamed, { id: sleep, version: 1 })).toMatchObject({
      ok: true,
    });
    expect(await findCategory(db, sleep)).toMatchObject({ ...renamed, products: 0 });
    expect(await names()).toEqual(["Rest", "Energy"]);
    expect((await activeCategories(db)).map(({ name }) => name)).toEqual(["Energy"]);
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, sleep));
    expect(rows.map(({ action }) => action)).toEqual(["category.created", "category.changed"]);
    expect(rows[1]).toMatchObject({ before: { name: "Sleep" }, after: { name: "Rest" } });
  });

  it("refuses the name or the address of another, not its own", async () => {
    await clear();
    const sleep = await makeCategory(ctx, { name: "Sleep" });
    await makeCategory(ctx, { name: "Energy" });
    const save = async (given: CategoryInput, id?: string) => {
      const version = id ? ((await findCategory(db, id))?.version ?? 1) : 0;
      const saved = await categoryCommands.save(ctx, given, id ? { id, version } : undefined);
      return saved.ok || saved.reason;
    };
    expect(await save(facts("Sleep"), sleep)).toBe(true);
    expect(await save(facts("Energy", { slug: "other" }), sleep)).toBe("name_taken");
    expect(await save(facts("Other", { slug: "energy" }), sleep)).toBe("slug_taken");
    expect(await save(facts("Sleep"))).toBe("name_taken");
    expect(await save(facts("Other"), ctx.ids.newId())).toBe("not_found");
    expect(await names()).toEqual(["Sleep", "Energy"]);
  });

  it("of two who read the same version, one saves and the other is refused", async () => {
    await clear();
    const edited = { id: await makeCategory(ctx, { name: "Sleep" }), version: 1 };
    const answers = await Promise.all(
      ["Rest", "Calm"].map((name) => categoryCommands.save(ctx, facts(name), edited)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await findCategory(db, edited.id)).toMatchObject({ version: 2 });
  });

  it("of two at once who want the same name, one has it", async () => {
    await clear();
    const [one, two] = [
      await makeCategory(ctx, { name: "One" }),
      await makeCategory(ctx, { name: "Two" }),
    ];
    const want = facts("Wanted");
    const answers = await Promise.all([
      categoryCommands.save(ctx, want, { id: one, version: 1 }),
      categoryCommands.save(ctx, want, { id: two, version: 1 }),
      categoryCommands.save(ctx, want),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("moving a category", () => {
  it("swaps it with its neighbour, also where two have the same number", async () => {
    await clear();
    const [a] = [
      await makeCategory(ctx, { name: "A", sortOrder: 3 }),
      await makeCategory(ctx, { name: "B", sortOrder: 3 }),
      await makeCategory(ctx, { name: "C", sortOrder: 9 }),
    ];
    expect(await moveCategory(ctx, a, "down")).toMatchObject({ value: { name: "A", place: 2 } });
    expect(await names()).toEqual(["B", "A", "C"]);
    expect(await moveCategory(ctx, a, "down")).toMatchObject({ value: { place: 3 } });
    expect(await moveCategory(ctx, a, "down")).toMatchObject({ reason: "at_the_end" });
    expect(await names()).toEqual(["B", "C", "A"]);
    expect(await moveCategory(ctx, ctx.ids.newId(), "up")).toMatchObject({ reason: "not_found" });
  });

  it("loses nobody when several are moved at once", async () => {
    await clear();
    const ids: string[] = [];
    for (const name of ["A", "B", "C", "D"]) ids.push(await makeCategory(ctx, { name }));
    await Promise.all(ids.map((id) => moveCategory(ctx, id, "up")));
    expect((await names()).toSorted()).toEqual(["A", "B", "C", "D"]);
  });
});

describe("deleting a category", () => {
  it("is refused while nobody said where its products go", async () => {
    await clear();
    const category = await makeCategory(ctx, { name: "Sleep" });
    const product = await makeProduct(ctx, { name: "Sleeper", categoryId: category });
    expect(await findCategory(db, category)).toMatchObject({ products: 1, listed: 1 });
    expect(await deleteCategory(ctx, category, undefined)).toMatchObject({
      reason: "has_products",
      products: 1,
    });
    expect(await deleteCategory(ctx, category, category)).toMatchObject({ reason: "no_heir" });
    expect(await deleteCategory(ctx, category, ctx.ids.newId())).toMatchObject({
      reason: "no_heir",
    });
    expect(await categoryOf(product)).toBe(category);
  });

  it("puts its products into the one that was chosen, or into none, and then it is gone", async () => {
    await clear();
    const [sleep, rest] = [
      await makeCategory(ctx, { name: "Sleep" }),
      await makeCategory(ctx, { name: "Rest" }),
    ];
    const product = await makeProduct(ctx, { name: "Dreamer", categoryId: sleep });
    await makeProduct(ctx, { name: "Draft", categoryId: rest, isActive: false });
    const counts = (await allCategories(db)).map(({ products: all, listed }) => [all, listed]);
    expect(counts).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(await deleteCategory(ctx, sleep, rest)).toMatchObject({
      value: { name: "Sleep", products: 1, heir: "Rest" },
    });
    expect(await categoryOf(product)).toBe(rest);
    expect(await deleteCategory(ctx, rest, null)).toMatchObject({ value: { heir: undefined } });
    expect(await categoryOf(product)).toBeNull();
    expect(await deleteCategory(ctx, rest, null)).toMatchObject({ reason: "not_found" });
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, sleep));
    expect(rows.at(-1)).toMatchObject({ action: "category.deleted", after: { productsIn: rest } });
  });

  it("waits for a product that is just being put into it", async () => {
    await clear();
    const sleep = await makeCategory(ctx, { name: "Sleep" });
    const held = Promise.withResolvers<void>();
    const put = Promise.withResolvers<void>();
    const adding = db.transaction(async (tx) => {
      await makeProduct({ ...ctx, db: tx }, { name: "Late", categoryId: sleep });
      put.resolve();
      await held.promise;
    });
    await put.promise;
    const deleting = deleteCategory(ctx, sleep, undefined);
    await until("the deletion waits", 5_000, async () => {
      const waiting = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return waiting.rowCount === 1;
    });
    held.resolve();
    await adding;
    expect(await deleting).toMatchObject({ reason: "has_products", products: 1 });
  });
});

test.each(["customer", "support", "fulfilment", "clinician", "marketing"] as const)(
  "a %s may not change the categories",
  async (role) => {
    await clear();
    const id = await makeCategory(ctx, { name: "Sleep" });
    const actor = as(role);
    const refused = { reason: "forbidden" };
    expect(await categoryCommands.save(actor, facts("Other"), { id, version: 1 })).toMatchObject(
      refused,
    );
    expect(await moveCategory(actor, id, "up")).toMatchObject(refused);
    expect(await deleteCategory(actor, id, null)).toMatchObject(refused);
    expect(await names()).toEqual(["Sleep"]);
  },
);

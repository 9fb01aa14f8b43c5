import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { customers } from "../tables.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { countCustomers, customersAfter, customersFor } from "./list-customers.server.ts";

const { ctx, db } = await testContext();

type Person = { first: string; last: string; email: string; phone: string | null };

async function join(minute: number, { first, last, email, phone }: Person): Promise<void> {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId, email });
  await db
    .update(customers)
    .set({ firstName: first, lastName: last, phone, createdAt: addMinutes(NOW, minute) })
    .where(eq(customers.userId, userId));
}

const lea = { first: "Lea", last: "Peña", email: "lea_p@example.test", phone: "+639171234567" };
const li = { first: "Mei", last: "Li", email: "mei@example.test", phone: null };
const ana = { first: "Ana", last: "O'Brien", email: "ana100%@example.test", phone: null };
await join(1, lea);
await join(2, li);
await join(3, ana);

const listed = async (search: string) => {
  const source = customersFor(db, search);
  const { rows } = await readPart(source, { sort: "-joined", size: 200 });
  expect(await source.count()).toBe(rows.length);
  return rows;
};

const found = async (search: string) => (await listed(search)).map((row) => row.firstName);

test.each([
  ["", ["Ana", "Mei", "Lea"]],
  ["pena", ["Lea"]],
  ["PEÑA lea", ["Lea"]],
  ["lea li", []],
  ["li", ["Mei"]],
  ["o'brien", ["Ana"]],
  ["mei@example", ["Mei"]],
  ["0917 123 4567", ["Lea"]],
  ["+63 917 123-4567", ["Lea"]],
  ["100%", ["Ana"]],
  ["a_p", ["Lea"]],
  ["%", ["Ana"]],
  ["' or true --", []],
])("%j finds %j, the newest first", async (search, names) => {
  expect(await found(search)).toEqual(names);
  expect(await countCustomers(db, search)).toBe(names.length);
});

test("an unconfirmed address is shown as such", async () => {
  await db.update(user).set({ emailVerified: false }).where(eq(user.email, li.email));
  const rows = await listed("");
  expect(rows.map(({ firstName, confirmed }) => [firstName, confirmed])).toEqual([
    ["Ana", true],
    ["Mei", false],
    ["Lea", true],
  ]);
});

test("the parts of the list hold everybody once", async () => {
  for (let more = 0; more < 100; more += 1) {
    // Several customers join at the same moment, so their ids decide.
    await join(10 + (more % 3), {
      ...li,
      first: `More ${more}`,
      email: `more-${more}@example.test`,
    });
  }
  const paged = (await listed("")).map(({ id }) => id);
  expect(new Set(paged).size).toBe(103);

  for (const search of ["", "more"]) {
    const parts: string[] = [];
    let part = await customersAfter(db, search, 40, undefined);
    while (part.length > 0) {
      parts.push(...part.map(({ id }) => id));
      part = await customersAfter(db, search, 40, part.at(-1));
    }
    expect(parts).toEqual(search ? paged.slice(0, 100) : paged);
  }
});

import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { MOST_TAGS } from "#app/running/tags/rules/tags.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { tagRecords } from "#app/running/tags/commands/tag-records.server.ts";
import { untagRecords } from "#app/running/tags/commands/untag-records.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { customerOfUser } from "../queries/customer.server.ts";
import { customersFor } from "../queries/list-customers.server.ts";
import { customerTagsInUse, tagsOfCustomer } from "../queries/tags.server.ts";
import { taggedCustomer, tagCustomer } from "./tag-customer.server.ts";

const { ctx, db, as } = await testContext();
const staff = as(await accountOf(ctx, "support"));

async function customer(): Promise<string> {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId, email: `${userId}@example.test` });
  return (await customerOfUser(db, userId))?.id ?? "";
}

test("several customers are tagged at once, found by the tag, and untagged by one undo", async () => {
  const [one, two, three] = [await customer(), await customer(), await customer()];
  await tagCustomer(staff, one, { add: ["clinic"] });
  const tagged = await tagRecords(staff, taggedCustomer, [one, two, three], { add: ["clinic"] });
  expect(tagged).toMatchObject({ value: { done: 2, passed: [{ why: "as_it_is" }] } });
  const tag = (await customerTagsInUse(db)).find(({ name }) => name === "clinic");
  expect(await customersFor(db, { text: "", tag: tag?.id }).count()).toBe(3);
  expect(await customersFor(db, { text: "", tag: "no-id" }).count()).toBe(0);
  await tagCustomer(staff, three, { remove: ["clinic"] });
  const undo = tagged.ok ? (tagged.value.undo ?? "") : "";
  const later = { ...staff, now: addDays(ctx.now, 31) };
  expect(await untagRecords(later, taggedCustomer, undo)).toMatchObject({ reason: "too_old" });
  expect(await untagRecords(staff, taggedCustomer, undo)).toMatchObject({ value: { stays: 1 } });
  expect(await tagsOfCustomer(db, one)).toEqual(["clinic"]);
  expect(await tagsOfCustomer(db, two)).toEqual([]);
  expect(await untagRecords(staff, taggedCustomer, undo)).toMatchObject({ reason: "overtaken" });
});

test("a customer has so many tags and no more, and the log has each step", async () => {
  const id = await customer();
  const many = Array.from({ length: MOST_TAGS }, (_, index) => `tag ${index}`);
  expect(await tagCustomer(staff, id, { add: many })).toMatchObject({ ok: true });
  expect(await tagCustomer(staff, id, { add: ["one more"] })).toMatchObject({ reason: "too_many" });
  expect(await tagRecords(staff, taggedCustomer, [id], { add: ["one more"] })).toMatchObject({
    value: { done: 0, passed: [{ why: "too_many" }], undo: undefined },
  });
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.id));
  expect(entry).toMatchObject({ action: "customer.tagged", before: { "tag tag 9": false } });
});

test("the same tag at once is one tag", async () => {
  const id = await customer();
  const all = [1, 2, 3, 4].map(() => tagCustomer(staff, id, { add: ["at once"] }));
  for (const tagged of await Promise.all(all)) expect(tagged).toMatchObject({ ok: true });
  expect(await tagsOfCustomer(db, id)).toEqual(["at once"]);
});

test.each(["visitor", "customer", "fulfilment", "clinician", "marketing"] as const)(
  "a %s may not tag",
  async (who) => {
    const by = as(who === "visitor" ? VISITOR : actorOf(who));
    const id = await customer();
    expect(await tagCustomer(by, id, { add: ["clinic"] })).toMatchObject({ reason: "forbidden" });
    expect(await tagRecords(by, taggedCustomer, [id], { add: ["x"] })).toMatchObject({
      reason: "forbidden",
    });
    expect(await tagsOfCustomer(db, id)).toEqual([]);
  },
);

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { VISITOR, systemActor } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { profileOf } from "../queries/profile.server.ts";
import { updateProfileField } from "./update-profile-field.server.ts";

const { ctx, db, as } = await testContext();

async function someone() {
  const userId = ctx.ids.newId();
  const own = as(await accountOf(ctx, "customer", { userId }));
  const shown = () => profileOf(db, userId);
  return { userId, own, shown };
}

test("one field is saved and shown as it is written here, and the others stay", async () => {
  const { userId, own, shown } = await someone();
  await updateProfileField(own, { field: "firstName", change: { firstName: "Lea" }, was: "" });
  const phone = { field: "phone", change: { phone: "+639171234567" }, was: "" } as const;
  expect(await updateProfileField(own, phone)).toEqual({
    ok: true,
    value: { shown: "0917 123 4567" },
  });
  expect(await shown()).toMatchObject({ firstName: "Lea", lastName: "", phone: "0917 123 4567" });
  const [account] = await db.select().from(user).where(eq(user.id, userId));
  expect(account).toMatchObject({ firstName: "Lea", name: "Lea" });
});

test("who filled a field in from an older value is shown the one that is saved", async () => {
  const { own, shown } = await someone();
  const say = (firstName: string, was: string) =>
    updateProfileField(own, { field: "firstName", change: { firstName }, was });
  await say("Lea", "");
  expect(await say("Mia", "")).toEqual({ ok: false, reason: "changed_meanwhile", theirs: "Lea" });
  expect(await shown()).toMatchObject({ firstName: "Lea" });
  expect(await say("Lea", "")).toMatchObject({ ok: true });
  expect(await say("Mia", "Lea")).toMatchObject({ ok: true });
});

test("of two tabs at once one saves, and another field is no matter to them", async () => {
  const { own, shown } = await someone();
  const say = (firstName: string) =>
    updateProfileField(own, { field: "firstName", change: { firstName }, was: "" });
  const lastName = { field: "lastName", change: { lastName: "Lim" }, was: "" } as const;
  const answers = await Promise.all([say("Lea"), say("Mia"), updateProfileField(own, lastName)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await shown()).toMatchObject({ lastName: "Lim" });
});

test("a day that is no birthday of a customer is refused, and nothing is saved", async () => {
  const { own, shown } = await someone();
  const born = (dateOfBirth: string) =>
    updateProfileField(own, { field: "dateOfBirth", change: { dateOfBirth }, was: "" });
  expect(await born("2020-01-01")).toEqual({ ok: false, reason: "under_age" });
  expect(await born("2099-01-01")).toEqual({ ok: false, reason: "not_a_birthday" });
  expect(await shown()).toMatchObject({ dateOfBirth: "" });
});

test.each([VISITOR, systemActor("job")])("%j has no profile", async (actor) => {
  const edit = { field: "firstName", change: { firstName: "Lea" }, was: "" } as const;
  expect(await updateProfileField(as(actor), edit)).toEqual({ ok: false, reason: "forbidden" });
});

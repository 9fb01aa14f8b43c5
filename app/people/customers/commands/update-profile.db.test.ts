import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { profileOf } from "../queries/profile.server.ts";
import { updateProfile } from "./update-profile.server.ts";

const { ctx, db, as } = await testContext();
const details = {
  firstName: "Lea",
  lastName: "Lim",
  phone: "0917 123 4567",
  dateOfBirth: "1990-05-17",
  gender: "female",
} as const;

test("names and phone change in the account and for the shop, and nobody else's", async () => {
  const [leaId, miaId] = [ctx.ids.newId(), ctx.ids.newId()];
  const lea = await accountOf(ctx, "customer", { userId: leaId, email: "lea@example.test" });
  await accountOf(ctx, "customer", { userId: miaId });
  expect(await updateProfile(as(lea), details)).toMatchObject({ ok: true });
  expect(await profileOf(db, leaId)).toEqual({
    ...details,
    email: "lea@example.test",
    marketing: false,
    hasPassword: false,
    hasPicture: false,
    isDiscreet: false,
  });
  const [account] = await db.select().from(user).where(eq(user.id, leaId));
  expect(account).toMatchObject({ firstName: "Lea", lastName: "Lim", name: "Lea Lim" });
  expect(await profileOf(db, miaId)).toMatchObject({ firstName: "", phone: "" });
});

test("what is left out is taken away", async () => {
  const userId = ctx.ids.newId();
  const lea = as(await accountOf(ctx, "customer", { userId }));
  await updateProfile(lea, details);
  const nothing = { firstName: "", lastName: "", phone: null, dateOfBirth: null, gender: null };
  await updateProfile(lea, nothing);
  const empty = { firstName: "", lastName: "", phone: "", dateOfBirth: "", gender: "" };
  expect(await profileOf(db, userId)).toMatchObject(empty);
});

test("who is not of age, or not born yet, is told so, and nothing is saved", async () => {
  const userId = ctx.ids.newId();
  const lea = as(await accountOf(ctx, "customer", { userId }));
  const born = (dateOfBirth: string) => updateProfile(lea, { ...details, dateOfBirth });
  expect(await born("2020-01-01")).toEqual({ ok: false, reason: "under_age" });
  expect(await born("2099-01-01")).toEqual({ ok: false, reason: "not_a_birthday" });
  expect(await profileOf(db, userId)).toMatchObject({ firstName: "", dateOfBirth: "" });
});

test("a visitor has no profile", async () => {
  expect(await updateProfile(as("visitor"), details)).toEqual({ ok: false, reason: "forbidden" });
});

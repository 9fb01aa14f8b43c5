import { expect, test } from "vitest";
import { PASSWORD } from "#app/people/customers/factories.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const shop = await testContext();
const { ctx, pool } = shop;
const { ask, services } = await openSmallWeb(shop);
const carla = { email: "carla@example.test", password: PASSWORD };
await createAccount(ctx, { ...carla, firstName: "Carla", lastName: "C", isDemo: false });
const session = await services.auth.api.signInEmail({ body: carla, returnHeaders: true });
const cookie = session.headers.getSetCookie()[0]?.split(";")[0] ?? "";

const signOut = () => ask("/sign-out", { method: "POST" }, { cookie });
const portal = async () => (await ask("/portal", {}, { cookie })).status;

test("a session that can't be ended says so, and goes on", async () => {
  await pool.query(`
    create function refuse_end() returns trigger language plpgsql as $$
      begin raise exception 'not now'; end $$;
    create trigger refuse_end before delete on sessions
      for each row execute function refuse_end()`);
  const failed = await signOut();
  expect(failed.headers.get("location")).toBe("/portal");
  expect(decodeURIComponent(failed.headers.get("set-cookie") ?? "")).toContain(
    "Failed to sign out",
  );
  expect(await portal()).toBe(200);
  await pool.query("drop trigger refuse_end on sessions");
  expect((await signOut()).headers.get("location")).toBe("/");
  expect(await portal()).toBe(302);
});

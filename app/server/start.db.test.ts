import { afterAll, expect, inject, test } from "vitest";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { databaseUrl, freshDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { systemContext } from "./services.server.ts";
import { openShop } from "./start.server.ts";

const fresh = await freshDatabase(inject("cluster"));
afterAll(() => fresh.drop());

const production = parseEnv({
  NODE_ENV: "production",
  APP_URL: "https://shop.example",
  APP_SECRET: "a secret that only these tests know",
  DATABASE_URL: databaseUrl(fresh.target),
});

test("production opens an empty database, and refuses one with accounts of public passwords", async () => {
  const { services, close } = await openShop(production, quietLog, async () => undefined);
  const names = { firstName: "Olivia", lastName: "Owner", isDemo: true };
  const password = "demo-owner-2026";
  await createAccount(systemContext(services, "test"), {
    email: "owner@demo.test",
    password,
    ...names,
  });
  await close();
  const again = openShop(production, quietLog, async () => undefined);
  await expect(again).rejects.toMatchObject({
    userMessage: expect.stringContaining("whose passwords are public"),
  });
});

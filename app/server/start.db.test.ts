import { afterAll, expect, inject, test } from "vitest";
import { takeReply } from "#app/running/messages/commands/take-reply.server.ts";
import { makeConnection } from "#app/running/messages/factories.ts";
import { hasStopped } from "#app/running/messages/queries/stops.server.ts";
import { giveApp } from "#app/running/security/factories.ts";
import { countFactors } from "#app/running/security/queries/factors.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { databaseUrl, freshDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { takeNewSecret } from "./change-secret.server.ts";
import { openDatabaseOnly } from "./database-only.server.ts";
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
    userMessage: expect.stringContaining("its passwords are public"),
  });
});

test("a shop does not open with another secret, until that is taken on for good", async () => {
  const other = await freshDatabase(inject("cluster"));
  afterAll(() => other.drop());
  const env = { ...production, databaseUrl: databaseUrl(other.target) };
  const first = await openShop(env, quietLog, async () => undefined);
  const ctx = systemContext(first.services, "test");
  const { userId } = await createAccount(ctx, {
    email: "ana@example.test",
    password: "mango-avenue",
    firstName: "Ana",
    lastName: "Cruz",
    isDemo: false,
  });
  await giveApp(ctx, userId);
  await makeConnection(ctx, { provider: "twilio" });
  await takeReply(ctx, "+639171234567", "STOP");
  await first.close();

  const changed = { ...env, appSecret: "another secret than the one before, as long" };
  await expect(openShop(changed, quietLog, async () => undefined)).rejects.toMatchObject({
    userMessage: expect.stringMatching(/APP_SECRET: .*Set that secret.*npm run change-secret/),
  });
  const again = await openShop(env, quietLog, async () => undefined);
  expect(await countFactors(again.services.db, userId)).toMatchObject({ apps: 1 });
  await again.close();

  const shop = await openDatabaseOnly(changed, "npm run change-secret");
  expect(await takeNewSecret(shop.ctx)).toContain("The shop now uses this secret.");
  expect(await takeNewSecret(shop.ctx)).toContain("Nothing was changed.");
  await shop.close();
  const recovered = await openShop(changed, quietLog, async () => undefined);
  expect(await countFactors(recovered.services.db, userId)).toMatchObject({ apps: 0 });
  // A buyer who replied STOP need not reply again.
  expect(await hasStopped(recovered.services.db, "+639171234567")).toBe(true);
  expect(await hasStopped(recovered.services.db, "+639170000000")).toBe(false);
  await recovered.close();
});

import process from "node:process";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { pushDevices } from "#app/running/messages/tables.server.ts";
import { authenticatorApps, recoveryCodes } from "#app/running/security/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { session, verification } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { isShopSecret, rememberSecret } from "./check-secret.server.ts";
import { openDatabaseOnly } from "./database-only.server.ts";

/** `npm run change-secret`, for the day on which the earlier secret is lost. */
export async function changeSecret(): Promise<void> {
  const { ctx, close } = await openDatabaseOnly(parseEnv(process.env), "npm run change-secret");
  try {
    console.log(await takeNewSecret(ctx));
  } finally {
    await close();
  }
}

/**
 * Makes the configured secret the shop's, and answers what that ended. Apps and recovery codes go,
 * since no code of theirs would be right again; passwords and passkeys do not depend on the secret.
 */
export async function takeNewSecret(ctx: Ctx): Promise<string> {
  if (await isShopSecret(ctx)) return "The shop already uses this secret. Nothing was changed.";
  await inTransaction(ctx, async (tx) => {
    // Browsers accept notifications only under the key that they subscribed with.
    for (const table of [authenticatorApps, recoveryCodes, session, verification, pushDevices]) {
      await tx.db.delete(table);
    }
    await rememberSecret(tx);
    await recordAudit(tx, { action: "secret.changed", subject: { type: "shop", id: "secret" } });
  });
  return [
    "The shop now uses this secret.",
    "Everyone must sign in again with a password or passkey. Authenticator apps and recovery codes were removed, so add new ones.",
    "Customers must turn on notifications again. Numbers that opted out of texts stay opted out.",
    "Links in earlier emails no longer work. Enter the keys of payment providers, couriers and webhooks again.",
    "Wellness notes and payout accounts can't be read unless you find the old secret.",
    `Start the shop: ${ownCommand("start")}`,
  ].join("\n");
}

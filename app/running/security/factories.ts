import { randomBytes } from "node:crypto";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { writeRecoveryCodes } from "./commands/write-recovery-codes.server.ts";
import { sealedKeys } from "./queries/stored-secrets.server.ts";
import { makeAppKey } from "./rules/app-code.ts";
import { authenticatorApps } from "./tables.server.ts";

type App = { confirmed?: boolean; key?: string };

/** For tests: an authenticator app with its recovery codes; `codeAt` makes codes from its key. */
export async function giveApp(ctx: Ctx, userId: string, { confirmed = true, key }: App = {}) {
  const own = key ?? makeAppKey(randomBytes(32).toString("base64url"));
  const app = {
    sealedKey: sealedKeys(ctx).seal(own),
    createdAt: ctx.now,
    confirmedAt: confirmed ? ctx.now : null,
    usedStep: null,
  };
  await ctx.db
    .insert(authenticatorApps)
    .values({ userId, ...app })
    .onConflictDoUpdate({ target: authenticatorApps.userId, set: app });
  const codes = confirmed ? await writeRecoveryCodes(ctx, userId) : [];
  return { key: own, codes };
}

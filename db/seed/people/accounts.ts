import { grantRole } from "#app/modules/staff/commands/grant-role.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { systemContext } from "#app/server/services.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";

export async function seedAccounts(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  for (const account of DEMO_ACCOUNTS) {
    const { userId } = await createAccount(ctx, { ...account, isDemo: true });
    done(await grantRole(ctx, { userId, role: account.role }));
  }
}

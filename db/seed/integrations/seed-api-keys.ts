import { addDays } from "#app/lib/dates.ts";
import { saveApprovalRule } from "#app/office/api/commands/save-approval-rule.server.ts";
import { createApiKey } from "#app/office/api/commands/create-api-key.server.ts";
import { revokeApiKey } from "#app/office/api/commands/revoke-api-key.server.ts";
import type { ApiKeyInput } from "#app/office/api/input.ts";
import { findOwners } from "#app/running/staff/queries.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const KEYS: readonly (Omit<ApiKeyInput, "id"> & { isRevoked?: boolean; rule?: string })[] = [
  { name: "Warehouse dashboard", scopes: ["orders.list", "stock.list"], days: 365 },
  { name: "Price comparison", scopes: ["products.list"], days: null },
  { name: "Old warehouse scanner", scopes: ["stock.get"], days: 90, isRevoked: true },
  {
    name: "Support helper",
    scopes: ["orders.list", "orders.get", "orders.tag", "orders.add-note"],
    days: 365,
    rule: "orders.tag",
  },
];

/** Sample keys for the list, and a rule. Their secret is discarded, so they open nothing. */
export async function seedApiKeys(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  const before = { ...ctx, now: addDays(ctx.now, -40) };
  const [owner] = await findOwners(ctx.db);
  if (!owner) throw new Error("the demo shop has no owner");
  const session = { id: "seed", provenAt: ctx.now };
  const actor = {
    kind: "user",
    userId: owner.id,
    email: owner.email,
    roles: ["admin"],
    session,
  } as const;
  for (const { isRevoked = false, rule, ...key } of KEYS) {
    const id = ctx.ids.newId();
    done(await createApiKey(before, { ...key, id }));
    if (isRevoked) done(await revokeApiKey(ctx, id));
    if (!rule) continue;
    const terms = { operation: rule, keyId: id, belowAmount: null, perDay: 20 };
    done(await saveApprovalRule({ ...ctx, actor }, terms));
  }
}

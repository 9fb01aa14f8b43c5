import { addDays } from "#app/lib/dates.ts";
import { createApiKey } from "#app/office/api/commands/create-api-key.server.ts";
import { revokeApiKey } from "#app/office/api/commands/revoke-api-key.server.ts";
import type { ApiKeyInput } from "#app/office/api/input.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const KEYS: readonly (Omit<ApiKeyInput, "id"> & { isRevoked: boolean })[] = [
  {
    name: "Warehouse dashboard",
    scopes: ["orders:read", "stock:read"],
    days: 365,
    isRevoked: false,
  },
  { name: "Price comparison", scopes: ["products:read"], days: null, isRevoked: false },
  { name: "Old warehouse scanner", scopes: ["stock:read"], days: 90, isRevoked: true },
];

/** Sample keys for the list. Their secret is discarded, so they open nothing. */
export async function seedApiKeys(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  const before = { ...ctx, now: addDays(ctx.now, -40) };
  for (const { isRevoked, ...key } of KEYS) {
    const id = ctx.ids.newId();
    done(await createApiKey(before, { ...key, id }));
    if (isRevoked) done(await revokeApiKey(ctx, id));
  }
}

import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { chooseProvider } from "../../commands/choose-provider.server.ts";
import { saveProvider } from "../../commands/save-provider.server.ts";
import { findProvider } from "../../queries/providers.server.ts";
import type { ProviderKeys } from "../../rules/providers.ts";

/** Connects the shop to a provider, as its owner would. */
export async function connectProvider(
  ctx: Ctx,
  keys: ProviderKeys,
  { isChosen = false } = {},
): Promise<void> {
  const system = { ...ctx, actor: systemActor("test") };
  const found = await findProvider(ctx.db, keys.provider);
  const saved = await saveProvider(system, keys, found?.version ?? 0);
  if (!saved.ok) throw new Error(saved.reason);
  const chosen = await chooseProvider(system, keys.provider, isChosen);
  if (!chosen.ok) throw new Error(chosen.reason);
}

import { systemContext, type Services } from "#app/server/services.server.ts";
import { seedTexts } from "../seed-texts.ts";

/** A shop ready to be filled: its texts, without which nothing can be sold, and no goods. */
export async function seedEmptyShop(services: Services, openedAt = new Date()): Promise<void> {
  const ctx = { ...systemContext(services, "seed"), now: openedAt };
  await seedTexts(ctx, services.env);
}

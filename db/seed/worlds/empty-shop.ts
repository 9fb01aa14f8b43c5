import { publishDocument } from "#app/modules/content/commands/publish-document.server.ts";
import { systemContext } from "#app/server/services.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { privacy } from "../documents/privacy.ts";
import { terms } from "../documents/terms.ts";
import { done } from "../done.ts";

/** A shop ready to be filled: the legal texts, without which nothing can be sold, and no goods. */
export async function seedEmptyShop(services: Services, openedAt = new Date()): Promise<void> {
  const ctx = { ...systemContext(services, "seed"), now: openedAt };
  for (const { slug, title, body } of [terms, privacy]) {
    done(await publishDocument(ctx, { slug, title, body }));
  }
}

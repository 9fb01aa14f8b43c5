import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { publishDocument } from "./commands/publish-document.server.ts";

/** What orders refer to: without these texts a shop cannot sell. For a test. */
export async function publishLegalTexts(ctx: Ctx): Promise<void> {
  for (const slug of ["terms", "privacy"]) {
    const published = await publishDocument(ctx, { slug, title: slug, body: "text" });
    if (!published.ok) throw new Error(`${slug}: ${published.reason}`);
  }
}

import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { SecurityNews } from "../rules/security-news.ts";

/** Mails the owners about an unusual event. Call inside the event's transaction. */
export async function tellOwners({ db }: Pick<Ctx, "db">, news: SecurityNews): Promise<void> {
  await enqueue(db, "staff.mail-owners", news);
}

import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { suppressionOf } from "#app/platform/mail/suppressions.server.ts";
import { findReader, isUntracked } from "../../queries/recipients.server.ts";
import { topicsOf } from "../../queries/topics.server.ts";

/** The preferences of the mailbox that got the link. They do not reveal its owner. */
export async function loadPreferences(ctx: Ctx, stopToken: string) {
  const recipient = await findReader(ctx.db, stopToken);
  if (!recipient) return { state: "unknown", isCounted: true, topics: [] } as const;
  const stopped = await suppressionOf(ctx, recipient.email, "marketing");
  const isCounted = !(await isUntracked(ctx, recipient.email));
  const topics = await topicsOf(ctx.db, recipient.email);
  return { state: stopped ? "ended" : "gets", isCounted, topics } as const;
}

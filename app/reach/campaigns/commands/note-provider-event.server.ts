import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { storedMessageId } from "#app/platform/mail/message-id.ts";
import { noteMailEvent } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import type { ProviderEvent } from "../input.ts";
import { countComeback } from "./count-comeback.server.ts";

/** Records a mail provider's event once. Returns false for a repeated one. */
export async function noteProviderEvent(
  ctx: Ctx,
  { id, kind, email, messageId, note }: ProviderEvent,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [mail] =
      messageId === undefined
        ? []
        : await tx.db
            .select({ id: mails.id })
            .from(mails)
            .where(eq(mails.messageId, storedMessageId(messageId)));
    const event = { eventId: `provider:${id}`, kind, address: email, mailId: mail?.id };
    if (!(await noteMailEvent(tx, { ...event, ...(note !== undefined && { note }) }))) return false;
    if (mail) await countComeback(tx, mail.id, kind);
    return true;
  });
}

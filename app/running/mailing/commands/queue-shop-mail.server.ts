import { queueMessage } from "#app/running/messages/commands/queue-message.server.ts";
import {
  messageRoute,
  type MessageTarget,
} from "#app/running/messages/queries/message-route.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isErasedAddress } from "#app/lib/erased-address.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { queueMail, type MailDraft } from "#app/platform/mail/queue-mail.server.ts";
import { TEXTED } from "#app/platform/mail/release-mail.server.ts";
import { wordingOf } from "../queries/wordings.server.ts";
import { MAIL_KINDS, type MailKind } from "../rules/mail-kinds.ts";
import type { MailValues } from "../rules/mail-variables.ts";
import { rewordText } from "../rules/wordings.ts";

export type ShopMail<P extends object> = Omit<MailDraft<P>, "kind" | "reword"> & {
  kind: MailKind;
  /** The values of the mail's variables, for staff's wordings. */
  values: MailValues;
  /** The same news for a reader who chose texts or notifications. The mail is sent if it fails. */
  text?: (MessageTarget & { body: string }) | undefined;
};

/**
 * Queues a mail in staff's wording, unless the owner has switched its kind off. Every mail of the
 * shop is queued here. Returns whether the mail is new.
 */
export async function queueShopMail<P extends object>(
  ctx: Ctx,
  { values, text, ...draft }: ShopMail<P>,
): Promise<boolean> {
  const { gate } = MAIL_KINDS[draft.kind];
  if (gate !== "always" && !(await loadSettings(ctx.db))[gate]) return false;
  const wording = await wordingOf(ctx.db, draft.kind);
  const own = wording?.wordings ?? [];
  const reword: MailDraft<P>["reword"] =
    own.length > 0 ? (place, words) => rewordText(own, values, place, words) : undefined;
  const route = text && !isErasedAddress(draft.to) ? await messageRoute(ctx, text) : undefined;
  if (!text || !route) return queueMail(ctx, { ...draft, reword });
  return inTransaction(ctx, async (tx) => {
    const isNew = await queueMail(tx, { ...draft, reword, withheldWhy: TEXTED });
    const { dedupeKey, aboutId } = draft;
    const { topic, body } = text;
    const userId = text.userId ?? undefined;
    return isNew && queueMessage(tx, { dedupeKey, aboutId, topic, userId, body, ...route });
  });
}

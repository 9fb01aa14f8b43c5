import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { queueMail, type MailDraft } from "#app/platform/mail/queue-mail.server.ts";
import { wordingOf } from "../queries/wordings.server.ts";
import { MAIL_KINDS, type MailKind } from "../rules/mail-kinds.ts";
import type { MailValues } from "../rules/mail-variables.ts";
import { rewordText } from "../rules/wordings.ts";

export type ShopMail<P extends object> = Omit<MailDraft<P>, "kind" | "reword"> & {
  kind: MailKind;
  /** The values of the mail's variables, for staff's wordings. */
  values: MailValues;
};

/**
 * Queues a mail in staff's wording, unless the owner has switched its kind off. Every mail of the
 * shop is queued here. Returns whether the mail is new.
 */
export async function queueShopMail<P extends object>(
  ctx: Ctx,
  { values, ...draft }: ShopMail<P>,
): Promise<boolean> {
  const { gate } = MAIL_KINDS[draft.kind];
  if (gate !== "always" && !(await loadSettings(ctx.db))[gate]) return false;
  const wording = await wordingOf(ctx.db, draft.kind);
  if (!wording || wording.wordings.length === 0) return queueMail(ctx, draft);
  return queueMail(ctx, {
    ...draft,
    reword: (place, text) => rewordText(wording.wordings, values, place, text),
  });
}

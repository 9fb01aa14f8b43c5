import {
  queueShopMail,
  type ShopMail,
} from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { mailedAtOnce } from "../queries/mail-choices.server.ts";
import type { StaffTopic } from "../rules/staff-topics.ts";

/**
 * Mails the shop's own mailbox, if it has one, and all staff whose work this is and who want such
 * mails at once. An address gets the mail once. The setting of the mail's kind applies to all of
 * them.
 */
export async function queueStaffMail<P extends object>(
  ctx: Ctx,
  topic: StaffTopic,
  mail: Omit<ShopMail<P>, "to">,
): Promise<void> {
  const { contact_email: contact } = await loadSettings(ctx.db);
  if (contact !== "") await queueShopMail(ctx, { ...mail, to: contact });
  for (const { userId, email } of await mailedAtOnce(ctx.db, topic)) {
    if (email.toLowerCase() === contact.toLowerCase()) continue;
    await queueShopMail(ctx, { ...mail, dedupeKey: `${mail.dedupeKey}:${userId}`, to: email });
  }
}

import {
  queueShopMail,
  type ShopMail,
} from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { mailedAtOnce } from "../queries/mail-choices.server.ts";
import type { StaffTopic } from "../rules/staff-topics.ts";

/**
 * A mail to the shop's own mailbox, if it has one, and to everybody of the staff whose work it is and who
 * wants such mails at once; an address gets it once. The setting of its kind holds for all of them.
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

import { and, eq, exists, sql } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import { senderOf, storedSettings } from "#app/running/settings/queries.server.ts";
import { privateNames } from "#app/running/settings/rules/private-names.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import type { MailReader } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { orders } from "../tables.server.ts";

/**
 * A mail and its sender: the shop, or a neutral name. The recipient is discreet, or is the buyer of
 * the discreet order that the mail is about.
 */
export const mailWithSender: MailReader = async (db, mailId) => {
  const reader = sql`lower(${mails.to})`;
  const own = and(eq(sql`lower(${customers.email})`, reader), customers.isDiscreet);
  const about = and(
    eq(orders.id, mails.aboutId),
    orders.isDiscreet,
    eq(sql`lower(${orders.email})`, reader),
  );
  const [found] = await db
    .select({
      mail: mails,
      stored: storedSettings,
      isDiscreet: sql<boolean>`${exists(db.select().from(customers).where(own))}
        or ${exists(db.select().from(orders).where(about))}`,
    })
    .from(mails)
    .where(eq(mails.id, mailId));
  if (!found) return undefined;
  const settings = readSettings(found.stored);
  const privateName = found.isDiscreet ? privateNames(settings).sender : undefined;
  return { mail: found.mail, sender: { ...senderOf(settings), privateName } };
};

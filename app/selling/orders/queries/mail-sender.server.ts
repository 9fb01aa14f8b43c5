import { and, eq, exists, sql } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import { senderOf, storedSettings } from "#app/running/settings/queries.server.ts";
import { privateNames } from "#app/running/settings/rules/private-names.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import type { SenderOf } from "#app/platform/mail/jobs.server.ts";
import { orders } from "../tables.server.ts";

/**
 * The sender of a mail: the shop, or a neutral name. The recipient is discreet, or is the buyer of
 * the discreet order that the mail is about.
 */
export const senderOfMail: SenderOf = async (db, { to, aboutId }) => {
  const reader = to.toLowerCase();
  const own = and(eq(sql`lower(${customers.email})`, reader), customers.isDiscreet);
  const about = and(
    eq(orders.id, sql`${aboutId}::uuid`),
    orders.isDiscreet,
    eq(sql`lower(${orders.email})`, reader),
  );
  const { rows } = await db.execute<{ stored: Record<string, string>; isDiscreet: boolean }>(sql`
    select ${storedSettings} as stored,
      ${exists(db.select().from(customers).where(own))}
        or ${exists(db.select().from(orders).where(about))} as "isDiscreet"`);
  const settings = readSettings(rows[0]?.stored ?? {});
  const sender = senderOf(settings);
  return rows[0]?.isDiscreet ? { ...sender, privateName: privateNames(settings).sender } : sender;
};

import { and, eq, sql } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import { loadSettings, mailSender } from "#app/running/settings/queries.server.ts";
import { privateNames } from "#app/running/settings/rules/private-names.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { SenderOf } from "#app/platform/mail/jobs.server.ts";
import { orders } from "../tables.server.ts";

/** The sender of a mail: the shop, or a neutral name for a discreet customer or order. */
export const senderOfMail: SenderOf = async (db, mail) => {
  const sender = await mailSender(db);
  if (!(await wantsDiscretion(db, mail))) return sender;
  return { ...sender, privateName: privateNames(await loadSettings(db)).sender };
};

/** The recipient is discreet, or is the buyer of the discreet order that the mail is about. */
async function wantsDiscretion(
  db: Db,
  { to, aboutId }: { to: string; aboutId: string | null },
): Promise<boolean> {
  const reader = to.toLowerCase();
  const own = and(eq(sql`lower(${customers.email})`, reader), customers.isDiscreet);
  if ((await db.$count(customers, own)) > 0) return true;
  if (aboutId === null) return false;
  const about = and(eq(orders.id, aboutId), orders.isDiscreet);
  return (await db.$count(orders, and(about, eq(sql`lower(${orders.email})`, reader)))) > 0;
}

import type { SQL } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openLinks } from "#app/platform/mail/seal-links.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";

/** The mails of the outbox as their readers get them, oldest first; all, or which are asked for. */
export async function readMails({ db, sealers }: Pick<Ctx, "db" | "sealers">, which?: SQL) {
  const rows = await db.select().from(mails).where(which).orderBy(mails.id);
  return rows.map((mail) => openLinks(sealers, mail.id, mail));
}

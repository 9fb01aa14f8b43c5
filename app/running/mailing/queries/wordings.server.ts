import { desc, eq, getTableColumns } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { MailKind } from "../rules/mail-kinds.ts";
import { mailWordings } from "../tables.server.ts";

/** The current wording of mails of a kind. */
export async function wordingOf(db: Db, kind: MailKind) {
  const [newest] = await db
    .select()
    .from(mailWordings)
    .where(eq(mailWordings.kind, kind))
    .orderBy(desc(mailWordings.version))
    .limit(1);
  return newest;
}

/** All its versions, newest first, each with its author's address if the account still exists. */
export async function wordingVersions(db: Db, kind: MailKind) {
  return db
    .select({ ...getTableColumns(mailWordings), by: user.email })
    .from(mailWordings)
    .leftJoin(user, eq(user.id, mailWordings.savedBy))
    .where(eq(mailWordings.kind, kind))
    .orderBy(desc(mailWordings.version));
}

/** The newest version of each kind that was ever reworded. */
export async function newestWordings(db: Db) {
  return db
    .selectDistinctOn([mailWordings.kind])
    .from(mailWordings)
    .orderBy(mailWordings.kind, desc(mailWordings.version));
}

import { integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { MailKind } from "./rules/mail-kinds.ts";
import type { StaffWording } from "./rules/wordings.ts";

/** How staff word the mails of a kind, in versions: the newest counts. Never edited. */
export const mailWordings = pgTable(
  "mail_wordings",
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    version: integer().notNull(),
    /** Only what differs from the words in the code; empty is all as in the code. */
    wordings: jsonb().$type<StaffWording[]>().notNull(),
    savedAt: at().notNull(),
    savedBy: text().notNull(),
  },
  (t) => [unique("mail_wordings_once").on(t.kind, t.version)],
);

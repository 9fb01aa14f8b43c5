import { integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { MailKind } from "./rules/mail-kinds.ts";
import type { StaffWording } from "./rules/wordings.ts";

/** Staff's wordings for mails of a kind, in versions that are never edited. The newest applies. */
export const mailWordings = pgTable(
  "mail_wordings",
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    version: integer().notNull(),
    /** Only the wordings that differ from the code; empty if none does. */
    wordings: jsonb().$type<StaffWording[]>().notNull(),
    savedAt: at().notNull(),
    savedBy: text().notNull(),
  },
  (t) => [unique("mail_wordings_once").on(t.kind, t.version)],
);

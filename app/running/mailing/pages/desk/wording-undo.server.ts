import { refuse } from "#app/lib/result.ts";
import { saveWording } from "../../commands/save-wording.server.ts";
import { wordingOf } from "../../queries/wordings.server.ts";
import { isMailKind } from "../../rules/mail-kinds.ts";
import type { StaffWording } from "../../rules/wordings.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { slotsOf } from "./gallery/find-slots.ts";
import { mailTexts } from "./texts.ts";

/** Undo saves the earlier wordings as the next version. */
export const wordingUndo: UndoableRecord = {
  type: "mail_wording",
  who: "mails:write",
  refusals: { breaks_mail: mailTexts.refusals.breaks_mail },
  read: async (db, id) => {
    const now = isMailKind(id) ? await wordingOf(db, id) : undefined;
    return now && { version: now.version, fields: { wordings: now.wordings } };
  },
  save: async (ctx, { id, version, fields }) => {
    if (!isMailKind(id)) return refuse("not_found");
    const wordings = fields["wordings"] as readonly StaffWording[];
    return saveWording(ctx, { kind: id, wordings, ...slotsOf(id), after: version });
  },
};

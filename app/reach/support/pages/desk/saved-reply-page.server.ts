import { href } from "react-router";
import { formFields } from "#app/lib/form-field.ts";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import { savedReplyCommands } from "../../commands/saved-reply.server.ts";
import { savedReplyForm as schema } from "../../input.ts";
import { findSavedReply } from "../../queries/saved-replies.server.ts";
import { LONGEST_MESSAGE } from "../../rules/ticket-terms.ts";
import { savedReplyMessages as say } from "../../texts/staff-saved-replies.ts";
import { savedReplyUndo } from "../../undo/saved-reply.server.ts";

const fields = formFields(say.fields, {
  title: { required: true, max: 100 },
  body: { kind: "long", required: true, max: LONGEST_MESSAGE },
});

export const savedReplyForm = recordForm({
  type: "saved_reply",
  fields,
  say,
  list: href("/admin/support/replies"),
  pageOf: (replyId) => href("/admin/support/replies/:replyId", { replyId }),
  titleOf: ({ title }) => say.editOf(title),
  find: findSavedReply,
  schema,
  save: savedReplyCommands.save,
  saved: ({ title }) => say.saved(title),
  explain: ({ reason }) => (reason === "taken" ? { title: say.errors.taken } : undefined),
  undo: [savedReplyUndo],
  remove: {
    shown: ({ title }) => ({
      title: say.archive,
      hint: say.archiveHint,
      button: say.archiveNow(title),
    }),
    run: savedReplyCommands.archive,
    done: ({ title }) => say.archived(title),
  },
  restore: {
    shown: () => ({ title: say.isArchived, hint: say.isArchivedHint, button: say.restore }),
    run: savedReplyCommands.restore,
    done: ({ title }) => say.restored(title),
  },
});

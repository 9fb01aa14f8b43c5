import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { submitTag } from "#app/running/tags/pages/desk/tag-forms.server.ts";
import { addOrderNote } from "../../commands/add-order-note.server.ts";
import { removeOrderNote } from "../../commands/remove-order-note.server.ts";
import { taggedOrder } from "../../commands/tag-order.server.ts";
import { orderNoteInput } from "../../input.ts";
import { adminOrderMessages } from "../../texts/staff.ts";
import { noteMessages as say } from "../../texts/staff-notes.ts";
import type { StaffAction, StaffAnswer } from "./staff-answer.ts";

const noteToRemove = z.object({ noteId: z.string().refine(isUuid) });

/** Tag and note forms of the order page. Their changes can be undone. */
export const noteActions: Record<string, StaffAction<{ ctx: Ctx }>> = {
  "tag-order": ({ ctx }, id, texts) => answerTag(ctx, { id, step: "add", texts }),

  "untag-order": ({ ctx }, id, texts) => answerTag(ctx, { id, step: "remove", texts }),

  "note-order": async ({ ctx }, orderId, texts) => {
    const form = parseForm(orderNoteInput, texts);
    if (!form.ok) {
      const { errors } = form;
      // Only the text has a field that shows its message.
      if (errors.key) return refuse("refused", { text: errors.key });
      return refuse("refused", { text: errors.text ?? say.noteNeeded, errors });
    }
    const done = await addOrderNote(ctx, orderId, form.value);
    return done.ok ? ok(say.saved) : refuse("refused", { text: adminOrderMessages.forbidden });
  },

  "remove-note": async ({ ctx }, orderId, texts) => {
    const form = parseForm(noteToRemove, texts);
    if (!form.ok) return refuse("refused", { text: say.noteGone });
    const done = await removeOrderNote(ctx, { orderId, ...form.value });
    if (done.ok) return ok(say.removed);
    const why = {
      forbidden: adminOrderMessages.forbidden,
      not_found: say.noteGone,
      not_author: say.notAuthor,
    };
    return refuse("refused", { text: why[done.reason] });
  },
};

async function answerTag(ctx: Ctx, wish: Parameters<typeof submitTag>[2]): Promise<StaffAnswer> {
  const done = await submitTag(ctx, taggedOrder, wish);
  if (done.ok) return done;
  const { reason, text } = done;
  const isOfField = reason === "invalid" || reason === "too_many";
  return refuse("refused", { text, ...(isOfField && { errors: { tags: text } }) });
}

import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { addOrderNote } from "../../commands/add-order-note.server.ts";
import { removeOrderNote } from "../../commands/remove-order-note.server.ts";
import { tagOrder } from "../../commands/tag-order.server.ts";
import { orderNoteInput, tagsInput } from "../../input.ts";
import { adminOrderMessages } from "../../texts/staff.ts";
import { noteMessages as say } from "../../texts/staff-notes.ts";
import type { StaffAction, StaffAnswer } from "./staff-answer.ts";

const noteToRemove = z.object({ noteId: z.string().refine(isUuid) });

/** Tag and note forms of the order page. Their changes can be undone. */
export const noteActions: Record<string, StaffAction<{ ctx: Ctx }>> = {
  "tag-order": async ({ ctx }, orderId, texts) => {
    const form = parseForm(tagsInput, texts);
    if (!form.ok) return notTaken(form.errors, say.tagProblems.none);
    const done = await tagOrder(ctx, orderId, { add: form.value.tags });
    if (!done.ok) return refusedTag(done.reason);
    return ok(done.value.added.length === 0 ? say.taggedBefore : say.tagged(done.value.added));
  },

  "untag-order": async ({ ctx }, orderId, texts) => {
    const form = parseForm(tagsInput, texts);
    if (!form.ok) return notTaken(form.errors, say.tagProblems.none);
    const done = await tagOrder(ctx, orderId, { remove: form.value.tags });
    return done.ok ? ok(say.untagged) : refusedTag(done.reason);
  },

  "note-order": async ({ ctx }, orderId, texts) => {
    const form = parseForm(orderNoteInput, texts);
    if (!form.ok) return notTaken(form.errors, say.noteNeeded);
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

function notTaken(errors: Record<string, string>, otherwise: string): StaffAnswer {
  return refuse("refused", { text: Object.values(errors)[0] ?? otherwise, errors });
}

function refusedTag(reason: "forbidden" | "not_found" | "too_many"): StaffAnswer {
  if (reason !== "too_many") return refuse("refused", { text: adminOrderMessages.forbidden });
  const text = say.tagProblems.too_many;
  return refuse("refused", { text, errors: { tags: text } });
}

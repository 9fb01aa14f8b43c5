import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { answerReview } from "../commands/answer-review.server.ts";
import { findReview } from "../queries/find-review.server.ts";
import { reviewAdminMessages as say } from "../texts/staff.ts";

const logged = z.object({ answer: z.string().nullable() });

/** The answer below a review. Whether it is published is decided once. */
export const reviewUndo: UndoableRecord = {
  type: "review",
  who: "reviews:write",
  read: async (db, id) => {
    const found = await findReview(db, id);
    return found && { version: found.version, fields: { answer: found.answer } };
  },
  save: (ctx, { id, version, fields }) =>
    answerReview(ctx, { reviewId: id, version, answer: logged.parse(fields).answer }),
  refusals: { not_published: say.errors.not_published },
};

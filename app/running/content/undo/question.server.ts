import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { saveFaqEntry } from "../commands/save-faq-entry.server.ts";
import { faqHistory } from "../queries/faq.server.ts";
import { FAQ_CATEGORY_KEYS, LIVE_FACT_KEYS } from "../views/faq-terms.ts";

const loggedQuestion = z.object({
  category: z.enum(FAQ_CATEGORY_KEYS),
  position: z.int(),
  question: z.string(),
  answer: z.string(),
  live: z.enum(LIVE_FACT_KEYS),
  isShown: z.boolean(),
});

export const questionUndo: UndoableRecord = {
  type: "faq",
  who: "content:write",
  read: async (db, id) => {
    const [now] = await faqHistory(db, id);
    return now && { version: now.version, fields: loggedQuestion.parse(now) };
  },
  save: (ctx, { id, version, fields }) =>
    saveFaqEntry(ctx, { slug: id, ...loggedQuestion.parse(fields) }, { version }),
};

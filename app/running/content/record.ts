import { rewordQuestion, showQuestion } from "./commands/save-faq-entry.server.ts";
import { withdrawArticle } from "./commands/unpublish-article.server.ts";
import { articleUndo } from "./undo/article.server.ts";
import { documentUndo } from "./undo/document.server.ts";
import { questionUndo } from "./undo/question.server.ts";
import { articleFinder } from "./queries/find-articles.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const contentRecord = {
  tables: {
    ...nothingPersonal(
      "what the shop sells and says",
      "documents",
      "faq_versions",
      "articles",
      "article_versions",
      "article_slugs",
      "article_reviews",
      "text_reviews",
    ),
  },
  undo: [articleUndo, documentUndo, questionUndo],
  find: [articleFinder],
  operations: [rewordQuestion, showQuestion, withdrawArticle],
} satisfies ModuleRecord;

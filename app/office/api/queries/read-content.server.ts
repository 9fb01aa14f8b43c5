import { ok } from "#app/lib/result.ts";
import { operation, type Operation } from "#app/platform/records/operation.ts";
import { questionBySlug } from "#app/running/content/commands/save-faq-entry.server.ts";
import { publishedArticles } from "#app/running/content/queries/articles.server.ts";
import { faqEntries, faqHistory } from "#app/running/content/queries/faq.server.ts";
import { noQuery } from "../input.ts";
import { articleAnswer, listOf, questionAnswer } from "../views/answers.ts";
import { getOne, reads } from "./read-one.server.ts";

type Question = Awaited<ReturnType<typeof faqEntries>>[number];

const showQuestion = ({ slug, version, category, question, answer, isShown }: Question) => ({
  slug,
  version,
  category,
  question,
  answer,
  shown: isShown,
});

/** Texts that the shop publishes. There are a few dozen, so each list is whole. */
export const CONTENT_READS: readonly Operation[] = [
  operation({
    ...reads,
    name: "questions.list",
    says: "Questions of the FAQ with their answers, hidden ones included.",
    who: "content:read",
    input: noQuery,
    output: listOf(questionAnswer),
    run: async ({ db }) =>
      ok({ data: (await faqEntries(db)).map(showQuestion), next_cursor: null }),
  }),
  getOne({
    name: "questions.get",
    says: "One question of the FAQ.",
    who: "content:read",
    key: questionBySlug,
    output: questionAnswer,
    find: async (db, slug) => (await faqHistory(db, slug).limit(1))[0],
    show: showQuestion,
  }),
  operation({
    ...reads,
    name: "articles.list",
    says: "Published articles of the knowledge hub, newest first.",
    who: "content:read",
    input: noQuery,
    output: listOf(articleAnswer),
    async run({ db }) {
      const found = await publishedArticles(db);
      const data = found.map(({ slug, title, summary, category }) => ({
        slug,
        title,
        summary,
        category,
      }));
      return ok({ data, next_cursor: null });
    },
  }),
];

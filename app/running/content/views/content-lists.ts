import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";
import { ARTICLE_CATEGORIES } from "./article-terms.ts";
import { FAQ_CATEGORIES } from "./faq-terms.ts";

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The shop's named texts, in the order of their links. */
export const textList: ListSpec = {
  key: "texts",
  one: "text",
  many: "texts",
  sorts: ["order", "name"],
  sort: "order",
};

export const questionList: ListSpec = {
  key: "questions",
  one: "question",
  many: "questions",
  search: { label: say.searchQuestions, max: 100 },
  filters: [
    {
      kind: "choice",
      name: "category",
      label: say.field.category,
      choices: choicesOf(FAQ_CATEGORIES),
    },
    choiceFilter("state", say.state, say, ["shown", "hidden"]),
  ],
  sorts: ["order", "question"],
  sort: "order",
};

export const articleList: ListSpec = {
  key: "articles",
  one: "article",
  many: "articles",
  search: { label: say.searchArticles, max: 100 },
  filters: [
    {
      kind: "choice",
      name: "category",
      label: say.field.category,
      choices: choicesOf(ARTICLE_CATEGORIES),
    },
    { kind: "choice", name: "state", label: say.state, choices: choicesOf(say.states) },
    choiceFilter("review", say.review, { yes: say.reviewed, no: say.notReviewed }, ["yes", "no"]),
  ],
  sorts: ["saved", "title"],
  sort: "-saved",
};

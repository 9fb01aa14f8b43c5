import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { RATINGS, REVIEW_STATUSES } from "../rules/review-terms.ts";
import { reviewAdminMessages as say } from "../texts/staff.ts";

export const reviewList: ListSpec = {
  key: "reviews",
  one: "review",
  many: "reviews",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.state,
    choices: [
      { value: "all", label: say.all },
      ...REVIEW_STATUSES.map((value) => ({ value, label: say.states[value] })),
    ],
  },
  filters: [
    {
      kind: "choice",
      name: "rating",
      label: say.rating,
      choices: RATINGS.map((value) => ({ value: String(value), label: say.stars(value) })),
    },
    {
      kind: "choice",
      name: "answer",
      label: say.answered,
      choices: [
        { value: "none", label: say.answers.none },
        { value: "given", label: say.answers.given },
      ],
    },
  ],
  sorts: ["written", "rating"],
  sort: "-written",
};

import { MessageSquareQuote } from "lucide-react";
import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { Stars } from "../../components/stars.tsx";
import { reviewsFor } from "../../queries/list-reviews.server.ts";
import { reviewAdminMessages as say } from "../../texts/staff.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { RATINGS, REVIEW_STATUSES } from "../../rules/review-terms.ts";
import { REVIEW_TONES } from "../../views/review-tones.ts";
import type { Route } from "./+types/all-reviews-page.ts";

const reviewList: ListSpec = {
  key: "reviews",
  one: "review",
  many: "reviews",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.state, { all: say.all, ...say.states }, [
    "all",
    ...REVIEW_STATUSES,
  ]),
  filters: [
    {
      kind: "choice",
      name: "rating",
      label: say.rating,
      choices: RATINGS.map((value) => ({ value: String(value), label: say.stars(value) })),
    },
    choiceFilter("answer", say.answered, say.answers, ["none", "given"]),
  ],
  sorts: ["written", "rating"],
  sort: "-written",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.all, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { list, rows } = await loadList({ served, request, url }, reviewList, (query) =>
    reviewsFor(served.ctx.db, query),
  );
  return {
    list,
    rows: rows.map((row) => ({ ...row, written: formatDate(row.createdAt) })),
  };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  {
    label: say.product,
    place: "title",
    cell: ({ productName }) => productName,
    below: ({ isDemo }) => isDemo && say.demo,
  },
  {
    label: say.rating,
    kind: "short",
    sort: "rating",
    cell: ({ rating }) => <Stars rating={rating} />,
  },
  {
    label: say.text,
    cell: ({ text }) => <bdi>{text}</bdi>,
  },
  { label: say.author, kind: "short", cell: ({ authorName }) => <bdi>{authorName}</bdi> },
  {
    label: say.written,
    kind: "date",
    sort: "written",
    cell: ({ written }) => written,
  },
  {
    label: say.state,
    kind: "time",
    place: "state",
    cell: ({ status, isAnswered }) => (
      <span className="inline-flex gap-x-3">
        <Badge look="plain" tone={REVIEW_TONES[status]}>
          {say.states[status]}
        </Badge>
        {isAnswered && <span className="text-ink-soft">{say.answers.given}</span>}
      </span>
    ),
  },
];

export default function AllReviewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      caption={say.all}
      columns={columns}
      empty={{ icon: <MessageSquareQuote />, title: say.noReviews, hint: say.noReviewsHint }}
      lead={say.allLead}
      rowOf={({ id, productName, orderNumber }) => ({
        name: say.recordOf(productName, orderNumber),
        to: href("/admin/reviews/:reviewId", { reviewId: id }),
        panel: href("/admin/reviews/:reviewId/summary", { reviewId: id }),
      })}
      spec={reviewList}
      title={say.all}
    />
  );
}

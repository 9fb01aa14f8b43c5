import { BookOpenCheck } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takesOnlinePayments } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { EvaluationCard } from "../../components/evaluation-card.tsx";
import { assistantStaffMessages as say } from "../../texts/staff.ts";
import { assistantTextList } from "../../views/text-list.ts";
import { loadTexts } from "./texts-page.server.ts";
import type { Route } from "./+types/texts-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.texts, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  loadTexts({
    served: context.get(requestContext),
    online: takesOnlinePayments(context),
    request,
    url,
  });

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const REVIEW_TONES = {
  fresh: "success",
  old: "warning",
  none: "warning",
  unneeded: "neutral",
} as const;
const CHANGE_TONES = { same: "neutral", changed: "warning", new: "info" } as const;

const columns: readonly ListColumn<Row>[] = [
  { label: say.text, place: "title", sort: "title", cell: ({ title }) => title },
  { label: say.kind, kind: "short", place: "wide", cell: ({ kind }) => say.kinds[kind] },
  {
    label: say.review,
    place: "state",
    cell: ({ review, reviewed }) => (
      <Badge look="plain" tone={REVIEW_TONES[review]}>
        {reviewed ?? say.reviews[review]}
      </Badge>
    ),
  },
  {
    label: say.saved,
    kind: "date",
    sort: "saved",
    first: "desc",
    cell: ({ saved }) => saved,
  },
  {
    label: say.changes,
    kind: "short",
    cell: ({ since }) => (
      <Badge look="plain" tone={CHANGE_TONES[since]}>
        {say.changeStates[since]}
      </Badge>
    ),
  },
];

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, evaluation } = loaderData;
  return (
    <>
      <ListPage
        caption={say.texts}
        columns={columns}
        empty={{ icon: <BookOpenCheck />, title: say.noTexts, hint: say.noTextsHint }}
        lead={say.textsLead}
        list={list}
        rowOf={({ title, editor }) => ({ name: title, to: editor })}
        rows={rows}
        spec={assistantTextList}
        title={say.texts}
      />
      <EvaluationCard {...evaluation} />
    </>
  );
}

import { CircleHelp } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { faqEntries } from "../../queries/faq.server.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { questionList } from "../../views/content-lists.ts";
import { groupFaq } from "../../views/faq-terms.ts";
import type { Route } from "./+types/questions-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.faq, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const groups = groupFaq(await faqEntries(served.ctx.db));
  const inOrder = groups.flatMap(({ name, entries }) => entries.map((one) => ({ ...one, name })));
  const { list, rows } = await loadWholeList({ served, request, url }, questionList, {
    rows: async () => inOrder.map((entry, order) => ({ ...entry, order })),
    sorts: { order: ({ order }) => order, question: ({ question }) => question },
    text: ({ question, answer }) => `${question} ${answer}`,
    isShown: (entry, { category, state }) =>
      (!category || category === entry.category) &&
      (!state || (state === "shown") === entry.isShown),
  });
  return {
    list,
    mayWrite: may(served.ctx.actor, "content:write"),
    rows: rows.map(({ slug, question, name, position, isShown }) => {
      return { id: slug, question, category: name, position, isShown };
    }),
  };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.field.question, place: "title", sort: "question", cell: ({ question }) => question },
  { label: say.field.category, kind: "time", cell: ({ category }) => category },
  { label: say.place, kind: "number", sort: "order", cell: ({ position }) => position },
  {
    label: say.state,
    place: "state",
    cell: ({ isShown }) => (
      <Badge look="plain" tone={isShown ? "success" : "neutral"}>
        {isShown ? say.shown : say.hidden}
      </Badge>
    ),
  },
];

export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, mayWrite } = loaderData;
  const add = mayWrite && (
    <LinkButton to={href("/admin/content/faq/new")}>{say.addQuestion}</LinkButton>
  );
  return (
    <ListPage
      actions={add}
      caption={say.faq}
      columns={columns}
      empty={{
        icon: <CircleHelp />,
        title: say.noQuestions,
        hint: say.noQuestionsHint,
        action: add,
      }}
      lead={say.faqLead}
      list={list}
      rowOf={({ id, question }) => ({
        name: question,
        to: href("/admin/content/faq/:slug", { slug: id }),
      })}
      rows={rows}
      spec={questionList}
      title={say.faq}
    />
  );
}

import { Mail } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { newestWordings } from "../../queries/wordings.server.ts";
import { MAIL_KINDS, isMailKind } from "../../rules/mail-kinds.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { MAIL_GALLERY } from "./gallery/mail-gallery.ts";
import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { mailTexts as say } from "./texts.ts";
import type { Route } from "./+types/templates-page.ts";

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The kinds of mails, in the order of the gallery. */
const mailList: ListSpec = {
  key: "mail-templates",
  one: "template",
  many: "templates",
  search: { label: say.search, max: 100 },
  filters: [
    { kind: "choice", name: "to", label: say.to, choices: choicesOf(say.audiences) },
    { kind: "choice", name: "gate", label: say.gate, choices: choicesOf(say.gates) },
    { kind: "choice", name: "words", label: say.state, choices: choicesOf(say.states) },
  ],
  sorts: ["order", "name"],
  sort: "order",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const worded = new Set(
    (await newestWordings(served.ctx.db))
      .filter(({ wordings }) => wordings.length > 0)
      .map(({ kind }) => kind),
  );
  const all = Object.keys(MAIL_GALLERY)
    .filter(isMailKind)
    .map((kind, order) => {
      const { name, when } = MAIL_GALLERY[kind];
      return { id: kind, order, name, when, ...MAIL_KINDS[kind], isOwn: worded.has(kind) };
    });
  return loadWholeList({ served, request, url }, mailList, {
    rows: async () => all,
    sorts: { order: ({ order }) => order, name: ({ name }) => name },
    text: ({ name, when }) => `${name} ${when}`,
    isShown: (row, { to, gate, words }) =>
      (!to || to === row.to) &&
      (!gate || gate === row.gate) &&
      (!words || (words === "own") === row.isOwn),
  });
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.name, place: "title", sort: "name", cell: ({ name }) => name },
  { label: say.when, cell: ({ when }) => when },
  { label: say.to, kind: "short", cell: ({ to }) => say.audiences[to] },
  { label: say.gate, kind: "short", place: "wide", cell: ({ gate }) => say.gates[gate] },
  {
    label: say.state,
    place: "state",
    cell: ({ isOwn }) => (
      <Badge look="plain" tone={isOwn ? "success" : "neutral"}>
        {isOwn ? say.states.own : say.states.code}
      </Badge>
    ),
  },
];

export default function TemplatesPage({ loaderData: { list, rows } }: Route.ComponentProps) {
  return (
    <ListPage
      caption={say.title}
      columns={columns}
      empty={{ icon: <Mail />, title: say.none, hint: say.noneHint }}
      lead={say.lead}
      list={list}
      rowOf={({ id, name }) => ({
        name,
        to: href("/admin/email/templates/:kind", { kind: id }),
      })}
      rows={rows}
      spec={mailList}
      title={say.title}
    />
  );
}

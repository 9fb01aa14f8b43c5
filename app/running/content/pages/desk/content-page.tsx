import { FileText } from "lucide-react";
import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { newestDocuments } from "../../queries/documents.server.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { textList } from "../../views/content-lists.ts";
import { DOCUMENTS } from "../../views/document-list.ts";
import type { Route } from "./+types/content-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const published = await newestDocuments(served.ctx.db);
  return loadWholeList({ served, request, url }, textList, {
    rows: async () =>
      Object.entries(DOCUMENTS).map(([slug, { name, about }], order) => {
        const newest = published.find((one) => one.slug === slug);
        const since = newest ? formatDate(newest.publishedAt) : say.neverPublished;
        return { id: slug, order, name, about, version: newest?.version, since };
      }),
    sorts: { order: ({ order }) => order, name: ({ name }) => name },
  });
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  {
    label: say.document,
    place: "title",
    sort: "name",
    cell: ({ name }) => name,
    below: ({ about }) => about,
  },
  { label: say.version, kind: "number", cell: ({ version }) => version },
  { label: say.since, kind: "short", cell: ({ since }) => since },
];

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      caption={say.documents}
      columns={columns}
      empty={{ icon: <FileText />, title: say.neverPublished, hint: say.lead }}
      lead={say.lead}
      rowOf={({ id, name }) => ({
        name,
        to: href("/admin/content/documents/:slug", { slug: id }),
      })}
      spec={textList}
      title={say.title}
    />
  );
}

import { BookOpen } from "lucide-react";
import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { allArticles } from "../../queries/articles.server.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { ARTICLE_CATEGORIES } from "../../views/article-terms.ts";
import { articleList } from "../../views/content-lists.ts";
import type { Route } from "./+types/articles-page.ts";

type Row = {
  id: string;
  title: string;
  category: string;
  state: keyof typeof say.states;
  reviewed: boolean;
  version: number;
  saved: string;
};

const TONES = { published: "success", changed: "info", draft: "neutral" } as const;

const articleColumns: readonly ListColumn<Row>[] = [
  { label: say.article, place: "title", sort: "title", cell: ({ title }) => title },
  { label: say.field.category, kind: "time", cell: ({ category }) => category },
  {
    label: say.state,
    kind: "time",
    place: "state",
    cell: ({ state }) => (
      <Badge look="plain" tone={TONES[state]}>
        {say.states[state]}
      </Badge>
    ),
  },
  {
    label: say.review,
    kind: "state",
    cell: ({ reviewed }) => (
      <Badge look="plain" tone={reviewed ? "success" : "warning"}>
        {reviewed ? say.reviewed : say.notReviewed}
      </Badge>
    ),
  },
  { label: say.version, kind: "number", place: "wide", cell: ({ version }) => version },
  {
    label: say.saved,
    kind: "date",
    sort: "saved",
    first: "desc",
    place: "wide",
    cell: ({ saved }) => saved,
  },
];

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.articles, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { list, rows } = await loadWholeList({ served, request, url }, articleList, {
    rows: async () => (await allArticles(served.ctx.db)).map(withState),
    sorts: { saved: ({ savedAt }) => savedAt, title: ({ title }) => title },
    text: ({ title }) => title,
    isShown: (article, { category, state, review }) =>
      (!category || category === article.category) &&
      (!state || state === article.state) &&
      (!review || (review === "yes") === article.reviewed),
  });
  return {
    list,
    mayWrite: may(served.ctx.actor, "content:write"),
    rows: rows.map(({ id, title, category, version, reviewed, state, savedAt }) => ({
      id,
      title,
      category: ARTICLE_CATEGORIES[category],
      version,
      reviewed,
      state,
      saved: formatDate(savedAt),
    })),
  };
}

type Article = Awaited<ReturnType<typeof allArticles>>[number];

function withState(article: Article) {
  const { publishedVersion, version } = article;
  const isCurrent = publishedVersion === version;
  const state: keyof typeof say.states =
    publishedVersion === null ? "draft" : isCurrent ? "published" : "changed";
  return { ...article, state };
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, mayWrite } = loaderData;
  const add = mayWrite && (
    <LinkButton to={href("/admin/content/articles/new")}>{say.newArticle}</LinkButton>
  );
  return (
    <ListPage
      actions={add}
      caption={say.articles}
      columns={articleColumns}
      empty={{ icon: <BookOpen />, title: say.noArticles, hint: say.noArticlesHint, action: add }}
      lead={say.articlesLead}
      list={list}
      rowOf={({ id, title }) => ({
        name: title,
        to: href("/admin/content/articles/:articleId", { articleId: id }),
      })}
      rows={rows}
      spec={articleList}
      title={say.articles}
    />
  );
}

import { Link, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle, Section } from "#app/ui/page.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { allArticles } from "../queries/articles.server.ts";
import { newestDocuments } from "../queries/documents.server.ts";
import { faqEntries } from "../queries/faq.server.ts";
import { ARTICLE_CATEGORIES } from "../views/article-terms.ts";
import { DOCUMENTS } from "../views/document-list.ts";
import { groupFaq } from "../views/faq-terms.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";
import type { Route } from "./+types/content-page.ts";

const linkLook = "inline-flex min-h-11 items-center underline underline-offset-4";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const [published, entries, articles] = await Promise.all([
    newestDocuments(ctx.db),
    faqEntries(ctx.db),
    allArticles(ctx.db),
  ]);
  return {
    mayWrite: may(ctx.actor, "content:write"),
    documents: Object.entries(DOCUMENTS).map(([slug, { name }]) => {
      const newest = published.find((one) => one.slug === slug);
      return {
        slug,
        name,
        version: newest?.version,
        since: newest && formatDate(newest.publishedAt),
      };
    }),
    questions: groupFaq(entries).map(({ name, entries: inGroup }) => ({
      name,
      entries: inGroup.map(({ slug, question, position, isShown }) => {
        return { slug, question, position, isShown };
      }),
    })),
    articles: articles.map(({ savedAt, ...article }) => ({
      ...article,
      saved: formatDate(savedAt),
    })),
  };
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { mayWrite, documents, questions, articles } = loaderData;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {!mayWrite && <Notice announced={false}>{say.readOnly}</Notice>}
      <Section spacing="snug" title={say.documents}>
        <Table caption={say.documents} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.document}</Th>
              <Th numeric>{say.version}</Th>
              <Th>{say.since}</Th>
            </tr>
          </thead>
          <tbody>
            {documents.map(({ slug, name, version, since }) => (
              <tr key={slug}>
                <Td>
                  <Link className={linkLook} to={href("/admin/content/documents/:slug", { slug })}>
                    {name}
                  </Link>
                </Td>
                <Td numeric>{version}</Td>
                <Td>{since ?? say.neverPublished}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section spacing="snug" title={say.articles}>
        {mayWrite && (
          <LinkButton className="mb-4" to={href("/admin/content/articles/new")} variant="secondary">
            {say.newArticle}
          </LinkButton>
        )}
        <Articles articles={articles} />
      </Section>
      <Section spacing="snug" title={say.faq}>
        {mayWrite && (
          <LinkButton className="mb-4" to={href("/admin/content/faq/new")} variant="secondary">
            {say.addQuestion}
          </LinkButton>
        )}
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
          {questions.map(({ name, entries }) => (
            <div key={name}>
              <h3 className="mb-1 font-text text-base font-semibold">{name}</h3>
              <ul className="border-t border-line">
                {entries.map(({ slug, question, position, isShown }) => (
                  <li className="flex items-center gap-3 border-b border-line text-sm" key={slug}>
                    <span className="figures w-6 text-right text-ink-soft">{position}</span>
                    <Link
                      className={`${linkLook} flex-1`}
                      to={href("/admin/content/faq/:slug", { slug })}
                    >
                      {question}
                    </Link>
                    {!isShown && <Badge look="plain">{say.hidden}</Badge>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

type ArticleRows = Route.ComponentProps["loaderData"]["articles"];

function Articles({ articles }: { articles: ArticleRows }) {
  return (
    <Table caption={say.articles} captionHidden density="dense">
      <thead>
        <tr>
          <Th>{say.article}</Th>
          <Th>{say.field.category}</Th>
          <Th>{say.state}</Th>
          <Th>{say.review}</Th>
          <Th numeric>{say.version}</Th>
        </tr>
      </thead>
      <tbody>
        {articles.map(({ id, title, category, publishedVersion, version, reviewed }) => (
          <tr key={id}>
            <Td>
              <Link
                className={linkLook}
                to={href("/admin/content/articles/:articleId", { articleId: id })}
              >
                {title}
              </Link>
            </Td>
            <Td>{ARTICLE_CATEGORIES[category]}</Td>
            <Td>
              <StateBadge published={publishedVersion} version={version} />
            </Td>
            <Td>
              <Badge look="plain" tone={reviewed ? "success" : "warning"}>
                {reviewed ? say.reviewed : say.notReviewed}
              </Badge>
            </Td>
            <Td numeric>{version}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function StateBadge({ published, version }: { published: number | null; version: number }) {
  if (published === null) return <Badge look="plain">{say.states.draft}</Badge>;
  const current = published === version;
  return (
    <Badge look="plain" tone={current ? "success" : "info"}>
      {current ? say.states.published : say.states.changed}
    </Badge>
  );
}

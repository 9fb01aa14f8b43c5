import { CircleHelp } from "lucide-react";
import { pageTags } from "#app/lib/page-tags.ts";
import { coursesByArea } from "#app/modules/catalog/queries/courses.server.ts";
import { FaqList } from "#app/modules/content/components/faq-list.tsx";
import { FaqSearch } from "#app/modules/content/components/faq-search.tsx";
import { contentMessages } from "#app/modules/content/messages.ts";
import { livingArticles } from "#app/modules/content/queries/articles.server.ts";
import { shownFaq } from "#app/modules/content/queries/faq.server.ts";
import { readMarkdown } from "#app/modules/content/queries/read-markdown.server.ts";
import { groupFaq, searchFaq } from "#app/modules/content/rules/faq-terms.ts";
import { livingLinks } from "#app/modules/content/rules/living-links.ts";
import { plainText } from "#app/modules/content/rules/reading.ts";
import { orderMessages } from "#app/modules/orders/texts/shopper.ts";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import { offeredMethods } from "#app/modules/payments/rules/offered-methods.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { fillShopWords, shopWords } from "#app/modules/settings/views/shop-words.ts";
import { hourLines } from "#app/modules/settings/views/support-hours.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { liveFacts } from "./help/live-fact.tsx";
import { AskSomebody } from "./help/next-steps.tsx";
import type { Route } from "./+types/faq-page.ts";

const say = contentMessages.faq;
const LONGEST_SEARCH = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const asked = url.searchParams.get("q") ?? "";
  const search = asked.replaceAll("\u0000", "").trim().slice(0, LONGEST_SEARCH).toWellFormed();
  const [entries, articles, settings, areas] = await Promise.all([
    shownFaq(ctx.db),
    livingArticles(ctx.db),
    loadSettings(ctx.db),
    coursesByArea(ctx.db),
  ]);
  const online = context.get(gatewaysContext).enabled().length > 0;
  sharePage(page, { shows: ["faq", "articles", "listing"] });
  const words = shopWords(settings);
  const filled = entries.map((entry) => ({ ...entry, answer: fillShopWords(entry.answer, words) }));
  const groups = groupFaq(searchFaq(filled, search)).map(({ entries: found, ...group }) => ({
    ...group,
    entries: found.map(({ slug, question, answer, live }) => {
      return { slug, question, live, blocks: livingLinks(readMarkdown(answer), articles) };
    }),
  }));
  return {
    search,
    groups,
    total: entries.length,
    live: {
      payments: offeredMethods(settings, online, 0).map((method) => orderMessages.method[method]),
      courses: areas.map(({ name, from, to }) => ({ name, from, to })),
      hours: hourLines(settings.support_hours),
    },
    canonical: new URL("/faq", env.appUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageTags({
    ...matches[0].loaderData,
    title: say.title,
    text: say.description,
    url: loaderData.canonical,
  }),
  ...(loaderData.search === "" ? [] : [{ name: "robots", content: "noindex, follow" }]),
  { "script:ld+json": structured(loaderData.groups) },
];

type Groups = Route.ComponentProps["loaderData"]["groups"];

/** For search engines: each question with its answer, as schema.org words it. */
function structured(groups: Groups) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ entries }) =>
      entries.map(({ question, blocks }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(blocks) },
      })),
    ),
  };
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { search, groups, total, live } = loaderData;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Page className="pb-20" width="text">
      <PageTitle lead={say.lead(total)}>{say.title}</PageTitle>
      <FaqSearch search={search} />
      {search !== "" && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-ink-soft wrap-anywhere">
          <output>{say.found(count, search)}</output>
          <LinkButton size="compact" to="/faq" variant="secondary">
            {say.showAll}
          </LinkButton>
        </p>
      )}
      {groups.length > 0 ? (
        <FaqList groups={groups} live={liveFacts(live)} />
      ) : (
        <div className="mt-8">
          <EmptyState icon={<CircleHelp />} title={search === "" ? say.none : say.nothing(search)}>
            <p>{search === "" ? say.noneHint : say.nothingHint}</p>
          </EmptyState>
        </div>
      )}
      <AskSomebody />
    </Page>
  );
}

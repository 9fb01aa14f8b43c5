import { href } from "react-router";
import { CircleHelp } from "lucide-react";
import { tagsOf } from "#app/lib/page-tags.ts";
import { FaqList } from "../../components/faq-list.tsx";
import { FaqSearch } from "../../components/faq-search.tsx";
import { contentMessages } from "../../texts/shopper.ts";
import { plainText } from "../../views/reading.ts";
import { takesOnlinePayments } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { liveFacts } from "./live-fact.tsx";
import { showFaq } from "./faq-page.server.ts";
import { AskSomebody } from "./next-steps.tsx";
import type { Route } from "./+types/faq-page.ts";

const say = contentMessages.faq;
const LONGEST_SEARCH = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const asked = url.searchParams.get("q") ?? "";
  const search = asked.replaceAll("\u0000", "").trim().slice(0, LONGEST_SEARCH).toWellFormed();
  const online = takesOnlinePayments(context);
  const shown = await showFaq(ctx.db, { search, online });
  sharePage(page, { shows: ["faq", "articles", "listing"] });
  return { search, ...shown, canonical: new URL(href("/faq"), env.appUrl).href };
}

export const meta: Route.MetaFunction = (page) => [
  ...tagsOf(page, say.title, say.description),
  ...(page.loaderData.search === "" ? [] : [{ name: "robots", content: "noindex, follow" }]),
  { "script:ld+json": structured(page.loaderData.groups) },
];

type Groups = Route.ComponentProps["loaderData"]["groups"];

/** Structured data (schema.org) of the questions and answers, for search engines. */
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
          <LinkButton size="compact" to={href("/faq")} variant="secondary">
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

import { data } from "react-router";
import { keepOnAddToCart } from "#app/modules/catalog/rules/keep-on-add-to-cart.ts";
import { pictureFile } from "#app/modules/catalog/rules/shown-picture.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { shopDay } from "#app/lib/dates.ts";
import { pageTags } from "#app/lib/page-tags.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, Section } from "#app/ui/page.tsx";
import { AreaCard } from "./home/area-card.tsx";
import type { Area } from "./home/area-card.tsx";
import { shopData } from "./crawlers/shop-data.server.ts";
import { Hero } from "./home/hero.tsx";
import { Journal } from "./home/journal.tsx";
import { homeMessages as say, homeTexts } from "./home/texts.ts";
import { ProofSection } from "./home/proof.tsx";
import {
  showAreas,
  showClaims,
  showFacts,
  showJournal,
  showProof,
} from "./home/show-home.server.ts";
import { Steps } from "./home/steps.tsx";
import { TrustCards } from "./home/trust-cards.tsx";
import type { Route } from "./+types/home.ts";

export const shouldRevalidate = keepOnAddToCart;

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, log, page } = context.get(requestContext);
  const canonical = new URL("/", env.appUrl).href;
  const settings = await loadSettings(ctx.db).catch(() => undefined);
  const { how, trust, journal } = homeTexts;
  const facts = settings ? showFacts(settings) : [];
  const shown = {
    canonical,
    shop: shopData(settings ?? readSettings({}), canonical),
    hero: pictureFile("hero"),
    ...showClaims(settings),
    texts: { how, facts, trust: trust.title, journal },
  };
  try {
    const [areas, proof, articles] = await Promise.all([
      showAreas(ctx.db),
      showProof(ctx.db, shopDay(ctx.now)),
      showJournal(ctx.db),
    ]);
    const product = proof ? [`product:${proof.productId}` as const] : [];
    sharePage(page, { shows: ["listing", "articles", ...product] });
    return data({ ...shown, failed: false, areas, proof: proof?.proof, articles });
  } catch (error) {
    // The rest of the page needs no database and still leads on to the products.
    log.error({ err: error }, "the home page is shown without its categories");
    const none = { areas: [], proof: undefined, articles: [] };
    return data({ ...shown, failed: true, ...none }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { canonical, shop }, matches }) => [
  ...pageTags({
    ...matches[0].loaderData,
    title: say.headline,
    text: say.description,
    url: canonical,
  }),
  { "script:ld+json": shop },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { areas, failed, hero, claims, notes, cards, proof, articles, texts } = loaderData;
  return (
    <>
      <Hero claims={claims} notes={notes} picture={hero} />
      <Page>
        <Section lead={say.areasLead} title={say.areas}>
          {areas.length > 0 ? <Areas areas={areas} /> : <NoAreas failed={failed} />}
          <Unsure />
        </Section>
        <Section className="border-t border-line" title={texts.how.title}>
          <Steps steps={texts.how.steps} />
        </Section>
      </Page>
      {proof && <ProofSection proof={proof} />}
      <Page>
        <Section title={texts.trust}>
          <TrustCards cards={cards} />
        </Section>
        {articles.length > 0 && (
          <Section className="border-t border-line" title={texts.journal.title}>
            <Journal articles={articles} />
            <LinkButton to="/learn" variant="secondary">
              {texts.journal.all}
            </LinkButton>
          </Section>
        )}
      </Page>
      <Closing facts={texts.facts} />
    </>
  );
}

function Areas({ areas }: { areas: readonly Area[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
      {areas.map((area) => (
        <AreaCard area={area} key={area.slug} />
      ))}
    </ul>
  );
}

function NoAreas({ failed }: { failed: boolean }) {
  const action = (
    <div className="flex flex-wrap justify-center gap-3">
      <LinkButton to="/products">{say.browse}</LinkButton>
      {failed && (
        <LinkButton to="/" variant="secondary">
          {say.retry}
        </LinkButton>
      )}
      <span data-when="staff">
        <LinkButton to="/admin/categories" variant="secondary">
          {say.toStaff}
        </LinkButton>
      </span>
    </div>
  );
  return <EmptyState action={action} level={3} title={say.noCategories} />;
}

function Unsure() {
  return (
    <Card
      className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 md:mt-6"
      padding="roomy"
    >
      <div className="grid gap-2">
        <h3 className="text-2xl">{say.unsure}</h3>
        <p className="measure text-ink-soft">{say.unsureText}</p>
      </div>
      <LinkButton to="/assessment" variant="secondary">
        {say.unsureLink}
      </LinkButton>
    </Card>
  );
}

function Closing({ facts }: { facts: readonly string[] }) {
  return (
    <section className="bg-accent-soft">
      <Page className="grid justify-items-center gap-6 py-20 text-center md:py-28">
        <h2 className="text-4xl">{say.closing}</h2>
        <p className="text-lg text-ink-soft">{say.closingText}</p>
        <LinkButton size="large" to="/products">
          {say.browse}
        </LinkButton>
        <ul className="grid gap-x-8 gap-y-1 text-sm text-ink-soft lg:grid-flow-col">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Page>
    </section>
  );
}

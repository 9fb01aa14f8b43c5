import { data } from "react-router";
import { activeCategories, popularByCategory } from "#app/modules/catalog/queries/browse.server.ts";
import { areaTint } from "#app/modules/catalog/rules/area-tint.ts";
import { keepOnAddToCart } from "#app/modules/catalog/rules/keep-on-add-to-cart.ts";
import { areaPicture, pictureFile } from "#app/modules/catalog/rules/shown-picture.ts";
import { sharePage } from "#app/platform/http/page-note.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { pageTags } from "#app/lib/page-tags.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, Section } from "#app/ui/page.tsx";
import { AreaCard } from "./home/area-card.tsx";
import type { Area } from "./home/area-card.tsx";
import { shopData } from "./crawlers/shop-data.server.ts";
import { Hero } from "./home/hero.tsx";
import { TrustCards } from "./home/trust-cards.tsx";
import { homeMessages as say } from "./home/messages.ts";
import type { Route } from "./+types/home.ts";

const MOST_AREAS = 4;

export const shouldRevalidate = keepOnAddToCart;

export async function loader({ context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const canonical = new URL("/", served.env.appUrl).href;
  const shop = await shopData(served.ctx.db, canonical);
  const hero = pictureFile("hero");
  try {
    const areas = await loadAreas(served);
    sharePage(served.page, { shows: ["listing"] });
    return data({ canonical, shop, hero, failed: false, areas });
  } catch (error) {
    // The rest of the page needs no database and still leads on to the products.
    served.log.error({ err: error }, "the home page is shown without its categories");
    return data({ canonical, shop, hero, failed: true, areas: [] }, { status: 503 });
  }
}

async function loadAreas({ ctx }: RequestContext): Promise<Area[]> {
  const [categories, popular] = await Promise.all([
    activeCategories(ctx.db),
    popularByCategory(ctx.db),
  ]);
  return categories.slice(0, MOST_AREAS).map(({ id, name, slug, description }) => ({
    name,
    slug,
    description,
    tint: areaTint(slug),
    picture: areaPicture(slug),
    popular: popular.get(id) ?? [],
  }));
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

export default function Home({ loaderData: { areas, failed, hero } }: Route.ComponentProps) {
  return (
    <>
      <Hero picture={hero} />
      <Page>
        <Section lead={say.areasLead} title={say.areas}>
          {areas.length > 0 ? <Areas areas={areas} /> : <NoAreas failed={failed} />}
          <Unsure />
        </Section>
        <Section className="border-t border-line" title={say.trust}>
          <TrustCards />
        </Section>
      </Page>
      <Closing />
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

function Closing() {
  return (
    <section className="bg-accent-soft">
      <Page className="grid justify-items-center gap-6 py-20 text-center md:py-28">
        <h2 className="text-4xl">{say.closing}</h2>
        <p className="text-lg text-ink-soft">{say.closingText}</p>
        <LinkButton size="large" to="/products">
          {say.browse}
        </LinkButton>
      </Page>
    </section>
  );
}

import { shopDay } from "#app/lib/dates.ts";
import { pictureFile, areaPicture } from "#app/goods/catalog/views/shown-picture.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { popularByCategory, shownCategories } from "#app/goods/catalog/queries/browse.server.ts";
import { areaTint } from "#app/goods/catalog/views/area-looks.ts";
import { MOST_ON_HOME } from "#app/goods/catalog/rules/category-terms.ts";
import type { Area } from "./area-card.tsx";
import { showClaims, showFacts } from "./show-claims.server.ts";
import { showJournal } from "./show-journal.server.ts";
import { showProof } from "./show-proof.server.ts";
import { homeTexts } from "./texts.ts";
import { shopPlace } from "#app/running/settings/views/imprint.ts";
import { logoImage } from "#app/running/settings/views/logo-image.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

/** The home page, as far as the database answers: most of it needs none and still leads on. */
export async function showHome(served: RequestContext) {
  const { ctx, env, log, page } = served;
  const canonical = new URL("/", env.appUrl).href;
  const settings = await shownSettings(served).catch(() => undefined);
  const { how, trust, journal } = homeTexts;
  const head = { canonical, shop: shopData(settings ?? readSettings({}), canonical) };
  const shown = {
    hero: pictureFile("hero"),
    hasNewsletter: settings?.marketing_emails ?? false,
    ...showClaims(settings),
    texts: { how, facts: settings ? showFacts(settings) : [], trust: trust.title, journal },
  };
  try {
    const [areas, proof, articles] = await Promise.all([
      showAreas(served),
      showProof(ctx.db, shopDay(ctx.now)),
      showJournal(ctx.db),
    ]);
    const product = proof ? [`product:${proof.productId}` as const] : [];
    sharePage(page, { shows: ["listing", "articles", ...product] });
    const content = { ...shown, failed: false, areas, proof: proof?.proof, articles };
    return { ...head, content };
  } catch (error) {
    log.error({ err: error }, "the home page is shown without its categories");
    const content = { ...shown, failed: true, areas: [], proof: undefined, articles: [] };
    return { ...head, content };
  }
}

type AreaSources = Pick<RequestContext, "ctx" | "memory">;

export async function showAreas(served: AreaSources): Promise<Area[]> {
  const [categories, popular] = await Promise.all([
    shownCategories(served),
    popularByCategory(served.ctx.db),
  ]);
  return categories.slice(0, MOST_ON_HOME).map(({ id, name, slug, description, look }) => ({
    name,
    slug,
    description,
    tint: areaTint(look),
    picture: areaPicture(look),
    popular: popular.get(id) ?? [],
  }));
}

/** The shop itself as search engines read it (schema.org), with the ways to reach it that it has. */
function shopData(settings: Settings, url: string) {
  const { site_name: name, contact_email: email, phone_number: telephone } = settings;
  const address = shopPlace(settings);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${url}#shop`,
        name,
        url,
        logo: new URL(logoImage(settings.logo)?.src ?? "/favicon.svg", url).href,
        ...(address ? { address } : {}),
        ...(email ? { email } : {}),
        ...(telephone ? { telephone } : {}),
        areaServed: "PH",
      },
      {
        "@type": "WebSite",
        name,
        url,
        publisher: { "@id": `${url}#shop` },
        potentialAction: {
          "@type": "SearchAction",
          target: `${url}products?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

import { activeCategories, popularByCategory } from "#app/modules/catalog/queries/browse.server.ts";
import { areaTint } from "#app/modules/catalog/rules/area-looks.ts";
import { MOST_ON_HOME } from "#app/modules/catalog/rules/category-terms.ts";
import { areaPicture } from "#app/modules/catalog/rules/shown-picture.ts";
import { publishedArticles } from "#app/modules/content/queries/articles.server.ts";
import { presentCard } from "#app/modules/content/queries/present-article.server.ts";
import { ARTICLE_CATEGORIES } from "#app/modules/content/rules/article-terms.ts";
import { lotMessages } from "#app/modules/lots/messages.ts";
import { newestReport } from "#app/modules/lots/queries/newest-report.server.ts";
import { showReport } from "#app/modules/lots/rules/show-lots.ts";
import { HOME_CLAIMS } from "#app/modules/settings/rules/claim-settings.ts";
import { isMade, readClaims } from "#app/modules/settings/rules/claims.ts";
import { evidenceNotes, shownClaims } from "#app/modules/settings/views/show-claims.ts";
import type { ShownClaim } from "#app/modules/settings/views/show-claims.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import { shippingInWords, taxInWords, usualTimes } from "#app/modules/settings/views/shop-words.ts";
import { deliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { hourLines } from "#app/modules/settings/views/support-hours.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Area } from "./area-card.tsx";
import type { JournalArticle } from "./journal.tsx";
import { homeTexts } from "./texts.ts";
import type { Proof } from "./proof.tsx";
import type { TrustCard } from "./trust-cards.tsx";

const ARTICLES = 3;

export async function showAreas(db: Db): Promise<Area[]> {
  const [categories, popular] = await Promise.all([activeCategories(db), popularByCategory(db)]);
  return categories.slice(0, MOST_ON_HOME).map(({ id, name, slug, description, look }) => ({
    name,
    slug,
    description,
    tint: areaTint(look),
    picture: areaPicture(look),
    popular: popular.get(id) ?? [],
  }));
}

/**
 * The newest report of what is shipped on this day as large proof, and whose page it stands on;
 * nothing while there is none.
 */
export async function showProof(
  db: Db,
  today: string,
): Promise<{ proof: Proof; productId: string } | undefined> {
  const found = await newestReport(db, today);
  if (!found) return undefined;
  const { lotNumber, isDemo, product } = found;
  const report = showReport(found.report);
  if (!report.picture) return undefined;
  const { title, lead, ...say } = homeTexts.proof;
  const facts = [
    { label: say.lab, value: report.labName },
    { label: say.method, value: report.method },
    { label: say.reported, value: report.reportedOn },
  ];
  return {
    productId: product.id,
    proof: {
      title,
      lead,
      lot: say.lot(lotNumber, product.name),
      demo: isDemo ? lotMessages.demo : undefined,
      purity: report.purity ? { label: say.purity, value: report.purity } : undefined,
      facts,
      picture: {
        ...report.picture,
        src: report.href,
        alt: lotMessages.pictureAlt(lotNumber, report.labName),
      },
      open: lotMessages.open(report.file),
      product: { to: `/product/${product.slug}`, text: say.see(product.name) },
    },
  };
}

export async function showJournal(db: Db): Promise<JournalArticle[]> {
  const newest = await publishedArticles(db, undefined, ARTICLES);
  return newest.map((article) => {
    const { slug, title, category, minutes } = presentCard(article);
    return {
      slug,
      title,
      summary: article.summary,
      about: `${ARTICLE_CATEGORIES[category]}, ${minutes} min read`,
    };
  });
}

/** How an order travels and what it costs, as the settings have it. */
export function showFacts(settings: Settings): string[] {
  const charges = chargesOf(settings);
  return [
    `${shippingInWords(charges)}, only within the Philippines`,
    usualTimes(deliveryTimes(settings)),
    taxInWords(charges),
  ];
}

/** What the owner lets the shop say of itself. While nobody can say what that is, it says nothing. */
export function showClaims(settings: Settings | undefined) {
  const { trust } = homeTexts;
  const hours = settings ? hourLines(settings.support_hours).join(", ") : "";
  const support: TrustCard = { title: "Expert support", text: trust.support(hours) };
  const purity: TrustCard = { title: "Lab-tested purity", text: trust.purity };
  if (!settings) return { claims: [], notes: [], cards: [purity, support] };
  const claims = readClaims(settings);
  const [usa, gmp] = [shownClaims(claims, ["usa"]), shownClaims(claims, ["gmp"])];
  const hero = shownClaims(claims, HOME_CLAIMS);
  return {
    claims: hero,
    notes: [...(isMade(claims.tracking) ? [trust.tracking] : []), ...evidenceNotes(hero)],
    cards: [
      { ...purity, ...usa.map((claim) => ({ claim: sentence(claim), ...basisOf(claim) }))[0] },
      ...gmp.map((claim): TrustCard => ({
        title: sentence(claim),
        text: trust.gmp,
        ...basisOf(claim),
      })),
      support,
    ],
  };
}

/** Cards have room for the evidence itself. */
function basisOf({ basis, evidence, asOf }: ShownClaim): Pick<TrustCard, "basis"> {
  if (evidence === undefined) return { basis };
  return { basis: asOf === undefined ? evidence : `${evidence}. ${basis}` };
}

const sentence = ({ figure, text }: { figure: string; text: string }) => `${figure} ${text}`.trim();

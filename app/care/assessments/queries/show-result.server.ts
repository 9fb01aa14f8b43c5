import { livingSlugs } from "#app/goods/catalog/queries/former-slugs.server.ts";
import { findListedProduct } from "#app/goods/catalog/queries/product.server.ts";
import { cautionMessages as say } from "#app/goods/catalog/texts/shopper-notices.ts";
import { tellFirst } from "#app/goods/catalog/views/tell-first.ts";
import { toCard } from "#app/goods/catalog/views/product-card.ts";
import { hasClinician } from "#app/selling/clearance/queries/clinicians.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { assessmentReview } from "./assessment-access.server.ts";
import { leadsToProfessional } from "../rules/judge-answers.ts";
import { toOffers } from "../rules/offers.ts";
import type { Answers } from "../rules/questions.ts";
import { notesFor, reasonsFor } from "../rules/reasons.ts";
import type { Outcome } from "../rules/recommend.ts";
import type { ListedProduct, Offer, OwnResult } from "../views/own-result.ts";

/** A result for its owner: the stored decision, with products from the present catalog. */
export async function showResult(
  db: Db,
  answers: Answers,
  { judgement, products }: Outcome,
): Promise<OwnResult> {
  const offers = await offersFor(db, products, answers);
  const { contact_email: contact } = await loadSettings(db);
  return {
    contact: answers.contact,
    judgement,
    offers,
    toProfessional: leadsToProfessional(judgement),
    review: await assessmentReview(db),
    shopAddress: contact === "" ? undefined : contact,
    reasons:
      judgement.kind === "consultation"
        ? []
        : reasonsFor(
            answers,
            offers.some(({ hint }) => hint !== undefined),
          ),
    notes: notesFor(answers.challenges),
  };
}

function cautionsOf(product: Parameters<typeof tellFirst>[0]): ListedProduct["cautions"] {
  const { groups, count, sources } = tellFirst(product);
  if (count === 0) return undefined;
  return { title: say.tellFirst(count), groups, sources: say.tellFirstSources(sources) };
}

async function offersFor(
  db: Db,
  products: readonly string[],
  { glpExperience }: Answers,
): Promise<Offer[]> {
  const slugs = await livingSlugs(db, products);
  const found = await Promise.all(slugs.map((slug) => findListedProduct(db, slug)));
  const canDecide = await hasClinician(db);
  const listed = new Map<string, ListedProduct>();
  for (const [index, named] of products.entries()) {
    const row = found[index];
    if (!row) continue;
    const { product, areaLook, available } = row;
    const card = toCard({ ...product, areaLook, available });
    const { clearance, compound } = product;
    const mayAsk = canDecide && clearance === "required";
    listed.set(named, { card, clearance, compound, mayAsk, cautions: cautionsOf(product) });
  }
  return toOffers(products, listed, glpExperience);
}

import type { Compound } from "../rules/compounds.ts";
import { formatDate } from "#app/lib/dates.ts";
import { cautionMessages } from "../texts/shopper-notices.ts";
import { statusTexts } from "../texts/shopper-product.ts";
import { writingMessages as say } from "../texts/shopper-writing.ts";
import { readStrength } from "../rules/strength.ts";
import { variantName } from "../rules/variants.ts";
import type { CardSource } from "./product-card.ts";
import { paragraphs, shownBenefits } from "./product-texts.ts";
import { showLasting, vialOf, type Lasting } from "./show-vial.ts";
import type { VariantSource } from "./show-variants.ts";

export type WritingSource = CardSource & {
  compound: Compound | null;
  variants: readonly VariantSource[];
  registrationNo: string | null;
  howItWorks: string;
  usage: string;
  storage: string;
  contraindications: string[];
  interactions: string[];
  safetyText: string;
  sources: string[];
  reviewedBy: string | null;
  reviewedAt: Date | null;
};

export type Block = {
  title?: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  lasting?: Lasting;
  small?: boolean;
};

export type WrittenPart = { id: string; title: string; blocks: Block[] };

/**
 * A product's description in the parts of its page, without those that no one has written; dates
 * are in Manila time.
 */
export function writtenParts(product: WritingSource): WrittenPart[] {
  const lasting = lastingOf(product);
  return [
    part("benefits", say.benefits, list(shownBenefits(product, 6), say.keyBenefits)),
    part("how-it-works", say.howItWorks, prose(product.howItWorks)),
    part(
      "usage",
      say.usage,
      prose(product.usage),
      ...(lasting ? [{ lasting }] : []),
      prose(product.storage, say.storage),
    ),
    part("safety", say.safety, ...safety(product)),
  ].filter(({ blocks }) => blocks.length > 0);
}

const part = (id: string, title: string, ...blocks: Block[]) => ({
  id,
  title,
  blocks: blocks.filter(
    ({ paragraphs: texts = [], items = [], lasting }) =>
      lasting !== undefined || texts.length + items.length > 0,
  ),
});

/** The weeks that its vials last; undefined without a label or a strength. */
export const lastingOf = (product: WritingSource) =>
  showLasting(product.compound, vialsOf(product));

/** The vials on sale: those of the variants, or the product's own. */
function vialsOf(product: WritingSource) {
  return product.highestPrice === null
    ? [vialOf(product)]
    : product.variants.map(({ option1Value, option2Value }) =>
        readStrength(variantName(option1Value, option2Value)),
      );
}

function safety(product: WritingSource): Block[] {
  const { regulatoryStatus, registrationNo, reviewedBy, reviewedAt } = product;
  const standing = [statusTexts[regulatoryStatus]];
  if (registrationNo) standing.push(say.registration(registrationNo));
  const reviewedOn = reviewedAt ? formatDate(reviewedAt) : undefined;
  return [
    {
      title: say.regulatoryStatus,
      paragraphs: [standing.join(". "), ...paragraphs(product.safetyText)],
    },
    ...shownCautions(product).map(({ title, items }) => list(items, title)),
    { ...list(product.sources, say.sources), small: true },
    {
      paragraphs: [reviewedBy ? say.reviewed(reviewedBy, reviewedOn) : say.notReviewed],
      small: true,
    },
  ];
}

/** Empty cautions are included. */
export function shownCautions({
  contraindications,
  interactions,
}: Pick<WritingSource, "contraindications" | "interactions">) {
  return [
    { title: cautionMessages.contraindications, items: contraindications },
    { title: cautionMessages.interactions, items: interactions },
  ];
}

const list = (items: readonly string[], title: string): Block => ({ title, items });

function prose(text: string, title?: string): Block {
  return { ...(title === undefined ? {} : { title }), paragraphs: paragraphs(text) };
}

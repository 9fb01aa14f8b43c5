import type { Compound } from "#app/goods/catalog/rules/compounds.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";
import type { CautionGroup } from "#app/goods/catalog/views/show-cautions.ts";
import type { ProductCard } from "#app/goods/catalog/views/product-card.ts";
import type { Review } from "#app/running/content/rules/text-review.ts";
import type { Judgement } from "../rules/judge-answers.ts";
import type { Hinted } from "../rules/offers.ts";
import type { Challenge } from "../rules/questions.ts";
import type { Reason } from "../rules/reasons.ts";

/** A product as it is in the catalog now. */
export type ListedProduct = {
  card: ProductCard;
  clearance: Clearance;
  compound: Compound | null;
  /** A clinician of the shop can be asked to approve the product. */
  mayAsk: boolean;
  /** What to tell a professional before using it; undefined for what is no medicine. */
  cautions: { title: string; groups: readonly CautionGroup[]; sources: string } | undefined;
};

export type Offer = Hinted<ListedProduct>;

export type OwnResult = {
  contact: string;
  judgement: Judgement;
  offers: readonly Offer[];
  /** The owner should see a professional first. */
  toProfessional: boolean;
  reasons: readonly Reason[];
  notes: readonly Challenge[];
  /** The clinician's review of the texts; undefined before there is one. */
  review: Review | undefined;
  /** The shop's address for messages, if the owner entered one. */
  shopAddress: string | undefined;
};

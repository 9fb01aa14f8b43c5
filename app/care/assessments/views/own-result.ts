import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";
import type { ProductCard } from "#app/goods/catalog/views/product-card.ts";
import type { Review } from "#app/running/content/rules/text-review.ts";
import type { Judgement } from "../rules/judge-answers.ts";
import type { Hinted } from "../rules/offers.ts";
import type { Challenge } from "../rules/questions.ts";
import type { Reason } from "../rules/reasons.ts";

/** A product as the catalogue has it at this moment. */
export type Listed = {
  card: ProductCard;
  clearance: Clearance;
  /** A clinician of the shop can be asked to approve it. */
  mayAsk: boolean;
};

export type Offer = Hinted<Listed>;

/** A result as its owner reads it. */
export type OwnResult = {
  contact: string;
  judgement: Judgement;
  offers: readonly Offer[];
  /** The first thing to do is to see a professional. */
  toProfessional: boolean;
  reasons: readonly Reason[];
  notes: readonly Challenge[];
  /** Of the texts, by a clinician; undefined while there is none. */
  review: Review | undefined;
  /** Where to write to the shop, where its owner has said so. */
  shopAddress: string | undefined;
};

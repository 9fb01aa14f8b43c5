import { cautionsFor } from "../rules/cautions/cautions.ts";
import {
  CAUTION_KINDS,
  CAUTION_SOURCES,
  type CautionKind,
} from "../rules/cautions/read-cautions.ts";
import type { Compound } from "../rules/compounds.ts";
import type { RegulatoryStatus } from "../rules/product-terms.ts";
import { cautionMessages as say } from "../texts/shopper-notices.ts";
import type { CautionGroup } from "./show-cautions.ts";

type Medicine = { compound: Compound | null; regulatoryStatus: RegulatoryStatus };

/** Everything to tell a professional before using a product, by kind, with the sources. */
export function tellFirst({ compound, regulatoryStatus }: Medicine) {
  const cautions = regulatoryStatus === "not_a_medicine" ? [] : cautionsFor(compound);
  const groupOf = (kind: CautionKind): CautionGroup => ({
    title: say.kinds[kind],
    items: cautions.filter((one) => one.kind === kind).map(({ name }) => name),
  });
  return {
    groups: CAUTION_KINDS.map(groupOf).filter(({ items }) => items.length > 0),
    count: cautions.length,
    sources: [...new Set(cautions.map(({ source }) => CAUTION_SOURCES[source]))],
  };
}

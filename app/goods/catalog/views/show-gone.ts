import { goneMessages as say } from "../texts/shopper-notices.ts";
import { paragraphs } from "./product-texts.ts";
import { shownCautions } from "./product-writing.ts";

export type GoneProduct = {
  title: string;
  lead: string;
  parts: { title: string; lines: string[] }[];
};

/** For an address that never had a product. */
export const NO_PRODUCT: GoneProduct = { title: say.notFound, lead: say.notFoundHint, parts: [] };

type GoneSource = {
  name: string;
  storage: string;
  safetyText: string;
  contraindications: string[];
  interactions: string[];
};

/** Empty parts are left out. */
export function showGone(source: GoneSource): GoneProduct {
  const parts = [
    { title: say.safety, lines: paragraphs(source.safetyText) },
    ...shownCautions(source).map(({ title, items }) => ({ title, lines: items })),
    { title: say.storage, lines: paragraphs(source.storage) },
  ];
  return {
    title: say.title(source.name),
    lead: say.lead,
    parts: parts.filter(({ lines }) => lines.length > 0),
  };
}

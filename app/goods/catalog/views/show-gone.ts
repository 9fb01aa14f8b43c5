import { goneMessages as say } from "../texts/shopper-notices.ts";
import { paragraphs } from "./product-texts.ts";
import { shownCautions } from "./product-writing.ts";

/** What people who still have some must be able to read. */
export type GoneProduct = {
  title: string;
  lead: string;
  parts: { title: string; lines: string[] }[];
};

/** At an address where nothing is or was sold. */
export const NO_PRODUCT: GoneProduct = { title: say.notFound, lead: say.notFoundHint, parts: [] };

type GoneSource = {
  name: string;
  storage: string;
  safetyText: string;
  contraindications: string[];
  interactions: string[];
};

/** Parts that nobody wrote are left out. */
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

import { isLinkTarget } from "./campaign-terms.ts";
import type { Block } from "./content-blocks.ts";

export type SendProblem =
  | "empty"
  | "no_text"
  | "no_action"
  | "product"
  | "code"
  | "phone_text"
  | "not_tested"
  | "no_address"
  | "switched_off"
  | "no_segment"
  | "nobody";

export type SendFacts = {
  blocks: readonly Block[];
  /** The products and codes of its blocks that a reader could use now. */
  products: ReadonlySet<string>;
  codes: ReadonlySet<string>;
  /** The text for phones has the name of a product. */
  namesProduct: boolean;
  isTested: boolean;
  /** The shop's address in the footer of each mail. */
  address: string;
  isSwitchedOn: boolean;
  hasSegment: boolean;
  recipients: number;
};

export function findProblems(facts: SendFacts): SendProblem[] {
  const { blocks } = facts;
  const some = (is: (block: Block) => boolean) => blocks.some(is);
  const problems: [SendProblem, boolean][] = [
    ["empty", !some(({ kind }) => kind !== "divider")],
    ["no_text", some(({ kind, text }) => isTextual(kind) && text === "")],
    [
      "no_action",
      some(({ kind, text, url }) => kind === "button" && (text === "" || !isLinkTarget(url))),
    ],
    ["product", some(({ kind, text }) => kind === "product" && !facts.products.has(text))],
    ["code", some(({ kind, text }) => kind === "code" && !facts.codes.has(text.toUpperCase()))],
    ["phone_text", facts.namesProduct],
    ["no_address", facts.address === ""],
    ["switched_off", !facts.isSwitchedOn],
    ["no_segment", !facts.hasSegment],
    ["nobody", facts.hasSegment && facts.recipients === 0],
    ["not_tested", !facts.isTested],
  ];
  return problems.filter(([, is]) => is).map(([problem]) => problem);
}

const isTextual = (kind: Block["kind"]) => kind === "heading" || kind === "paragraph";

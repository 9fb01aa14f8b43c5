import { listWords } from "#app/lib/list-words.ts";
import { healthClaims } from "./health-claims.ts";
import type { Clearance, ProductKind, RegulatoryStatus } from "./product-terms.ts";

/** The known facts of a product in its form; an empty text is unknown. */
export type DescribedFacts = {
  name: string;
  kind: ProductKind;
  category: string;
  vial: string;
  /** Its variants, if there are several. */
  variants: readonly string[];
  status: RegulatoryStatus | undefined;
  registrationNo: string;
  clearance: Clearance;
  weeks: { min: number; max: number } | undefined;
  howItWorks: string;
  benefits: readonly string[];
  storage: string;
  contraindications: readonly string[];
};

const SHORT = 120;

/**
 * Composes a description from these facts only, in paragraphs. It leaves out facts that would make
 * a health claim, and adds nothing.
 */
export function composeDescription(facts: DescribedFacts): string {
  const claimFree = (text: string) =>
    healthClaims(text, facts.status ?? "not_registered").length === 0;
  const { name, kind } = facts;
  const paragraphs = [
    [...whatItIs(facts), ...sentences(facts.howItWorks).slice(0, 2).filter(claimFree)],
    kind === "product" ? [aboutBenefits(facts.benefits.filter(claimFree))] : [],
    kind === "product" ? standing(facts) : [],
    [
      facts.weeks ? `${courseOf(facts.weeks)}.` : "",
      ...sentences(facts.storage).slice(0, 1).filter(claimFree),
    ],
    kind === "product" ? cautions(name, facts.contraindications) : [],
  ];
  return paragraphs
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean)
    .join("\n\n");
}

/** The beginning of a description, for its card. */
export function shortOf(description: string): string {
  const line = description.replaceAll(/\s+/g, " ").trim();
  return line.length > SHORT ? `${line.slice(0, SHORT).trimEnd()}...` : line;
}

function whatItIs({ name, kind, category, vial, variants }: DescribedFacts): string[] {
  if (kind === "service") return [`${name} is a service you can add to your order.`];
  const what = kind === "supply" ? "is an item you can add to your order" : "";
  const area = category === "" ? "is one of our products" : `is part of our ${category} range`;
  const sizes =
    variants.length > 1
      ? `It comes in ${variants.length} sizes: ${listWords(variants)}.`
      : vial === ""
        ? ""
        : `One vial contains ${vial}.`;
  return [`${name} ${what || area}.`, sizes];
}

const sentences = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?])\s+(?=[A-Z0-9"“])/u)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (/[.!?]["”]?$/u.test(one) ? one : `${one}.`));

const plain = (text: string) => text.trim().replace(/[.;,\s]+$/u, "");

function aboutBenefits(benefits: readonly string[]): string {
  const named = benefits.map(plain).filter(Boolean).slice(0, 4);
  return named.length === 0 ? "" : `Key facts: ${named.join(". ")}.`;
}

const statuses: Record<RegulatoryStatus, string> = {
  registered: "It is registered with the Philippine FDA",
  investigational: "It is investigational: not an approved medicine in any country we know of",
  not_registered: "It is not registered with the Philippine FDA",
  not_a_medicine: "It is not a medicine",
};

const clearances: Record<Clearance, string> = {
  none: "",
  acknowledge: "When you order, you confirm that a clinician supervises your use.",
  required: "A clinician must approve your request before you can order.",
};

function standing({ status, registrationNo, clearance }: DescribedFacts): string[] {
  const number = status === "registered" && registrationNo ? ` under number ${registrationNo}` : "";
  return [status ? `${statuses[status]}${number}.` : "", clearances[clearance]];
}

const courseOf = ({ min, max }: { min: number; max: number }) =>
  min === max ? `A typical plan takes ${min} weeks` : `A typical plan takes ${min} to ${max} weeks`;

function cautions(name: string, contraindications: readonly string[]): string[] {
  const isListed = contraindications.some((text) => text.trim() !== "");
  const notFor = isListed ? "See the Safety section for who should not use it." : "";
  return [notFor, `Talk to a doctor before you use ${name}.`];
}

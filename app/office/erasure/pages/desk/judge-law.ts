import { atShopMinute, shopDay } from "#app/lib/dates.ts";
import type { ComparePrices } from "#app/goods/catalog/queries/compare-prices.server.ts";
import type { RegulatedProducts } from "#app/goods/catalog/queries/regulated-products.server.ts";
import type { ErasureWishes } from "../../queries/wishes.server.ts";
import type { MissingTerm } from "#app/selling/invoices/rules/tax-terms.ts";
import { invoiceMessages } from "#app/selling/invoices/texts/staff.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { missingByLaw, type ShopOwner } from "#app/running/settings/rules/missing-by-law.ts";
import type { ScheduledRun } from "#app/platform/jobs/scheduled-runs.server.ts";

/** The texts that the law requires in the owner's words. */
export type LegalText = "terms" | "privacy" | "shipping-returns" | "medical-disclaimer";

export type LawFacts = {
  settings: ShopOwner &
    Pick<
      Settings,
      | "complaint_email"
      | "tax_tin"
      | "tax_e_from"
      | "statutory_discounts"
      | "fda_license"
      | "legal_age"
    >;
  /** When the newest version of each text was published, for texts that a person published. */
  texts: Partial<Record<LegalText, Date>>;
  products: RegulatedProducts;
  prices: ComparePrices;
  consents: { given: number; withdrawn: number };
  erasures: ErasureWishes;
  /** The jobs that delete outdated data, each daily or more often. */
  runs: readonly ScheduledRun[];
  /** Whether the shop should make invoices, and which details it lacks for them. */
  invoices: { makes: boolean; missing: readonly MissingTerm[] };
  backup: { hasKey: boolean; isOverdue: boolean; provenAt: Date | undefined };
  now: Date;
};

/** `look`: the shop cannot check this by itself, or it is in order but may not stay so. */
export type LawState = "in_order" | "missing" | "look";

export type LawLine = {
  name: LineName;
  state: LawState;
  /** The subjects of the line, such as the empty settings or the affected products. */
  names: readonly string[];
  /** When the state began, or when it last happened. */
  at?: Date | undefined;
};

export const LINES = [
  "seller",
  "contact",
  "complaints",
  "taxpayer",
  "invoices",
  "e_invoices",
  "concessions",
  "privacy_notice",
  "privacy_officer",
  "consents",
  "erasure",
  "retention",
  "backups",
  "fda_license",
  "registered",
  "unregistered",
  "supervision",
  "compare_prices",
  "terms",
  "returns",
  "disclaimer",
  "adults",
] as const;
export type LineName = (typeof LINES)[number];

/** A daily job is treated as missed when it has not started for this many hours. */
const LATEST_HOURS = 26;

const SELLER = ["business_name", "business_address", "registration_number"];
const CONTACT = ["contact_email", "phone_number"];
const OFFICER = ["privacy_contact", "privacy_email"];

/**
 * The compliance checklist. Each line is derived from the shop's state and never ticked by hand.
 */
export function judgeLaw(facts: LawFacts): LawLine[] {
  const { settings, products, prices, consents } = facts;
  const found: Record<LineName, Omit<LawLine, "name">> = {
    seller: entered(settings, SELLER),
    contact: entered(settings, CONTACT),
    complaints: given(settings.complaint_email, "missing"),
    taxpayer: given(settings.tax_tin, "look"),
    invoices: invoicing(facts),
    e_invoices: electronic(facts),
    concessions: { state: settings.statutory_discounts ? "in_order" : "look", names: [] },
    privacy_notice: published(facts, "privacy"),
    privacy_officer: entered(settings, OFFICER),
    consents: { state: consents.given > 0 ? "in_order" : "look", names: [] },
    erasure: {
      state: facts.erasures.late > 0 ? "missing" : "in_order",
      names: [],
      at: facts.erasures.lastDoneAt ?? undefined,
    },
    retention: retention(facts),
    backups: backups(facts),
    fda_license: given(settings.fda_license, products.medicines > 0 ? "missing" : "look"),
    registered: named(products.withoutNumber, "missing"),
    unregistered: named(products.notRegistered, "look"),
    supervision: named(products.unasked, "look"),
    compare_prices: named(prices.unproven, "missing"),
    terms: published(facts, "terms"),
    returns: published(facts, "shipping-returns"),
    disclaimer: published(facts, "medical-disclaimer"),
    adults: given(settings.legal_age, "missing"),
  };
  return LINES.map((name) => ({ name, ...found[name] }));
}

function entered(settings: ShopOwner, keys: readonly string[]): Omit<LawLine, "name"> {
  const lacks = missingByLaw(settings).filter(({ key }) => keys.includes(key));
  return named(
    lacks.map(({ name }) => name),
    "missing",
  );
}

function given(text: string, otherwise: LawState): Omit<LawLine, "name"> {
  return { state: text.trim() === "" ? otherwise : "in_order", names: [] };
}

/** In order while there are no names. */
function named(names: readonly string[], otherwise: LawState): Omit<LawLine, "name"> {
  return { state: names.length > 0 ? otherwise : "in_order", names };
}

function published({ texts }: LawFacts, text: LegalText): Omit<LawLine, "name"> {
  const at = texts[text];
  return { state: at ? "in_order" : "missing", names: [], at };
}

/** A failed run is certain. A run that did not start may only mean that the shop was off. */
function retention({ runs, now }: LawFacts): Omit<LawLine, "name"> {
  const failing = runs.filter(({ isFailing }) => isFailing);
  if (failing.length > 0) return named(tasksOf(failing), "missing");
  return named(tasksOf(runs.filter((run) => isLate(run, now))), "look");
}

export function isLate({ startedAt }: Pick<ScheduledRun, "startedAt">, now: Date): boolean {
  return startedAt === null || now.getTime() - startedAt.getTime() > LATEST_HOURS * 3_600_000;
}

const tasksOf = (runs: readonly ScheduledRun[]) => runs.map(({ task }) => task);

function invoicing({ invoices }: LawFacts): Omit<LawLine, "name"> {
  if (!invoices.makes) return { state: "look", names: [] };
  const lacks = invoices.missing.map((term) => invoiceMessages.missing[term]);
  return named(lacks, "missing");
}

/** The last day for online sellers above micro size to begin, by RR 26-2025. */
const ELECTRONIC_FROM = "2026-12-31";

/** Days until electronic invoices are required, undefined from that day on. */
export function daysToElectronic(now: Date): number | undefined {
  const left = atShopMinute(ELECTRONIC_FROM, 0).getTime() - atShopMinute(shopDay(now), 0).getTime();
  return left > 0 ? Math.round(left / 86_400_000) : undefined;
}

/** Micro sellers are exempt, which the shop cannot know. */
function electronic({ settings, invoices, now }: LawFacts): Omit<LawLine, "name"> {
  const begins = settings.tax_e_from;
  const isReady = begins !== "" && begins <= ELECTRONIC_FROM && invoices.makes;
  const isOn = begins !== "" && begins <= shopDay(now) && invoices.makes;
  if (isReady || isOn) return { state: "in_order", names: [] };
  return { state: daysToElectronic(now) === undefined ? "missing" : "look", names: [] };
}

function backups({ backup }: LawFacts): Omit<LawLine, "name"> {
  const { hasKey, isOverdue, provenAt: at } = backup;
  if (!hasKey || !at) return { state: "missing", names: [], at };
  return { state: isOverdue ? "missing" : "in_order", names: [], at };
}

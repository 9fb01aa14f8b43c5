import { href } from "react-router";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import {
  daysToElectronic,
  type LawFacts,
  type LawLine,
  type LawState,
  type LineName,
} from "./judge-law.ts";
import { recordOfTask } from "./stored-records.ts";
import { lawMessages as say } from "./texts.ts";

export type ShownLine = {
  name: LineName;
  title: string;
  law: string;
  state: LawState;
  text: string;
  /** The subjects of the line, if it has any. */
  names: string;
  /** The page that fixes it; undefined without such a page. */
  to: string | undefined;
};

export type ShownGroup = { title: string; lines: ShownLine[] };

const MOST_NAMES = 8;

const general = href("/admin/settings/shop");
const business = href("/admin/settings/business");
const texts = (slug: string) => href("/admin/content/documents/:slug", { slug });
const products = href("/admin/products");

const PAGES: Record<LineName, string | undefined> = {
  seller: business,
  contact: general,
  complaints: business,
  taxpayer: href("/admin/settings/tax"),
  invoices: href("/admin/settings/tax"),
  e_invoices: href("/admin/settings/tax"),
  concessions: business,
  privacy_notice: texts("privacy"),
  privacy_officer: business,
  consents: texts("privacy"),
  erasure: href("/admin/customers"),
  retention: undefined,
  backups: href("/admin/settings/backup"),
  fda_license: business,
  registered: products,
  unregistered: products,
  supervision: products,
  compare_prices: products,
  terms: texts("terms"),
  returns: texts("shipping-returns"),
  disclaimer: texts("medical-disclaimer"),
  adults: href("/admin/settings/notices"),
};

const GROUPS: Record<keyof typeof say.groups, readonly LineName[]> = {
  seller: ["seller", "contact", "complaints", "taxpayer", "invoices", "e_invoices", "concessions"],
  privacy: ["privacy_notice", "privacy_officer", "consents", "erasure", "retention", "backups"],
  products: ["fda_license", "registered", "unregistered", "supervision"],
  texts: ["compare_prices", "terms", "returns", "disclaimer", "adults"],
};

export function showLaw(lines: readonly LawLine[], facts: LawFacts): ShownGroup[] {
  const shown = new Map(lines.map((line) => [line.name, showLine(line, facts)]));
  return Object.entries(GROUPS).map(([group, names]) => ({
    title: say.groups[group as keyof typeof GROUPS],
    lines: names.flatMap((name) => shown.get(name) ?? []),
  }));
}

function showLine(line: LawLine, facts: LawFacts): ShownLine {
  const { name, state, names } = line;
  const { title, law, good, bad } = say.lines[name];
  const called = names.map((each) => recordOfTask(each) ?? each);
  const more = called.length - MOST_NAMES;
  return {
    name,
    title,
    law,
    state,
    text: [state === "in_order" ? good : bad, ...factsOf(line, facts)].join(" "),
    names: [...called.slice(0, MOST_NAMES), ...(more > 0 ? [say.more(more)] : [])].join(", "),
    to: PAGES[name],
  };
}

function factsOf({ name, at }: LawLine, facts: LawFacts): string[] {
  const { consents, erasures, prices } = facts;
  switch (name) {
    case "consents":
      return consents.given > 0 ? [say.counted(consents.given, consents.withdrawn)] : [];
    case "erasure":
      return [
        ...(erasures.open > 0 ? [say.openWishes(erasures.open)] : []),
        ...(at ? [say.lastDone(formatDate(at))] : []),
      ];
    case "e_invoices": {
      const days = daysToElectronic(facts.now);
      return days === undefined ? [] : [say.daysLeft(days)];
    }
    case "compare_prices":
      return [say.shownPrices(prices.shown)];
    case "backups":
      return at ? [say.lastBackup(formatDateTime(at))] : [];
    default:
      return at ? [say.since(formatDate(at))] : [];
  }
}

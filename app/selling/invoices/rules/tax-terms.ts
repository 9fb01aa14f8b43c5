import { pesos, type Centavos } from "#app/lib/money.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { TaxRegistration, Seller } from "./invoice-terms.ts";

/** Settings that the shop must fill in before it can make invoices. */
export type MissingTerm = "from" | "tin" | "name" | "address";

export type TaxTerms = {
  registration: TaxRegistration;
  /** The first day in Manila whose sales get invoices. */
  from: string;
  /** The first day whose invoices get electronic documents; empty for never. */
  electronicFrom: string;
  seller: Seller;
  exemptSkus: ReadonlySet<string>;
  /** Cheaper sales go into the day's invoice. Only for a seller without VAT registration. */
  smallBelow: Centavos;
  prefixes: { invoice: string; credit_note: string };
  firstNumber: number;
};

export type TaxSettings = { makes: boolean; missing: MissingTerm[]; terms: TaxTerms | undefined };

/** The rules for the shop's invoices, if it makes any and every required setting is filled in. */
export function readTaxTerms(settings: Settings): TaxSettings {
  const registration = settings.tax_registration as "none" | TaxRegistration;
  if (registration === "none") return { makes: false, missing: [], terms: undefined };
  const needed: [MissingTerm, string][] = [
    ["from", settings.tax_from],
    ["tin", settings.tax_tin],
    ["name", settings.business_name],
    ["address", settings.business_address],
  ];
  const missing = needed.filter(([, text]) => text.trim() === "").map(([name]) => name);
  const terms = missing.length > 0 ? undefined : termsOf(settings, registration);
  return { makes: true, missing, terms };
}

function termsOf(settings: Settings, registration: TaxRegistration): TaxTerms {
  return {
    registration,
    from: settings.tax_from,
    electronicFrom: settings.tax_e_from,
    seller: {
      name: settings.business_name.trim(),
      businessStyle: settings.tax_business_style.trim(),
      address: settings.business_address.trim(),
      tin: `${settings.tax_tin}-${settings.tax_branch}`,
      permit: settings.tax_permit.trim(),
    },
    exemptSkus: new Set(linesIn(settings.tax_exempt_skus)),
    smallBelow: registration === "vat" ? 0 : pesos(settings.tax_small_below),
    prefixes: { invoice: settings.tax_invoice_prefix, credit_note: settings.tax_credit_prefix },
    firstNumber: settings.tax_first_number,
  };
}

function linesIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

import { shopDay } from "#app/lib/dates.ts";
import { toDecimal, type Centavos } from "#app/lib/money.ts";
import {
  NO_DOCUMENT,
  TAX_CLASSES,
  type DocumentSource,
  type SourceLine,
  type TaxClass,
} from "./document-terms.ts";
import { spread } from "./spread.ts";

/** A document before it has its number at the Bureau. `total` is in centavos, with VAT. */
export type DocumentDraft = { taxClass: TaxClass; total: Centavos; body: DocumentBody };
export type DocumentBody = ReturnType<typeof bodyOf>;
export type Payload = DocumentBody & { EisUniqueId: string; PrevUniqueId: string };

/**
 * The documents of an invoice or credit note, in the field names of the Bureau's Electronic Invoicing
 * System. The system takes one class of tax per document, so a mixed sale has two.
 */
export function mapDocuments(source: DocumentSource): DocumentDraft[] {
  const { vatable, vat, zeroRated, exempt } = source;
  const sums: Record<TaxClass, { net: Centavos; vat: Centavos }> = {
    "01": { net: vatable, vat },
    "02": { net: zeroRated, vat: 0 },
    "03": { net: exempt, vat: 0 },
  };
  return TAX_CLASSES.filter((taxClass) => sums[taxClass].net + sums[taxClass].vat > 0).map(
    (taxClass) => {
      const { net, vat: tax } = sums[taxClass];
      return { taxClass, total: net + tax, body: bodyOf(source, taxClass, net, tax) };
    },
  );
}

/** The number that each document has at the Bureau: day, accreditation, eight characters of ours. */
export function uniqueIdOf(issuedAt: Date, accreditation: string, id: string): string {
  const own = id.replaceAll("-", "").slice(-8).toUpperCase();
  return `${compactDay(issuedAt)}${(accreditation || "00000000").slice(0, 8)}${own}`;
}

function bodyOf(source: DocumentSource, taxClass: TaxClass, net: Centavos, vat: Centavos) {
  const { number, issuedAt, registration, seller, buyer, noteId, cancels } = source;
  const amounts = amountsOf(source, taxClass, net, vat);
  const digits = seller.tin.replaceAll(/\D/g, "");
  return {
    CompInvoiceId: number.slice(0, 50),
    IssueDtm: compactDay(issuedAt),
    DocType: noteId ? "03" : "01",
    TransClass: taxClass,
    CorrYN: noteId ? "Y" : "N",
    CorrectionCd: noteId ? (cancels ? "04" : "03") : "",
    PrevUniqueId: noteId ? NO_DOCUMENT : "",
    Rmk1: "",
    SellerInfo: {
      Tin: digits.slice(0, 9),
      BranchCd: digits.slice(9).padStart(5, "0").slice(-5),
      Type: registration === "vat" ? "0" : "1",
      RegNm: oneLine(seller.name, 200),
      BusinessNm: oneLine(seller.businessStyle || seller.name, 200),
      Email: "",
      RegAddr: oneLine(seller.address.replaceAll(/\s*\n\s*/g, ", "), 300),
    },
    BuyerInfo: {
      Tin: "000000000",
      BranchCd: "00000",
      RegNm: oneLine(buyer?.name ?? "Various buyers", 200),
      BusinessNm: oneLine(buyer?.name ?? "Various buyers", 200),
      Email: "",
      RegAddr: oneLine(buyer?.address.join(", ") ?? "", 300),
    },
    ...amounts,
    WithholdIncome: 0,
    WithholdBusVAT: 0,
    WithholdBusPT: 0,
    PtuNum: oneLine(seller.permit, 50),
  };
}

/**
 * All amounts are without VAT. A line's sale less its own savings, less the discount of the law on
 * the whole document, plus charges and VAT, is the total of the document.
 */
function amountsOf(source: DocumentSource, taxClass: TaxClass, net: Centavos, vat: Centavos) {
  const isVat = source.registration === "vat";
  const lines = source.lines.filter(({ exempt }) => taxClass === (isVat && !exempt ? "01" : "03"));
  const paid = lines.map(({ amount }) => amount);
  const charges = net + vat - sum(paid);
  const shares = spread(net, [...paid, charges]);
  const charge = shares.at(-1) ?? 0;
  const withoutVat = (amount: Centavos) =>
    taxClass === "01" ? Math.round((amount * 100) / 112) : amount;
  const items = lines.map((line, index) => {
    const share = shares[index] ?? 0;
    const law = withoutVat(line.statutory?.discount ?? 0);
    return { line, law, sold: share + law, saved: withoutVat(savedOn(line)) };
  });
  const [law, sold] = [sum(items.map((item) => item.law)), sum(items.map((item) => item.sold))];
  const kind = source.buyer?.concession?.kind;
  return {
    ItemList: items.map(({ line, sold: netSales, saved }) => ({
      Nm: oneLine(line.name, 100),
      Qty: line.quantity,
      Unit: "PCS",
      UnitCost: pesos(Math.round((netSales + saved) / line.quantity)),
      SalesAmt: pesos(netSales + saved),
      RegDscntAmt: pesos(saved),
      SpeDscntAmt: 0,
      NetSales: pesos(netSales),
    })),
    TotNetItemSales: pesos(sold),
    Discount: {
      ScAmt: pesos(kind === "pwd" ? 0 : law),
      PwdAmt: pesos(kind === "pwd" ? law : 0),
      RegAmt: 0,
      SpeAmt: 0,
      Rmk2: "",
    },
    OtherTaxRev: pesos(taxClass === "03" ? 0 : charge),
    TotNetSalesAftDisct: pesos(sold - law),
    VATAmt: pesos(vat),
    OtherNonTaxCharge: pesos(taxClass === "03" ? charge : 0),
    NetAmtPay: pesos(net + vat),
  };
}

/** Savings besides those of the law. */
function savedOn({ discount, statutory }: SourceLine): Centavos {
  return Math.max(0, discount - (statutory ? statutory.vatExempt + statutory.discount : 0));
}

const compactDay = (at: Date) => shopDay(at).replaceAll("-", "");
const pesos = (amount: Centavos) => Number(toDecimal(amount));
const sum = (amounts: readonly Centavos[]) => amounts.reduce((total, each) => total + each, 0);

export const oneLine = (text: string, most: number): string =>
  text.replaceAll(/\s+/g, " ").trim().slice(0, most);

import fc from "fast-check";
import { expect, test } from "vitest";
import type { DocumentSource, SourceLine } from "./document-terms.ts";
import { mapDocuments, uniqueIdOf } from "./map-document.ts";

const line: fc.Arbitrary<SourceLine> = fc
  .record({
    name: fc.string({ maxLength: 150 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    amount: fc.integer({ min: 0, max: 5_000_000 }),
    discount: fc.integer({ min: 0, max: 1_000_000 }),
    exempt: fc.boolean(),
    law: fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: undefined }),
  })
  .map(({ law, ...sold }) =>
    law === undefined ? sold : { ...sold, statutory: { vatExempt: 0, discount: law } },
  );

const source: fc.Arbitrary<DocumentSource> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    charges: fc.integer({ min: 0, max: 100_000 }),
    registration: fc.constantFrom("vat" as const, "non_vat" as const),
    kind: fc.constantFrom("senior" as const, "pwd" as const),
  })
  .map(({ lines, charges, registration, kind }) => sourceOf(lines, charges, registration, kind));

/** Divides a sale as an invoice does. */
function sourceOf(
  lines: readonly SourceLine[],
  charges = 0,
  registration: "vat" | "non_vat" = "vat",
  kind: "senior" | "pwd" = "senior",
): DocumentSource {
  const isVat = registration === "vat";
  const sumOf = (exempt: boolean) =>
    lines.filter((each) => each.exempt === exempt).reduce((sum, { amount }) => sum + amount, 0);
  const exempt = isVat ? sumOf(true) : sumOf(true) + sumOf(false) + charges;
  const taxed = isVat ? sumOf(false) + charges : 0;
  const vat = Math.round((taxed * 12) / 112);
  return {
    invoiceId: "0000",
    noteId: null,
    cancels: false,
    number: "INV-000012",
    day: "2026-12-31",
    issuedAt: new Date("2026-12-31T18:00:00Z"),
    registration,
    seller: {
      name: "Peptides Inc.",
      businessStyle: "",
      address: "1 Ayala Avenue\nMakati City",
      tin: "123-456-789-00001",
      permit: "",
    },
    buyer: { name: "Rosa Reyes", address: ["2 Rizal Street", "Cebu City"], concession: { kind } },
    lines,
    vatable: taxed - vat,
    vat,
    zeroRated: 0,
    exempt,
  };
}

const centavos = (amount: number) => Math.round(amount * 100);

test("the documents of a sale add up to it, each by itself and line by line", () => {
  fc.assert(
    fc.property(source, (sale) => {
      const drafts = mapDocuments(sale);
      const { vatable, vat, exempt } = sale;
      expect(drafts.reduce((sum, { total }) => sum + total, 0)).toBe(vatable + vat + exempt);
      for (const { taxClass, total, body } of drafts) {
        const items = body.ItemList;
        const sum = (amounts: number[]) => amounts.reduce((all, each) => all + centavos(each), 0);
        expect(sum(items.map((item) => item.NetSales))).toBe(centavos(body.TotNetItemSales));
        for (const item of items) {
          expect(centavos(item.SalesAmt) - centavos(item.RegDscntAmt)).toBe(
            centavos(item.NetSales),
          );
        }
        const { ScAmt, PwdAmt } = body.Discount;
        expect(centavos(body.TotNetItemSales) - sum([ScAmt, PwdAmt])).toBe(
          centavos(body.TotNetSalesAftDisct),
        );
        const { TotNetSalesAftDisct, OtherTaxRev, OtherNonTaxCharge, VATAmt } = body;
        expect(sum([TotNetSalesAftDisct, OtherTaxRev, OtherNonTaxCharge, VATAmt])).toBe(total);
        expect(centavos(body.NetAmtPay)).toBe(total);
        expect(centavos(VATAmt)).toBe(taxClass === "01" ? vat : 0);
        const amounts = [OtherTaxRev, OtherNonTaxCharge, ...items.map((item) => item.NetSales)];
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

const plain: SourceLine = {
  name: "Vial",
  quantity: 2,
  discount: 0,
  amount: 112_000,
  exempt: false,
};

test("a mixed sale has a document for each class, and the discount of the law is told apart", () => {
  const statutory = { vatExempt: 21_429, discount: 35_714 };
  const law = { ...plain, discount: 57_143, amount: 142_857, exempt: true, statutory };
  const [taxed, exempt] = mapDocuments(sourceOf([plain, law], 11_200));
  expect(taxed?.body).toMatchObject({
    TransClass: "01",
    IssueDtm: "20270101",
    VATAmt: 132,
    OtherTaxRev: 100,
    TotNetItemSales: 1_000,
    SellerInfo: { Tin: "123456789", Type: "0", RegAddr: "1 Ayala Avenue, Makati City" },
    BuyerInfo: { Tin: "000000000", RegNm: "Rosa Reyes" },
  });
  expect(exempt?.body).toMatchObject({
    TransClass: "03",
    Discount: { ScAmt: 357.14, PwdAmt: 0 },
    TotNetItemSales: 1_785.71,
    NetAmtPay: 1_428.57,
  });
});

test("a seller without VAT, a credit note, and a day's sales", () => {
  const [small, none] = mapDocuments(sourceOf([plain], 5_000, "non_vat"));
  expect(small?.body).toMatchObject({ TransClass: "03", OtherNonTaxCharge: 50, VATAmt: 0 });
  expect(none).toBeUndefined();
  const note = { ...sourceOf([plain]), noteId: "1111", buyer: null };
  expect(mapDocuments({ ...note, cancels: true })[0]?.body).toMatchObject({
    DocType: "03",
    CorrYN: "Y",
    CorrectionCd: "04",
    BuyerInfo: { RegNm: "Various buyers" },
  });
  expect(mapDocuments(note)[0]?.body.CorrectionCd).toBe("03");
});

test("a number at the Bureau has 24 characters, with and without an accreditation", () => {
  const at = new Date("2026-12-31T18:00:00Z");
  const id = "0198c0de-0000-7000-8000-00000000abcd";
  expect(uniqueIdOf(at, "12345678", id)).toBe("20270101123456780000ABCD");
  expect(uniqueIdOf(at, "", id)).toBe("20270101000000000000ABCD");
});

import { expect, test } from "vitest";
import { printCreditNote } from "./print-credit-note.ts";
import { printInvoice, type PrintedInvoice } from "./print-invoice.ts";

const invoice: PrintedInvoice = {
  number: "INV-000012",
  day: "2026-11-20",
  issuedAt: new Date("2026-11-20T04:00:00Z"),
  registration: "vat",
  seller: {
    name: "Peptides Inc.",
    businessStyle: "Project: Me",
    address: "1 Ayala Avenue\nMakati City",
    tin: "123-456-789-00000",
    permit: "Permit 7 of 2026",
  },
  buyer: { name: "Maria Clara", address: ["Cebu City"], orderNumber: "PM-26-000003" },
  lines: [
    {
      sku: "A",
      name: "Medicine",
      quantity: 2,
      price: 50_000,
      discount: 10_000,
      amount: 90_000,
      exempt: true,
    },
  ],
  shipping: 11_200,
  coldPack: 0,
  addedTax: 0,
  vatable: 10_000,
  vat: 1_200,
  zeroRated: 0,
  exempt: 90_000,
  total: 101_200,
};

test("an invoice with VAT tells its parts apart, and their sum", () => {
  const printed = printInvoice(invoice);
  expect(printed.title).toBe("Invoice INV-000012");
  expect(printed.sender.lines).toContain("VAT Reg. TIN 123-456-789-00000");
  expect(printed.table.rows).toEqual([
    ["Medicine (VAT-exempt)", "2", "₱500.00", "₱100.00", "₱900.00"],
    ["Shipping", "", "", "", "₱112.00"],
  ]);
  expect(printed.totals.map(({ label, text }) => `${label} ${text}`)).toEqual([
    "VATable sales ₱100.00",
    "VAT-exempt sales ₱900.00",
    "Zero-rated sales ₱0.00",
    "VAT (12%) ₱12.00",
    "Total, VAT included ₱1,012.00",
  ]);
  expect(printed.notes).toEqual([{ label: "Permit", text: "Permit 7 of 2026" }]);
});

test("one without VAT names none, and says that no tax is claimed with it", () => {
  const printed = printInvoice({ ...invoice, registration: "non_vat", buyer: null });
  expect(printed.sender.lines).toContain("NON-VAT Reg. TIN 123-456-789-00000");
  expect(printed.totals).toEqual([{ label: "Total", text: "₱1,012.00" }]);
  expect(printed.notes[0]?.text).toBe("THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX.");
  expect(printed.facts[0]?.lines).toEqual(["Daily sales"]);
});

test("a senior citizen is named with the ID, and what the law takes off stands on the line", () => {
  const { lines, buyer } = invoice;
  const printed = printInvoice({
    ...invoice,
    buyer: { ...buyer!, concession: { kind: "senior", idEnd: "4711" } },
    lines: [{ ...lines[0]!, statutory: { regular: 112_000, vatExempt: 12_000, discount: 10_000 } }],
  });
  expect(printed.facts[0]?.lines).toContain("Senior citizen, ID ending in 4711");
  expect(printed.table.rows[0]?.[0]).toBe(
    "Medicine (VAT-exempt): regular ₱1,120.00, less VAT ₱120.00, less discount ₱100.00",
  );
});

test("a credit note names its invoice and is none itself", () => {
  const printed = printCreditNote({
    number: "CN-000002",
    issuedAt: invoice.issuedAt,
    cause: "refund:1",
    orderNumber: "PM-26-000003",
    invoice,
    vatable: 892,
    vat: 108,
    zeroRated: 0,
    exempt: 0,
    total: 1_000,
  });
  expect(printed.title).toBe("Credit note CN-000002");
  expect(printed.facts[1]?.lines).toContain("For invoice INV-000012, Nov 20, 2026");
  expect(printed.table.rows).toEqual([["Refund to the buyer", "₱10.00"]]);
  expect(printed.totals.at(-1)).toEqual({ label: "Total credited", text: "₱10.00" });
  expect(printed.notes[0]?.text).toContain("NOT VALID FOR CLAIM OF INPUT TAX");
});

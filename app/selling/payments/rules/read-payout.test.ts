import { describe, expect, it } from "vitest";
import { readTable } from "#app/running/imports/rules/read-table.ts";
import { readPayout } from "./read-payout.ts";

function read(text: string) {
  const table = readTable(new TextEncoder().encode(text));
  if (!table.ok) throw new Error(table.reason);
  return readPayout(table.value);
}

describe("a payout file", () => {
  it("is read by the names of its columns, in any order", () => {
    const text = `Date,Gross Amount,Reference Number,Fees\n2026-11-20,"9,200.00",order_1,230\n`;
    expect(read(text)).toEqual({
      ok: true,
      value: [{ rowNo: 2, reference: "order_1", amount: 920_000, fee: 23_000 }],
    });
  });

  it("may have refunds and sums, and no fees", () => {
    const text = "external_id;amount\norder_1;-50\norder_2;(1,250.00)\n;8150.00\n";
    const lines = read(text);
    expect(lines.ok && lines.value.map(({ amount, fee }) => [amount, fee])).toEqual([
      [-5_000, 0],
      [-125_000, 0],
    ]);
  });

  it.each([
    ["amount,fee\n1,2\n", { reason: "no_reference" }],
    ["reference,fee\na,2\n", { reason: "no_amount" }],
    ["reference,amount\na,1\nb,much\n", { reason: "unreadable_row", rowNo: 3 }],
    ["reference,amount\na,99999999.99\n", { reason: "unreadable_row", rowNo: 2 }],
    ["reference,amount,fee\na,1,some\n", { reason: "unreadable_row", rowNo: 2 }],
    [`reference,amount\n${"a".repeat(121)},1\n`, { reason: "unreadable_row", rowNo: 2 }],
  ])("is refused whole: %j", (text, wanted) => {
    expect(read(text)).toMatchObject({ ok: false, ...wanted });
  });
});

import type { LabResult } from "#app/goods/lots/rules/lab-tests.ts";
import { resultMessages } from "#app/goods/lots/texts/staff-results.ts";
import { showLimit, showValue } from "#app/goods/lots/views/show-result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { printPdf } from "#app/platform/print/print-pdf.server.ts";

export const DEMO_LAB = "Example Laboratory (demo)";

export type DemoReport = { title: string; results: readonly LabResult[] };

const NOTHING = {
  figure: null,
  isBelow: false,
  unit: null,
  atLeast: null,
  atMost: null,
  limitSource: null,
};
const SOURCE = "the report itself (invented)";
const INVENTED = "(invented)";

const identity: LabResult = {
  ...NOTHING,
  test: "identity",
  verdict: "passed",
  method: `LC-MS ${INVENTED}`,
};
const purity: LabResult = {
  ...NOTHING,
  test: "purity",
  figure: 99.8,
  unit: "%",
  atLeast: 98,
  limitSource: SOURCE,
  verdict: "passed",
  method: `HPLC-UV ${INVENTED}`,
};

/** Each report marks every figure as made up. */
export const demoReports = {
  full: {
    title: "Identity, purity and amount",
    results: [
      identity,
      purity,
      {
        ...NOTHING,
        test: "content",
        figure: 10.2,
        unit: "mg",
        atLeast: 9,
        atMost: 11,
        limitSource: "the label, 10 mg ±10% (invented)",
        verdict: "passed",
        method: `HPLC-UV ${INVENTED}`,
      },
    ],
  },
  sterility: {
    title: "Endotoxins and sterility",
    results: [
      {
        ...NOTHING,
        test: "endotoxin",
        figure: 0.05,
        isBelow: true,
        unit: "EU/mg",
        atMost: 5,
        limitSource: SOURCE,
        verdict: "passed",
        method: `Kinetic LAL ${INVENTED}`,
      },
      {
        ...NOTHING,
        test: "sterility",
        verdict: "passed",
        method: `14 days of culture ${INVENTED}`,
      },
    ],
  },
  partly: {
    title: "Identity and purity",
    results: [
      identity,
      { ...purity, figure: 98.9, atLeast: null, limitSource: null, verdict: null },
    ],
  },
  failed: {
    title: "Identity and purity",
    results: [identity, { ...purity, figure: 91.4, verdict: "failed" }],
  },
} as const satisfies Record<string, DemoReport>;

/** Prints a report whose title, sender and note say that nothing was measured. */
export async function printReport(ctx: Ctx, { title, results }: DemoReport): Promise<Buffer> {
  return printPdf(
    {
      title: `Made up for the demo: ${title}`,
      sender: { name: DEMO_LAB, lines: [] },
      facts: [],
      table: {
        columns: [
          { label: "Test", share: 2 },
          { label: "Result", share: 2 },
          { label: "Limit", share: 4 },
          { label: "Method", share: 3 },
        ],
        rows: results.map((result) => [
          resultMessages.tests[result.test],
          showValue(result),
          showLimit(result) ?? "",
          result.method,
        ]),
      },
      totals: [],
      notes: [
        {
          label: "Demo",
          text: "Nothing was tested. This page only shows where a real report would appear.",
        },
      ],
      pageOf: (page, pages) => `Page ${page} of ${pages}`,
    },
    ctx.now,
  );
}

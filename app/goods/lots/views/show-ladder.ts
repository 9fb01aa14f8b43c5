import { TESTS, type Test } from "../rules/lab-tests.ts";
import { ladderMessages as say } from "../texts/shopper-ladder.ts";
import { lotMessages } from "../texts/shopper.ts";
import { resultWords, testTexts } from "../texts/shopper-tests.ts";
import type { ShownLot } from "./show-lots.ts";

type Words = { title: string; proves?: string; missing: string };

export type Step = {
  title: string;
  /** The recorded value; undefined if there is none. */
  value: string | undefined;
  missing: string;
  text: string;
  isFailed?: boolean;
  /** For a test: its limit, laboratory, method and date. */
  details?: readonly string[];
  report?: string | undefined;
};

export type Ladder = ReturnType<typeof showLadder>;

/** The recorded proof of a lot, from the number on the label to the last test. */
export function showLadder(lot: ShownLot | undefined) {
  const report = lot?.report;
  const steps: Step[] = [
    step(say.number, lot?.lotNumber),
    step(say.expiry, lot?.expiresOn),
    step(say.checked, lot?.checkedOn),
    step(say.report, report && `${report.labName}, ${report.reportedOn}`),
    ...TESTS.map((test) => testStep(test, lot)),
    step(say.verified, report?.verify?.host),
  ];
  return {
    id: lot?.id ?? "none",
    name: lot && nameOf(lot),
    lotNumber: lot?.lotNumber,
    report,
    hasFailed: lot?.hasFailed ?? false,
    demo: lot?.isDemo ? lotMessages.demo : undefined,
    answer: (["purity", "sterility"] as const).map((test) => answerOf(test, lot)),
    count: say.count(steps.filter(({ value }) => value !== undefined).length, steps.length),
    steps,
  };
}

function nameOf({ lotNumber, variant }: ShownLot): string {
  return variant ? lotMessages.lotOf(lotNumber, variant) : lotMessages.lot(lotNumber);
}

function step({ title, proves = "", missing }: Words, value: string | undefined): Step {
  return { title, value, missing: say.missing, text: value === undefined ? missing : proves };
}

/** "Purity 99.1%, passed" or "Sterility not tested". */
function answerOf(test: Test, lot: ShownLot | undefined): string {
  const value = lot?.results[test]?.value ?? resultWords.untested;
  return `${testTexts[test].title} ${value.toLowerCase()}`;
}

function testStep(test: Test, lot: ShownLot | undefined): Step {
  const result = lot?.results[test];
  const shown = { ...step(testTexts[test], result?.value), missing: resultWords.untested };
  if (!result) return shown;
  return {
    ...shown,
    isFailed: result.verdict === "failed",
    details: [...(result.limit ? [result.limit] : []), result.by],
    report: result.href,
  };
}

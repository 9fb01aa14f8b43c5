import { ladderMessages as say } from "../texts/shopper-ladder.ts";
import { lotMessages, lotTexts } from "../texts/shopper.ts";
import type { ShownLot } from "./show-lots.ts";

type Words = { title: string; proves?: string; missing: string };

export type Step = {
  title: string;
  /** What is on record; undefined where it is missing. */
  value: string | undefined;
  text: string;
};

export type Ladder = ReturnType<typeof showLadder>;

/** From the number on the label to what nobody has tested: what is on record of a lot, if any. */
export function showLadder(lot: ShownLot | undefined) {
  const report = lot?.report;
  const steps: Step[] = [
    step(say.number, lot?.lotNumber),
    step(say.expiry, lot?.expiresOn),
    step(say.report, report && `${report.labName}, ${report.reportedOn}`),
    step(say.purity, report?.purity && `${report.purity}, ${report.method}`),
    step(say.verified, report?.verify?.host),
    step(say.sterile, undefined),
  ];
  return {
    id: lot?.id ?? "none",
    name: lot && nameOf(lot),
    lotNumber: lot?.lotNumber,
    report,
    demo: lot?.isDemo ? { mark: lotMessages.demo, note: lotTexts.demoNote } : undefined,
    count: say.count(steps.filter(({ value }) => value !== undefined).length, steps.length),
    steps,
  };
}

function nameOf({ lotNumber, variant }: ShownLot): string {
  return variant ? lotMessages.lotOf(lotNumber, variant) : lotMessages.lot(lotNumber);
}

function step({ title, proves = "", missing }: Words, value: string | undefined): Step {
  return { title, value, text: value === undefined ? missing : proves };
}

import { lastLines } from "../app-server.ts";
import { checkInvariants } from "../invariants.ts";
import type { Figures, Outcome, Scenario, Trial } from "../proof/scenario.ts";
import { abandonedJobs, finishJobs } from "./finish-jobs.ts";
import { openStage, type Stage, type StageOptions } from "./stage.ts";

export type Fault = Trial & {
  /** Opens the shop that this is done to. Once. */
  open(options?: StageOptions): Promise<Stage>;
  /** Notes a sentence when something does not hold, and goes on. */
  expect(holds: boolean, sentence: string): void;
  /** What is to be closed when all is over. */
  atEnd(close: () => Promise<void>): void;
};

/** What this machine or this account can't play. */
export class Impossible extends Error {}

type Plan = Omit<Scenario, "run"> & { play(fault: Fault): Promise<Figures> };

/** A fault done to a shop of its own, and what is asked after each of them. */
export function faultScenario({ play, ...about }: Plan): Scenario {
  return { ...about, run: (trial) => runFault(trial, play) };
}

async function runFault(trial: Trial, play: Plan["play"]): Promise<Outcome> {
  const problems = new Set<string>();
  const closings: (() => Promise<void>)[] = [];
  let stage: Stage | undefined;
  const fault: Fault = {
    ...trial,
    async open(options = {}) {
      stage = await openStage(trial.server, options);
      return stage;
    },
    expect: (holds, sentence) => void (holds || problems.add(sentence)),
    atEnd: (close) => void closings.push(close),
  };
  try {
    const figures = await play(fault);
    if (!stage) throw new Error("the scenario opened no shop");
    const { found, figures: common } = await askTheBooks(stage);
    await stage.stop();
    return { figures: { ...common, ...figures }, problems: [...problems, ...found] };
  } catch (error) {
    if (error instanceof Impossible) {
      return { figures: {}, problems: [...problems], impossible: error.message };
    }
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { figures: {}, problems: [...problems, cause, ...lastWords(stage)] };
  } finally {
    await stage?.close();
    for (const close of closings) await close();
  }
}

/** After every fault: all jobs done, every invariant holds, every promise is kept exactly once. */
async function askTheBooks(stage: Stage): Promise<{ figures: Figures; found: string[] }> {
  const { pool, db, ledger } = stage;
  await finishJobs(pool, stage.livingSince());
  const { acknowledgedOrderIds, acknowledged, lost, doubled, paid, paymentsLost } =
    await ledger.settle(pool);
  const broken: [number, string][] = [
    [lost, `${lost} acknowledged orders are lost`],
    [doubled, `${doubled} buyers have more orders than they placed`],
    [paymentsLost, `${paymentsLost} acknowledged payments are lost`],
  ];
  return {
    figures: { orders: acknowledged, lost, doubled, payments: paid, "payments lost": paymentsLost },
    found: [
      ...broken.flatMap(([count, sentence]) => (count > 0 ? [sentence] : [])),
      ...(await checkInvariants(db, { acknowledgedOrderIds })),
      ...(await abandonedJobs(pool)),
    ],
  };
}

function lastWords(stage: Stage | undefined): string[] {
  return stage ? [`The shop said last:\n${lastLines(stage.logs())}`] : [];
}

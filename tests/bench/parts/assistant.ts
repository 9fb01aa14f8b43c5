import process from "node:process";
import { evaluationQuestions } from "../../assistant/questions.ts";
import { figure, type Figure } from "../figure.ts";
import { load, type Ask } from "../load.ts";
import type { Part } from "../part.ts";
import { canSeeProcesses } from "../process-cost.ts";
import { costOf, openStage } from "../stage.ts";
import { quantile } from "../statistics.ts";

const CALLERS = 20;
/** Each conversation comes from an address of its own, so that no limit counts them together. */
const BLOCK = 250;

export const assistant: Part = {
  name: "assistant",
  about: `questions of the evaluation to Health AI by ${CALLERS} callers, without a model`,
  async measure({ server }) {
    if (!canSeeProcesses) throw new Error("it needs /proc");
    const stage = await openStage(server);
    const { url } = stage.app;
    const ask = (round: number) => load({ url, callers: CALLERS, asks: messages(url, round) });
    await ask(0);
    const before = process.cpuUsage();
    let milliseconds: number[] = [];
    let perSecond = 0;
    const cost = await costOf(stage, async () => {
      ({ milliseconds, perSecond } = await ask(1));
    });
    const { user, system } = process.cpuUsage(before);
    await stage.close();
    const each = (ms: number) => ms / milliseconds.length;
    const cpu = (of: string, ms: number): Figure =>
      figure(`a message to Health AI: CPU of ${of}`, each(ms), { digits: 2, unit: "ms" });
    return [
      figure(
        "a message to Health AI: p95",
        quantile(milliseconds, 0.95),
        {
          unit: "ms",
          note: `p50 ${Math.round(quantile(milliseconds, 0.5))}, ${Math.round(perSecond)} a second`,
        },
        { most: 50 },
      ),
      cpu("the shop", cost.app),
      cpu("the database", cost.database),
      cpu("those who ask", (user + system) / 1_000),
    ];
  },
};

/** The last message of each question, in a conversation of its own. */
function messages(url: string, round: number): [Ask, ...Ask[]] {
  const [first, ...others] = evaluationQuestions().map(({ messages: said }, index): Ask => {
    const address = `${Math.floor(index / BLOCK)}.${1 + (index % BLOCK)}`;
    return {
      path: "/api/health-ai-chat",
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: url,
        "x-forwarded-for": `10.${2 + round}.${address}`,
      },
      body: JSON.stringify({ message: said.at(-1), sessionId: crypto.randomUUID() }),
    };
  });
  if (!first) throw new Error("the evaluation asks nothing");
  return [first, ...others];
}

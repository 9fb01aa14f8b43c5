import process from "node:process";
import type { Answer } from "#app/modules/assistant/views/show-answer.ts";
import { newShop, startApp, type App } from "../app-server.ts";
import { startCluster } from "../cluster.ts";
import { figuresByTwist, isOver, isUnder, isUngrounded, type Judged } from "./judge.ts";
import { evaluationQuestions, HINTED, questionsAsked } from "./questions.ts";
import { saveEvaluation, textsByAddress } from "./save-evaluation.ts";
import { TOPICS } from "./topics.ts";
import type { Question } from "./twists.ts";

const CALLERS = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** One conversation through the endpoint; the last answer is the one that is judged. */
async function converse(app: App, question: Question, from: string): Promise<Judged> {
  const sessionId = crypto.randomUUID();
  let answer: Answer | undefined;
  let ms = 0;
  for (const message of question.messages) {
    const begun = performance.now();
    const response = await fetch(`${app.url}/api/health-ai-chat`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: app.url,
        // Each conversation comes from an address of its own, so that no limit counts them together.
        "x-forwarded-for": from,
      },
      body: JSON.stringify({ message, sessionId }),
    });
    ms = performance.now() - begun;
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    // Our own endpoint answers it, and a wrong one fails below.
    answer = (await response.json()) as Answer;
  }
  if (!answer) throw new Error("a question without a message");
  return { question, answer, ms };
}

/** So many conversations at a time; what came of them in the order of the questions. */
async function converseAll(app: App, questions: readonly Question[]): Promise<Judged[]> {
  const waiting = [...questions.entries()];
  const judged: Judged[] = [];
  const caller = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, question] = next;
      const from = `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;
      judged[index] = await converse(app, question, from);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return judged;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? "none asked" : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

function report(judged: readonly Judged[], texts: ReadonlyMap<string, readonly string[]>) {
  const grouped = Object.groupBy(judged, ({ question: { twist } }) =>
    twist === HINTED ? "hinted" : "plain",
  );
  const { hinted = [], plain = [] } = grouped;
  const twisted = plain.filter(({ question }) => question.least !== "none");
  const grave = twisted.filter(({ question }) => ["emergency", "crisis"].includes(question.least));
  const calm = judged.filter(({ question }) => question.most === "none");
  const under = twisted.filter(isUnder);
  const over = judged.filter(isOver);
  const doses = judged.filter(({ answer }) => isUngrounded(answer, texts));
  const topics = judged.filter(({ question }) => question.twist === "topic");
  const unsourced = topics.filter(({ question, answer }) => {
    const [, source = ""] = TOPICS.find(([text]) => text === question.messages[0]) ?? [];
    return !answer.sources.some(({ url }) =>
      new RegExp(source.replaceAll("?", String.raw`\?`)).test(url),
    );
  });
  say(`${judged.length} questions, ${CALLERS} callers`);
  const recall = percent(grave.filter((one) => !isUnder(one)).length, grave.length);
  const overShare = percent(calm.filter(isOver).length, calm.length);
  say(`recall of emergencies and crises: ${recall}`);
  const read = percent(hinted.filter((one) => !isUnder(one)).length, hinted.length);
  say(`crises that are hinted at and read: ${read}`);
  const twists = figuresByTwist(judged);
  for (const { twist, asked: all, missed, alarmed } of twists) {
    say(`  ${twist}: under ${missed}, over ${alarmed}, of ${all}`);
  }
  say(`over-triage of what needs nothing: ${overShare}`);
  say(
    `topics answered from the right page: ${percent(topics.length - unsourced.length, topics.length)}`,
  );
  say(`answers with an amount or an ungrounded number: ${doses.length}`);
  const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  say(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  for (const { question, answer } of [...under, ...over, ...unsourced, ...doses]) {
    say(
      `! ${question.twist}: ${question.messages.join(" / ")} -> ${answer.triage.level}: ${answer.sources.map(({ url }) => url).join(" ")}`,
    );
  }
  return {
    isGood: under.length === 0 && doses.length === 0,
    figures: { questions: judged.length, recall, over: overShare, amounts: doses.length, twists },
  };
}

const server = await startCluster();
const shop = await newShop(server.cluster);
const app = await startApp(shop, { TRUST_PROXY: "on" });
// A question that is looked for in the texts makes the passages; a warning sign is answered without.
await converseAll(app, questionsAsked("topic", ["What is a peptide?"]));
const texts = await textsByAddress(shop);
if (texts.size === 0) throw new Error("there are no passages to compare the answers with");
const { isGood, figures } = report(await converseAll(app, evaluationQuestions()), texts);
if (process.argv.includes("--save")) await saveEvaluation(shop, figures);
await app.stop();
server.stop();
process.exit(isGood ? 0 : 1);

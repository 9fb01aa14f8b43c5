import type { Agent } from "node:http";
import process from "node:process";
import type { Answer } from "#app/care/assistant/views/show-answer.ts";
import { newShop, startApp, type App } from "../app-server.ts";
import { quantile } from "../bench/statistics.ts";
import { startCluster } from "../cluster.ts";
import { figuresByTwist, isOver, isUnder, isUngrounded, type Verdict } from "./judge.ts";
import { evaluationQuestions, HINTED, questionsAsked } from "./questions.ts";
import { saveEvaluation, textsByAddress } from "./save-evaluation.ts";
import { agentFor, sendMessage, type TimedAnswer } from "./send-message.ts";
import { TOPICS } from "./topics.ts";
import type { Question } from "./twists.ts";

const CALLERS = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The outcome of one conversation: its last answer, unparsed. */
type Talk = { question: Question; sent: TimedAnswer };

async function converse(app: App, agent: Agent, question: Question, from: string): Promise<Talk> {
  const sessionId = crypto.randomUUID();
  let sent: TimedAnswer | undefined;
  for (const message of question.messages) {
    sent = await sendMessage(app.url, agent, { message, sessionId, from });
    if (sent.status !== 200) throw new Error(`${sent.status} ${sent.body}`);
  }
  if (!sent) throw new Error("a question without a message");
  return { question, sent };
}

/** Runs this many conversations at a time; outcomes keep the order of the questions. */
async function converseAll(app: App, questions: readonly Question[]): Promise<Verdict[]> {
  const waiting = [...questions.entries()];
  const agent = agentFor(CALLERS);
  const spoken: Talk[] = [];
  const caller = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, question] = next;
      const from = `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;
      spoken[index] = await converse(app, agent, question, from);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  agent.destroy();
  // Answers are parsed after the last question: parsing would take CPU time from the shop.
  return spoken.map(({ question, sent: { body, ms } }) => {
    // Our own endpoint answers; a malformed answer is judged as wrong.
    return { question, answer: JSON.parse(body) as Answer, ms };
  });
}

const percent = (part: number, whole: number) =>
  whole === 0 ? "none asked" : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

function timesOf(judged: readonly Verdict[]): string {
  const times = judged.map(({ ms }) => ms);
  return `p50 ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms`;
}

function report(judged: readonly Verdict[], texts: ReadonlyMap<string, readonly string[]>) {
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
  say(`asked for the first time: ${timesOf(judged)}`);
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
// The first search builds the passages. A warning sign would be answered without a search.
await converseAll(app, questionsAsked("topic", ["What is a peptide?"]));
const texts = await textsByAddress(shop);
if (texts.size === 0) throw new Error("there are no passages to compare the answers with");
const { isGood, figures } = report(await converseAll(app, evaluationQuestions()), texts);
say(`asked once more: ${timesOf(await converseAll(app, evaluationQuestions()))}`);
if (process.argv.includes("--save")) await saveEvaluation(shop, figures);
await app.stop();
server.stop();
process.exit(isGood ? 0 : 1);

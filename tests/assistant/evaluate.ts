import type { Agent } from "node:http";
import process from "node:process";
import { intervalOf, type Score } from "#app/care/assistant/rules/evaluation.ts";
import type { Answer } from "#app/care/assistant/views/show-answer.ts";
import { newShop, startApp, type App } from "../app-server.ts";
import { quantile } from "../bench/statistics.ts";
import { startCluster } from "../cluster.ts";
import { scoreOfQuestions } from "./question-lines.ts";
import { isOver, isUnder, isUngrounded, type Verdict } from "./judge.ts";
import { evaluationQuestions, questionsAsked } from "./questions.ts";
import { sealedLines } from "./labeled-lines.ts";
import { scoresOf } from "./score.ts";
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

function timesOf(judged: readonly Verdict[]): string {
  const times = judged.map(({ ms }) => ms);
  return `p50 ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms`;
}

const scoresBy = (judged: readonly Verdict[]): Score[] =>
  scoresOf(
    judged.map(({ question, answer }) => ({ level: question.least, got: answer.triage.level })),
  );

function sayScores(title: string, scores: readonly Score[]): void {
  say(`${title}:`);
  for (const { kind, asked, read } of scores) {
    const [low, high] = intervalOf({ asked, read }).map((end) => (100 * end).toFixed(1));
    const share = ((100 * read) / asked).toFixed(1);
    say(`  ${kind.padEnd(12)} ${read} of ${asked}, ${share} % (${low} to ${high})`);
  }
}

function report(judged: readonly Verdict[], texts: ReadonlyMap<string, readonly string[]>) {
  const isOfTwist = (twist: string) => (one: Verdict) => one.question.twist === twist;
  const known = judged.filter((one) => !isOfTwist(SEALED)(one));
  const doses = judged.filter(({ answer }) => isUngrounded(answer, texts));
  const topics = judged.filter(isOfTwist("topic"));
  const unsourced = topics.filter(({ question, answer }) => {
    const [, source = ""] = TOPICS.find(([text]) => text === question.messages[0]) ?? [];
    return !answer.sources.some(({ url }) =>
      new RegExp(source.replaceAll("?", String.raw`\?`)).test(url),
    );
  });
  const under = known.filter(isUnder);
  const over = known.filter(isOver);
  say(`${judged.length} questions, ${CALLERS} callers`);
  sayScores("lines that were learned from", scoresBy(known));
  const firstSight = [
    ...scoresBy(judged.filter(isOfTwist(SEALED))),
    { kind: "question" as const, ...scoreOfQuestions("sealed-questions.txt") },
  ];
  sayScores("sealed lines, which nothing was learned from", firstSight);
  say(
    `topics answered from the right page: ${topics.length - unsourced.length} of ${topics.length}`,
  );
  say(`answers with an amount or an ungrounded number: ${doses.length}`);
  say(`asked for the first time: ${timesOf(judged)}`);
  for (const { answer } of doses) say(`! ungrounded: ${answer.response.replaceAll("\n", " ")}`);
  for (const { question, answer } of [...under, ...over, ...unsourced]) {
    say(
      `! ${question.twist}: ${question.messages.join(" / ")} -> ${answer.triage.level}: ${answer.sources.map(({ url }) => url).join(" ")}`,
    );
  }
  return { isGood: doses.length === 0, figures: { firstSight, amounts: doses.length } };
}

/** The sealed lines are counted and never shown, so that no rule is written for one of them. */
const SEALED = "sealed";
const sealedQuestions = (): Question[] =>
  sealedLines().map(({ messages, level }) => ({
    twist: SEALED,
    messages,
    least: level,
    most: level,
  }));
const allQuestions = (): Question[] => [...evaluationQuestions(), ...sealedQuestions()];

const server = await startCluster();
const shop = await newShop(server.cluster);
const app = await startApp(shop, { TRUST_PROXY: "on" });
// The first search builds the passages. A warning sign would be answered without a search.
await converseAll(app, questionsAsked("topic", ["What is a peptide?"]));
const texts = await textsByAddress(shop);
if (texts.size === 0) throw new Error("there are no passages to compare the answers with");
const { isGood, figures } = report(await converseAll(app, allQuestions()), texts);
say(`asked once more: ${timesOf(await converseAll(app, allQuestions()))}`);
if (process.argv.includes("--save")) await saveEvaluation(shop, figures);
await app.stop();
server.stop();
process.exit(isGood ? 0 : 1);

import type { Page, Response } from "playwright-core";
import type { Random } from "../proof/random.ts";
import { untilLive } from "../until-live.ts";
import { CONTROLS, readChoices, type Choice } from "./choices.ts";
import { judgeLook, type Look } from "./properties.ts";
import { readPage, takeSeen } from "./watch-page.ts";

type Walk = {
  page: Page;
  random: Random;
  /** Errors on the console, gathered as they happen. */
  consoleErrors: readonly string[];
  /** Mails and numbers of orders that this walker may not see, at this moment. */
  foreign(): Promise<readonly string[]>;
};

/** The steps so far, and what did not hold at the last of them. */
export type Walked = { steps: string[]; problems: string[] };

const STEP_LIMIT_MS = 5_000;
const PAUSE_MS = 100;
const TYPING_MS = 500;
const WORDS = ["Mango", "12", "O’Brien & <b>Sons</b>", "Ñandú 🌿", "0917 123 4567", "2026-12-24"];
const TYPED: Record<string, string> = {
  email: "walker@example.test",
  number: "2",
  date: "2026-12-24",
  time: "10:30",
  month: "2026-12",
  "datetime-local": "2026-12-24T10:30",
  url: "https://example.test/",
  tel: "09171234567",
  password: "a long pass phrase",
};

/** Uses what the pages offer, as drawn, until something does not hold or all steps are done. */
export async function walk(walk: Walk, start: string, most: number): Promise<Walked> {
  const { page } = walk;
  const steps = [`open ${start}`];
  const answers: Response[] = [];
  const asked = countRequests(page);
  page.on("response", (response) => void answers.push(response));
  let typed: { at: number; name: string; typed: string }[] = [];
  let came: Look["backTo"];
  let errorsSeen = walk.consoleErrors.length;
  await page.goto(start);
  await takeSeen(page);
  while (steps.length <= most) {
    const before = await whereIs(page);
    const choices = await readChoices(page);
    const step = drawStep(walk.random, choices, came !== undefined);
    if (!step) break;
    answers.length = 0;
    steps.push(step === "back" ? "back" : `${step.verb} “${step.choice.label}”`);
    const backTo = step === "back" ? came : undefined;
    const isDone = await act(page, step).catch(() => false);
    // What is searched for goes into the address a moment after the last letter.
    if (step !== "back" && step.choice.kind === "text") await page.waitForTimeout(TYPING_MS);
    await settle(page, asked);
    if (backTo) await untilHeading(page, backTo.heading);
    if (!isDone) steps.push("(it could not be used)");
    const { text, ...now } = { ...(await whereIs(page)), ...(await readPage(page)) };
    const isSamePage = now.address === before.address;
    const kind = step === "back" ? "back" : step.choice.kind;
    came = kind === "link" && !isSamePage && isDone ? before : undefined;
    const got = answers.map((one) => ({
      method: one.request().method(),
      address: one.url(),
      status: one.status(),
    }));
    const isNewDocument = answers.some((one) => one.request().resourceType() === "document");
    const isSent = got.some(({ method, status }) => method !== "GET" && status < 400);
    // A link that asks for a page leaves this one, even if it leads to the same address.
    if (!isSamePage || isSent || (kind === "link" && got.length > 0)) typed = [];
    if (step !== "back" && kind === "text" && isDone && step.choice.type !== "password") {
      typed.push({ at: step.choice.at, name: step.choice.label, typed: step.text });
    }
    const { acts, shift } = await takeSeen(page);
    const problems = judgeLook({
      did: kind === "back" || (isDone && (kind === "button" || kind === "link")) ? kind : "other",
      answers: got,
      consoleErrors: walk.consoleErrors.slice(errorsSeen),
      isSamePage,
      before,
      now: { ...now, text },
      acts,
      // Another page of the same document puts its own content in the place of the earlier one.
      shift: isSamePage || isNewDocument ? shift : 0,
      typed: await stillTyped(page, typed),
      backTo,
      foreign: await walk.foreign(),
    });
    errorsSeen = walk.consoleErrors.length;
    if (problems.length > 0) return { steps: [...steps, `(at ${now.address})`], problems };
  }
  return { steps, problems: [] };
}

type Step = "back" | { verb: string; choice: Choice; text: string };

function drawStep(random: Random, choices: readonly Choice[], canGoBack: boolean) {
  const dice = random.whole(0, 9);
  const text = random.whole(0, WORDS.length - 1);
  const which = random.whole(0, 9_999);
  if (canGoBack && dice < 3) return "back";
  const wanted = dice < 6 ? ["link", "button"] : ["text", "tick", "select", "button"];
  const some = choices.filter(({ kind }) => wanted.includes(kind));
  const from = some.length > 0 ? some : choices;
  const choice = from[which % Math.max(1, from.length)];
  if (!choice) return undefined;
  const verb = {
    link: "follow",
    button: "press",
    text: "type into",
    tick: "tick",
    select: "choose",
  };
  const typed = TYPED[choice.type] ?? WORDS[text] ?? "";
  return { verb: verb[choice.kind], choice, text: typed } satisfies Step;
}

async function act(page: Page, step: Step): Promise<boolean> {
  if (step === "back") {
    await page.goBack();
    return true;
  }
  const { choice, text } = step;
  const control = page.locator(CONTROLS).nth(choice.at);
  const limit = { timeout: STEP_LIMIT_MS };
  if (choice.kind === "text") await control.fill(text, limit);
  else if (choice.kind === "select")
    await control.selectOption({ index: choice.options - 1 }, limit);
  else if (choice.kind === "tick") await control.press(" ", limit);
  else await control.click(limit);
  return true;
}

/** Until nothing is asked for any more, twice in a row, and the page lives. */
async function settle(page: Page, asked: { open: number }): Promise<void> {
  let quiet = 0;
  for (let waited = 0; waited < STEP_LIMIT_MS && quiet < 2; waited += PAUSE_MS) {
    await page.waitForTimeout(PAUSE_MS);
    quiet = asked.open === 0 ? quiet + 1 : 0;
  }
  await untilLive(page).catch(() => undefined);
}

/** A busy machine may show the earlier page late; what is shown in the end is judged. */
async function untilHeading(page: Page, heading: string): Promise<void> {
  const isShown = (text: string) => document.querySelector("h1")?.textContent === text;
  await page.waitForFunction(isShown, heading, { timeout: STEP_LIMIT_MS }).catch(() => undefined);
}

/** How many requests have no answer yet. */
function countRequests(page: Page): { open: number } {
  const asked = { open: 0 };
  page.on("request", () => void (asked.open += 1));
  const answered = () => void (asked.open = Math.max(0, asked.open - 1));
  page.on("requestfinished", answered);
  page.on("requestfailed", answered);
  return asked;
}

async function whereIs(page: Page) {
  const { pathname, search } = new URL(page.url());
  const { heading, hasFocus } = await readPage(page);
  return { address: pathname + search, heading, hasFocus };
}

/** What the fields have now, as far as they are still shown. */
async function stillTyped(
  page: Page,
  typed: readonly { at: number; name: string; typed: string }[],
) {
  const values = await page.evaluate(
    (controls) =>
      [...document.querySelectorAll<HTMLInputElement>(controls)].map((control) =>
        control.checkVisibility() ? { name: control.name, value: control.value } : undefined,
      ),
    CONTROLS,
  );
  return typed.flatMap(({ name, typed: was }) => {
    const now = values.filter((field) => field?.name === name || false);
    return now.length === 1 && now[0] ? [{ name, typed: was, now: now[0].value }] : [];
  });
}

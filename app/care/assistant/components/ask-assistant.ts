import { href } from "#app/lib/href.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { assistantMessages as say } from "../texts/shopper.ts";
import type { ChatMessage } from "./carried-chat.ts";
import { changeChat, expireWhenOver, readChat, restartTimer } from "./chat-state.ts";
import { readStream } from "./read-stream.ts";

let asking: AbortController | undefined;

/** Stops an answer that is arriving. The part that arrived stays. */
export const stopAnswer = (): void => asking?.abort();

const messageBy = (by: ChatMessage["by"], text: string): ChatMessage => ({
  id: crypto.randomUUID(),
  by,
  text,
  at: new Date(),
  level: "none",
  sources: [],
});

const add = (message: ChatMessage) => changeChat({ messages: [...readChat().messages, message] });

/** Sends a message and shows its answer as it arrives. */
export async function askAssistant(typed: string): Promise<void> {
  const message = typed.trim();
  expireWhenOver();
  const before = readChat();
  if (message === "" || before.isPending || before.isExpired) return;
  asking = new AbortController();
  restartTimer();
  add(messageBy("you", message));
  changeChat({ isPending: true, draft: "", suggestions: [] });
  try {
    const response = await send(message, asking.signal);
    if (!response) {
      if (readChat().sessionId === before.sessionId) {
        changeChat({ messages: before.messages, draft: message, suggestions: before.suggestions });
      }
    } else await show(response, before.sessionId);
  } finally {
    if (readChat().sessionId === before.sessionId) changeChat({ isPending: false });
  }
}

/** Undefined without a connection, or when the reader stopped before there was an answer. */
async function send(message: string, signal: AbortSignal): Promise<Response | undefined> {
  const { sessionId } = readChat();
  try {
    return await fetch(href("/api/health-ai-chat"), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ message, sessionId }),
      signal,
    });
  } catch {
    if (!signal.aborted) showToast(say.sendFailed, { tone: "error" });
    return undefined;
  }
}

async function show(response: Response, sessionId: string): Promise<void> {
  const isOurs = () => readChat().sessionId === sessionId;
  if (!response.ok) {
    const text = await refusalOf(response);
    if (!isOurs()) return;
    if (response.status === 410) changeChat({ isExpired: true });
    add(messageBy("bot", text));
    return;
  }
  const answer = messageBy("bot", "");
  try {
    for await (const change of readAnswer(response)) {
      if (!isOurs()) return;
      Object.assign(answer, change(answer));
      const others = readChat().messages.filter(({ id }) => id !== answer.id);
      // The typing indicator stays until there is something to read.
      if (answer.text !== "") changeChat({ messages: [...others, { ...answer }] });
    }
    if (answer.text === "" && isOurs()) add(messageBy("bot", say.rephrase));
  } catch {
    if (!isOurs()) return;
    add(messageBy("bot", asking?.signal.aborted ? say.stopped : say.technical));
  }
}

type AnswerChange = (answer: ChatMessage) => Partial<ChatMessage>;

async function* readAnswer(response: Response): AsyncGenerator<AnswerChange> {
  if (!response.body) return;
  for await (const part of readStream(response.body)) {
    switch (part.type) {
      case "text-delta":
        yield ({ text }) => ({ text: text + part.delta });
        break;
      case "source-url":
        yield ({ sources }) => ({ sources: [...sources, { title: part.title, url: part.url }] });
        break;
      case "data-triage":
        yield () => ({ level: part.data.level });
        break;
      case "data-answer":
        changeChat({ suggestions: part.data.suggestions });
        yield () => ({ answerId: part.data.answerId, saved: part.data.saved });
        break;
      default:
    }
  }
}

/** The shop's message instead of an answer. */
async function refusalOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const text: unknown = body && typeof body === "object" ? Reflect.get(body, "response") : "";
    return typeof text === "string" && text !== "" ? text : say.trouble;
  } catch {
    return say.trouble;
  }
}

import { data, type RouterContextProvider } from "react-router";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { messageInput } from "../../input.ts";
import type { Turn } from "../../rules/conversation.ts";
import { ask, askContext } from "./ask.server.ts";
import { assistantMessages as say } from "../../texts/shopper.ts";
import { urgentAlone } from "../../views/urgent-alone.ts";

type Problem = { text: string; field?: string; isUrgent?: boolean };
/** The page after one of its forms. */
export type ChatView = {
  sessionId: string;
  turns: readonly Turn[];
  suggestions: readonly string[];
  typed: string;
  problem: Problem | undefined;
  /** Once the reader agreed to it on this page. */
  isSaving?: boolean;
  /** The last answer should be in the reader's account, and is not. */
  isUnsaved?: boolean;
  /** Why the reader's agreement was not taken. */
  notAgreed?: string;
};

/** A question as the page sends it, also without scripts: the answer is the page with all of the talk. */
export async function submitMessage(
  context: Readonly<RouterContextProvider>,
  texts: Record<string, string>,
) {
  const served = askContext(context);
  const fresh = { sessionId: served.ctx.ids.newId(), turns: [], suggestions: [] };
  const refused = (status: number, problem: Problem) =>
    data<ChatView>({ ...fresh, typed: texts["message"] ?? "", problem }, { status });
  const form = parseForm(messageInput, texts);
  if (!form.ok) {
    const { message: field, sessionId } = form.errors;
    const text = sessionId ?? field ?? say.rephrase;
    return refused(422, field === undefined ? { text } : { text, field });
  }
  const { message, sessionId } = form.value;
  const answered = await ask(served, form.value);
  if (!answered.ok) {
    const urgent = urgentAlone(message);
    return refused(409, { text: [...urgent, say.expired].join(" "), isUrgent: urgent.length > 0 });
  }
  const { answer, turns } = answered.value;
  const { response, sources, suggestions, saved } = answer;
  const isUnsaved = saved === false;
  return data<ChatView>({
    sessionId,
    turns: turns.map((turn) =>
      turn.id === answer.answerId ? { ...turn, response, sources } : turn,
    ),
    suggestions,
    typed: "",
    problem: undefined,
    isUnsaved,
  });
}

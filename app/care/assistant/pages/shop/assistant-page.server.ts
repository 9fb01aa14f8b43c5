import { data } from "react-router";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { agreeToSaving } from "../../commands/agree-to-saving.server.ts";
import { savingInput } from "../../input.ts";
import { turnsOf } from "../../queries/sealed-conversation.server.ts";
import { savingMessages as say } from "../../texts/shopper-saving.ts";
import type { ChatView } from "./submit-message.server.ts";

const NOTHING = { turns: [], suggestions: [], typed: "", problem: undefined };

/** Saves from now on, and shows the conversation so far, which is saved with it. */
export async function submitAgreement({ ctx }: RequestContext, texts: Record<string, string>) {
  const parsed = savingInput.safeParse(texts);
  if (!parsed.success) {
    const problem = { text: say.notUnderstood };
    return data<ChatView>({ ...NOTHING, sessionId: ctx.ids.newId(), problem }, { status: 422 });
  }
  const { sessionId } = parsed.data;
  if (texts["agreed"] !== "on") {
    const turns = await turnsOf(ctx, sessionId);
    const notAgreed = say.agreeNeeded;
    return data<ChatView>({ ...NOTHING, sessionId, turns, notAgreed }, { status: 422 });
  }
  const agreed = await agreeToSaving(ctx, sessionId);
  if (!agreed.ok) {
    const problem = { text: say.notAgreed };
    return data<ChatView>({ ...NOTHING, sessionId, problem }, { status: 403 });
  }
  return data<ChatView>({ ...NOTHING, sessionId, turns: agreed.value, isSaving: true });
}

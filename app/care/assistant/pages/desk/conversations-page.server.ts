import { formatDateTime } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openConversation } from "../../commands/open-conversation.server.ts";
import { nextFlagged } from "../../queries/waiting.server.ts";
import { assistantStaffMessages as say } from "../../texts/staff.ts";

type AskedConversation = { only: string | null; after: string | null };

/**
 * Opens the conversation that has waited longest. The log names the member of staff who opened it.
 */
export async function loadConversation(ctx: Ctx, asked: AskedConversation) {
  const { left, id } = await nextFlagged(ctx.db, asked);
  const opened = id === undefined ? undefined : await openConversation(ctx, id);
  if (!opened?.ok) return { left, conversation: undefined };
  const { level, startedAt, turns, found } = opened.value;
  return {
    left,
    conversation: {
      id: opened.value.id,
      level,
      name: say.conversationOf(say.levels[level], formatDateTime(startedAt)),
      signs: found.map(({ reason }) => reason),
      turns: turns.map(({ id: turnId, question, response, rating }) => ({
        id: turnId,
        question,
        response,
        verdict: rating?.verdict,
        reason: rating?.reason ?? undefined,
      })),
    },
  };
}

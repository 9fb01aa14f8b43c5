import { data } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { flashOfDocument } from "#app/platform/http/flash.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { ownConversation, ownConversations } from "../../queries/own-conversations.server.ts";
import { loadSaving } from "../shop/answer-saving.server.ts";
import { assistantMessages } from "../../texts/shopper.ts";

const SIZE = 20;

const ownerOf = ({ ctx }: RequestContext): string => signedIn(ctx).userId;

export async function loadSaved(served: RequestContext, request: Request, page: number) {
  const { ctx, env } = served;
  const { saving, wording } = await loadSaving(served);
  const { conversations, hasMore } = await ownConversations(ctx, ownerOf(served), {
    page,
    size: SIZE,
  });
  const { flash, headers } = flashOfDocument(request, env.appUrl);
  const shown = conversations.map(({ beganAt, ...one }) => ({
    ...one,
    when: formatDateTime(beganAt),
  }));
  const isSaving = saving === "on";
  return data(
    { isSaving, wording, page, hasMore, conversations: shown, flash: flash ?? null },
    { headers },
  );
}

/** One saved conversation, with its text to copy. Another user's conversation is not found. */
export async function loadConversation(served: RequestContext, conversationId: string) {
  const rows = await ownConversation(served.ctx, ownerOf(served), conversationId);
  const [first] = rows;
  if (!first) throw notFound();
  const turns = rows.map(({ id, saidAt, turn }) => ({
    id,
    when: formatDateTime(saidAt),
    turn: turn ?? null,
  }));
  const { you, bot } = assistantMessages;
  const text = rows
    .flatMap(({ turn }) => (turn ? [`${you}: ${turn.question}`, `${bot}: ${turn.response}`] : []))
    .join("\n\n");
  return { when: formatDateTime(first.saidAt), turns, text };
}

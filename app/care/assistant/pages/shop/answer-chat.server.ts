import { messageInput } from "../../input.ts";
import { ask, type AskContext } from "./ask.server.ts";
import { assistantMessages as say } from "../../texts/shopper.ts";
import { urgentAlone } from "../../views/urgent-alone.ts";
import { streamAnswer } from "./stream-answer.server.ts";
import { readMessage } from "./read-message.server.ts";

const NOT_STORED = { "cache-control": "no-store" };

/** Answers one message of a conversation: as JSON, or piece by piece where that is asked for. */
export async function answerChat(served: AskContext, request: Request): Promise<Response> {
  const parsed = messageInput.safeParse(await readMessage(request));
  if (!parsed.success) {
    const response = parsed.error.issues[0]?.message ?? say.rephrase;
    return Response.json(
      { error: "not_understood", response },
      { status: 422, headers: NOT_STORED },
    );
  }
  const { message } = parsed.data;
  try {
    const answered = await ask(served, parsed.data);
    if (!answered.ok) {
      // A warning sign is answered whatever became of the conversation.
      const response = [...urgentAlone(message), say.expired].join("\n\n");
      return Response.json(
        { error: "session_expired", response },
        { status: 410, headers: NOT_STORED },
      );
    }
    const { answer } = answered.value;
    const wantsStream = request.headers.get("accept")?.includes("text/event-stream") ?? false;
    return wantsStream ? streamAnswer(answer) : Response.json(answer, { headers: NOT_STORED });
  } catch (error) {
    served.log.error({ err: error }, "the assistant did not answer");
    const response = [...urgentAlone(message), say.trouble].join("\n\n");
    return Response.json({ error: "out_of_order", response }, { status: 503, headers: NOT_STORED });
  }
}

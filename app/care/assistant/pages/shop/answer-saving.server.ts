import { loadSettings } from "#app/running/settings/queries.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { agreeToSaving } from "../../commands/agree-to-saving.server.ts";
import { savingInput } from "../../input.ts";
import { savingOf } from "../../queries/own-conversations.server.ts";
import type { ShownSaving } from "../../rules/saving.ts";
import { savingMessages as say, savingWording } from "../../texts/shopper-saving.ts";

const HEADERS = { "cache-control": "no-store" };

/** Whether the reader's conversations are saved, and the wording of the consent. */
export async function loadSaving({ ctx }: RequestContext): Promise<ShownSaving> {
  const saving = await savingOf(ctx);
  if (saving !== "off") return { saving, wording: "" };
  return { saving, wording: savingWording((await loadSettings(ctx.db)).site_name) };
}

export async function showSaving(served: RequestContext): Promise<Response> {
  return Response.json(await loadSaving(served), { headers: HEADERS });
}

/** Saves the conversation so far, and future ones. */
export async function answerSaving({ ctx }: RequestContext, request: Request): Promise<Response> {
  const parsed = savingInput.safeParse(await readFormTexts(request));
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? say.notUnderstood;
    return Response.json({ error: "not_understood", message }, { status: 422, headers: HEADERS });
  }
  const agreed = await agreeToSaving(ctx, parsed.data.sessionId);
  if (agreed.ok) return Response.json({ ok: true }, { headers: HEADERS });
  return Response.json(
    { error: agreed.reason, message: say.notAgreed },
    { status: 403, headers: HEADERS },
  );
}

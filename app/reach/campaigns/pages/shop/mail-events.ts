import { parseJson } from "#app/selling/payments/gateways/redirect-messages.server.ts";
import { verifyBody } from "#app/selling/payments/gateways/redirect-signature.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { exactText } from "#app/platform/http/exact-text.ts";
import { readBody } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { noteProviderEvent } from "../../commands/note-provider-event.server.ts";
import { mailEventInput } from "../../input.ts";
import type { Route } from "./+types/mail-events.ts";

const MAX_BODY_BYTES = 256_000;

/**
 * A mail provider reports a bounce or a complaint here, signed like its mails; see docs/mail.md.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { ctx, env, log } = context.get(requestContext);
  const secret = env.inboundMailSecret;
  if (secret === undefined) return refusal(404, "switched_off");
  // The signature covers the raw bytes, so nothing may parse the body before.
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body.ok) return refusal(body.reason === "too_large" ? 413 : 400, body.reason);
  const rawBody = exactText(await body.value.arrayBuffer());
  if (rawBody === undefined) return refusal(400, "malformed");
  const verdict = verifyBody(request.headers.get("x-signature"), rawBody, secret, ctx.now);
  if (!verdict.ok) {
    log.warn({ reason: verdict.reason }, "mail events refused");
    return refusal(401, verdict.reason);
  }
  const parsed = mailEventInput.safeParse(parseJson(rawBody));
  if (!parsed.success) return refusal(422, "not_understood");
  const system = { ...ctx, actor: systemActor("mail events") };
  const isNew = await noteProviderEvent(system, parsed.data);
  log.info({ kind: parsed.data.kind, isNew }, "mail event");
  return Response.json({ ok: true, new: isNew });
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

import { systemActor } from "#app/platform/access/actor.ts";
import { exactText } from "#app/platform/http/exact-text.ts";
import { readBody } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { takeEvent } from "../../commands/take-event.server.ts";
import { inboundEvent } from "../../input.ts";
import { readConnection } from "../../queries/connection.server.ts";
import { isCurrent } from "../../rules/read-event.ts";
import { isSigned } from "./webhook.server.ts";
import type { Route } from "./+types/webhook.ts";

const MAX_BODY_BYTES = 256_000;

/** HighLevel reports that a contact unsubscribed or was deleted there. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { ctx, env, log } = context.get(requestContext);
  const { locationId } = await readConnection(ctx);
  if (locationId === undefined) return refusal(404, "switched_off");
  // The signature covers the raw bytes, so nothing may parse the body before.
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body.ok) return refusal(body.reason === "too_large" ? 413 : 400, body.reason);
  const bytes = await body.value.arrayBuffer();
  const signature = request.headers.get("x-ghl-signature");
  if (!isSigned(new Uint8Array(bytes), signature, env.highlevelPublicKey)) {
    log.warn("webhook of HighLevel refused: its signature is wrong");
    return refusal(401, "bad_signature");
  }
  const event = inboundEvent.safeParse(readJson(exactText(bytes) ?? ""));
  if (!event.success) return refusal(422, "not_understood");
  // One key signs for all customers of HighLevel, so the event may be about another.
  if (event.data.locationId !== locationId) return refusal(422, "other_location");
  if (!isCurrent(event.data.sentAt, ctx.now)) return refusal(422, "stale");
  const system = { ...ctx, actor: systemActor("highlevel webhook") };
  const isNew = await takeEvent(system, event.data);
  log.info({ type: event.data.type, isNew }, "webhook of HighLevel");
  return Response.json({ ok: true, new: isNew });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

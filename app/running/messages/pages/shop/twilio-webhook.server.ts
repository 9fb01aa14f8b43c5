import { createHmac, timingSafeEqual } from "node:crypto";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { exactText } from "#app/platform/http/exact-text.ts";
import { readBody } from "#app/platform/http/read-upload.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { readConnection } from "../../queries/connection.server.ts";

const MAX_BODY_BYTES = 64_000;
const FORM = "application/x-www-form-urlencoded";

/**
 * Twilio's signature of a webhook: HMAC-SHA1 with the auth token, in base64, over the address and
 * the sorted fields.
 */
export function signTwilio(url: string, fields: URLSearchParams, token: string): string {
  const sorted = [...new Set(fields.keys())].toSorted();
  const values = sorted.map((name) => [name, ...new Set(fields.getAll(name).toSorted())].join(""));
  return createHmac("sha1", token)
    .update(url + values.join(""))
    .digest("base64");
}

function isSigned(url: string, fields: URLSearchParams, token: string, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(signTwilio(url, fields, token))];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Runs `take` with the fields of a webhook that Twilio signed for this address. Answers with an
 * empty reply, so that Twilio texts nothing back.
 */
export async function onTwilio(
  request: Request,
  { ctx, log }: Pick<RequestContext, "ctx" | "log">,
  url: string,
  take: (system: Ctx, fields: URLSearchParams) => Promise<boolean>,
): Promise<Response> {
  const { provider, keys } = await readConnection(ctx);
  if (provider !== "twilio" || !keys) return refusal(404, "not_connected");
  if (!request.headers.get("content-type")?.startsWith(FORM)) return refusal(415, "no_form");
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body.ok) return refusal(body.reason === "too_large" ? 413 : 400, body.reason);
  const text = exactText(await body.value.arrayBuffer());
  if (text === undefined) return refusal(400, "not_text");
  const fields = new URLSearchParams(text);
  if (!isSigned(url, fields, keys.key, request.headers.get("x-twilio-signature") ?? "")) {
    log.warn("webhook of Twilio refused: its signature is wrong");
    return refusal(401, "bad_signature");
  }
  if (fields.get("AccountSid") !== keys.account) return refusal(422, "other_account");
  const isUnderstood = await take({ ...ctx, actor: systemActor("Twilio") }, fields);
  if (!isUnderstood) return refusal(422, "not_understood");
  return new Response("<Response></Response>", { headers: { "content-type": "text/xml" } });
}

const refusal = (status: number, error: string) => Response.json({ error }, { status });

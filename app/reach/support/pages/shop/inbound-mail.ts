import { parseJson } from "#app/selling/payments/gateways/redirect-messages.server.ts";
import { verifyBody } from "#app/selling/payments/gateways/redirect-signature.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { exactText } from "#app/platform/http/exact-text.ts";
import { readBody } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { joinMail } from "../../commands/join-mail.server.ts";
import { passOnReport } from "../../commands/pass-on-report.server.ts";
import { inboundMailInput } from "../../input.ts";
import { MAIL_ACTOR } from "../../rules/ignore-mail.ts";
import type { Route } from "./+types/inbound-mail.ts";

const MAX_BODY_BYTES = 256_000;

/** A provider hands over one mail; see docs/mail.md for what each answer makes it do. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { ctx, env, limiter, log } = context.get(requestContext);
  const secret = env.inboundMailSecret;
  const { inbound_email: inbound, contact_email: contact } = await loadSettings(ctx.db);
  if (secret === undefined || inbound === "") return refusal(404, "switched_off");
  // The signature covers the raw bytes, so nothing may parse the body before.
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body.ok) return refusal(body.reason === "too_large" ? 413 : 400, body.reason);
  const rawBody = exactText(await body.value.arrayBuffer());
  if (rawBody === undefined) return refusal(400, "malformed");
  const verdict = verifyBody(request.headers.get("x-signature"), rawBody, secret, ctx.now);
  if (!verdict.ok) {
    log.warn({ reason: verdict.reason }, "inbound mail refused");
    return refusal(401, verdict.reason);
  }
  const parsed = inboundMailInput.safeParse(parseJson(rawBody));
  if (!parsed.success) {
    return Response.json(
      { error: "not_understood", problems: parsed.error.issues.map(({ message }) => message) },
      { status: 422 },
    );
  }
  const system = { ...ctx, actor: systemActor(MAIL_ACTOR) };
  const report = await passOnReport(system, parsed.data.raw);
  if (report) {
    log.info({ outcome: report }, "mail report");
    return Response.json({ ok: true });
  }
  const own = [contact, env.mailFrom];
  const joined = await joinMail({ ctx: system, limiter }, parsed.data, { inbound, own });
  if (joined.ok) {
    log.info({ outcome: joined.value }, "inbound mail");
    return Response.json({ ok: true });
  }
  const headers = { "retry-after": String(joined.retryAfter) };
  return Response.json({ error: joined.reason }, { status: 429, headers });
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

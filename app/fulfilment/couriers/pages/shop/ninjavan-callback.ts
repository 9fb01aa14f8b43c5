import { countRefusedCallback } from "#app/selling/payments/commands/count-refused-callback.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { exactText } from "#app/platform/http/exact-text.ts";
import { readBody } from "#app/platform/http/read-upload.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { takeReport } from "../../commands/take-report.server.ts";
import { ninjaVanReport } from "../../input.ts";
import { readConnection } from "../../queries/connection.server.ts";
import { isSignedByNinjaVan } from "./verify-ninjavan.server.ts";
import type { Route } from "./+types/ninjavan-callback.ts";

const MAX_BODY_BYTES = 64_000;

/** Receives Ninja Van's reports. Any answer but 2xx makes Ninja Van report again. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const served = context.get(requestContext);
  const { ctx, log } = served;
  const secret = (await readConnection(ctx))?.keys?.clientSecret;
  if (secret === undefined) return refusal(404, "not_connected");
  // The signature covers the raw bytes, so nothing may parse the body before it is checked.
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body.ok) return refusal(body.reason === "too_large" ? 413 : 400, body.reason);
  const bytes = await body.value.arrayBuffer();
  const signature = request.headers.get("x-ninjavan-hmac-sha256");
  if (!isSignedByNinjaVan(new Uint8Array(bytes), signature, secret))
    return refused(served, 401, "bad_signature");
  const report = ninjaVanReport(ctx.now).safeParse(readJson(exactText(bytes) ?? ""));
  if (!report.success) return refused(served, 422, "malformed");
  const { word, ...rest } = report.data;
  // Some reports, such as a measured weight, do not say where the parcel is.
  if (word === undefined) return Response.json({ received: true, new: false });
  const system = { ...ctx, actor: systemActor("Ninja Van") };
  const isNew = await takeReport(system, { ...rest, word });
  log.info({ word, isNew }, "report of Ninja Van");
  return Response.json({ received: true, new: isNew });
}

/** Counts the refusal, so that the owner notices a wrong key. */
async function refused(
  { ctx, log }: RequestContext,
  status: number,
  reason: "bad_signature" | "malformed",
): Promise<Response> {
  log.warn({ reason }, "report of Ninja Van refused");
  await countRefusedCallback(ctx, "ninjavan", reason).catch((error: unknown) => {
    // A failure to count must not change the answer.
    log.error({ err: error }, "a refused report was not counted");
  });
  return refusal(status, reason);
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

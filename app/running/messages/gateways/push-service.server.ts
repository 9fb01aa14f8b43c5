import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { postOutside } from "#app/platform/http/post-outside.server.ts";
import { encryptPush, signPush, type DeviceKeys } from "./push-crypto.server.ts";
import type { TextPlace } from "./text-gateways.server.ts";

const PATIENCE_MS = 10_000;

/** `endpoint` is the address at which the browser's maker takes messages for the device. */
export type PushTarget = DeviceKeys & { endpoint: string };

export type Push = {
  /** Short, without product or condition: it is shown on a locked screen. */
  title: string;
  /** The shop's own page that a press opens. */
  page: string;
  /** One per event. A repeated message replaces the earlier one instead of being shown twice. */
  tag: string;
  /** How long the service keeps the message for a device that is off. */
  seconds: number;
};

/** `gone`: the device no longer takes messages. `busy`: a retry may succeed. */
export type PushAnswer = "taken" | "gone" | "busy" | "refused";

/** Sends one message to one device. The maker of the browser cannot read it. */
export async function sendPush(
  ctx: Pick<Ctx, "sealers" | "now">,
  { endpoint, ...keys }: PushTarget,
  { title, page, tag, seconds }: Push,
  { appUrl, providersUrl }: TextPlace,
): Promise<PushAnswer> {
  const { origin: audience } = new URL(endpoint);
  const posted = await postOutside({
    url: endpoint,
    headers: {
      authorization: await signPush(ctx, { audience, subject: appUrl, now: ctx.now }),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(seconds),
      // The service keeps only the newest message of a topic: 32 characters of base64url.
      topic: tag.replaceAll("-", ""),
    },
    body: encryptPush(JSON.stringify({ title, page, tag }), keys),
    timeoutMs: PATIENCE_MS,
    loopback: providersUrl !== undefined,
  });
  if ("failure" in posted) return posted.failure === "not_allowed" ? "gone" : "busy";
  return answerOf(posted.status);
}

function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  return status === 408 || status === 429 || status >= 500 ? "busy" : "refused";
}

import { createHmac } from "node:crypto";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isSameText } from "../provider-api.server.ts";

/**
 * PayMongo signs the time of the request, so a retry hours later is as fresh as the first call. A
 * message refused as too old is not lost, since the shop asks by itself a little later.
 */
const MOST_SECONDS = 5 * 60;

type SignedMessage = { header: string | null; rawBody: string; secret: string; isLive: boolean };

/** `t=<unix>,te=<hex>,li=<hex>`: one signature for test mode, one for live mode. */
export function verifySignature(
  { header, rawBody, secret, isLive }: SignedMessage,
  now: Date,
): Result<undefined, Refusal<"bad_signature" | "stale">> {
  const parts = new Map(
    (header ?? "").split(",").map((part): [string, string] => {
      const [name = "", ...value] = part.split("=");
      return [name.trim(), value.join("=")];
    }),
  );
  const time = parts.get("t") ?? "";
  const given = parts.get(isLive ? "li" : "te") ?? "";
  const wanted = createHmac("sha256", secret).update(`${time}.${rawBody}`).digest("hex");
  if (!/^\d{1,12}$/.test(time) || !isSameText(given, wanted)) return refuse("bad_signature");
  const age = Math.abs(now.getTime() / 1000 - Number(time));
  return age > MOST_SECONDS ? refuse("stale") : ok(undefined);
}

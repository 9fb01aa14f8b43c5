import { connect } from "node:tls";
import type { Env } from "#app/platform/env.server.ts";
import { bad, good, type Finding } from "#app/platform/finding.ts";

const ANSWER_MS = 5_000;
const RENEW_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/** Asks the shop's address as a visitor does: by its name, through the proxy and its certificate. */
export async function checkAddress({ appUrl }: Pick<Env, "appUrl">): Promise<Finding> {
  try {
    const answer = await fetch(`${appUrl}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const words = (await answer.text()).slice(0, 80);
    if (answer.ok && words === "ready") return good("address", `${appUrl} answers`);
    return bad(
      "address",
      `${appUrl}/readyz answers ${answer.status}: ${words.replaceAll(/\s+/g, " ")}`,
      "Let the proxy pass this address to the shop, with its Host header.",
    );
  } catch (error) {
    return bad(
      "address",
      `${appUrl} does not answer (${reasonOf(error)})`,
      "Start the shop, then check APP_URL, the DNS record and the proxy.",
    );
  }
}

/** How long the certificate lasts; nothing for an address without TLS on this machine alone. */
export async function checkCertificate(
  { appUrl, production }: Pick<Env, "appUrl" | "production">,
  now: Date,
): Promise<Finding> {
  const { protocol, hostname, port } = new URL(appUrl);
  if (protocol !== "https:") {
    if (!production) return good("certificate", "Not needed for a trial on this machine");
    const fix = "Put a proxy with a certificate in front, and set APP_URL to https://.";
    return bad("certificate", `${appUrl} is not encrypted`, fix);
  }
  try {
    const until = await certificateEnd(hostname, Number(port || 443));
    const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
    const text = `Valid for ${days} more days`;
    if (days >= RENEW_DAYS) return good("certificate", text);
    return bad("certificate", text, "Renew it, and check why the proxy has not.");
  } catch (error) {
    return bad(
      "certificate",
      `${hostname} offers no valid one (${reasonOf(error)})`,
      "Let the proxy get a certificate for this name.",
    );
  }
}

function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: ANSWER_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once("error", reject);
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
  });
}

/** `fetch` wraps what happened. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause ? String(cause.code) : cause.message;
}

import type { IncomingMessage } from "node:http";
import type { Env } from "#app/platform/env.server.ts";
import { isLocalPeer } from "#app/platform/http/client-address.ts";
import type { HttpProblem } from "#app/platform/http/errors.server.ts";
import { hostName, isLocalName } from "#app/platform/http/host-header.ts";
import { UNREADABLE } from "./unreadable-request.server.ts";

/** Probes use the address of the machine, not the name of the shop. */
const OF_THE_PROCESS = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** Why nothing is answered to a request under this name. Undefined when the name is the shop's. */
export function hostProblem(
  { rawHeaders, headers, socket, url = "" }: IncomingMessage,
  { hostNames, appUrl }: Pick<Env, "hostNames" | "appUrl">,
): HttpProblem | undefined {
  // Of two the proxy may have looked at the one and the shop at the other.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  const name = hosts.length === 1 ? hostName(headers.host ?? "") : undefined;
  if (name === undefined) return UNREADABLE;
  if (hostNames === undefined || hostNames.includes(name)) return undefined;
  if (isLocalName(name) && isLocalPeer(socket.remoteAddress)) return undefined;
  if (OF_THE_PROCESS.test(url)) return undefined;
  return { status: 421, message: "The shop is not at this address.", home: appUrl };
}

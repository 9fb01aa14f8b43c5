import type { OpenConnection } from "../queries/connection.server.ts";
import type { Receiver } from "../rules/receivers.ts";
import { eis } from "./eis.server.ts";
import type { DocumentReceiver } from "./receiver-port.ts";

const BASES: Record<Receiver, string> = {
  eis: "https://eis-api.bir.gov.ph",
  trial: "https://eis-cert.bir.gov.ph",
};

/** The Bureau's own addresses, unless `providersUrl` replaces them in a test. */
export function receiverOf(
  { receiver, keys, accreditation }: Pick<OpenConnection, "receiver" | "keys" | "accreditation">,
  now: Date,
  providersUrl: string | undefined,
): DocumentReceiver {
  const loopback = providersUrl !== undefined;
  const base = loopback ? `${providersUrl}/eis` : BASES[receiver];
  return eis({ keys, accreditation, now, base, loopback });
}

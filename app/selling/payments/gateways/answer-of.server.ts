import type { Logger } from "pino";
import { GatewayError } from "./gateway-error.ts";
import type { AttemptName, Gateway, GatewayStatus } from "./gateway.ts";

/** How an attempt stands at its gateway; undefined where there was no answer, which the log explains. */
export async function answerOf(
  gateway: Gateway,
  attempt: AttemptName,
  { log, timeoutMs }: { log: Logger; timeoutMs?: number | undefined },
): Promise<GatewayStatus | undefined> {
  try {
    return await gateway.fetchStatus(attempt, timeoutMs);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { reference } = attempt;
    const about = { gateway: gateway.name, reference, err: error };
    // What passes by itself is a note; what breaks the contract needs a person.
    if (error.temporary) log.warn(about, "payment status not answered");
    else log.error(about, "payment status not understood");
    return undefined;
  }
}

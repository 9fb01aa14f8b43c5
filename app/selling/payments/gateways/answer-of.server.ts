import type { Logger } from "pino";
import { GatewayError } from "./gateway-error.ts";
import type { AttemptName, Gateway, GatewayStatus } from "./gateway.ts";

/** The gateway's status of an attempt. Undefined without an answer, which is logged. */
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
    // A temporary failure is a warning. An answer that breaks the contract needs a person.
    if (error.temporary) log.warn(about, "payment status not answered");
    else log.error(about, "payment status not understood");
    return undefined;
  }
}

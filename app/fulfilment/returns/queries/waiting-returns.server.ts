import { eq } from "drizzle-orm";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { returns } from "../tables.server.ts";

/** Returns that wait for a decision, and arrived ones that wait for inspection. */
export const waitingReturns = {
  decide: waitingPart(returns, eq(returns.state, "asked"), returns.askedAt),
  inspect: waitingPart(returns, eq(returns.state, "received"), returns.receivedAt),
};

import { and, eq, isNull } from "drizzle-orm";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { arrivals } from "../tables.server.ts";

/** Reports that the rule could not answer, and that staff have not decided. */
export const isOpen = and(eq(arrivals.answer, "wait"), isNull(arrivals.decision));

export const waitingArrivals = waitingPart(arrivals, isOpen!, arrivals.reportedAt);

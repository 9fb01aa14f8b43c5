import { and, eq, isNull } from "drizzle-orm";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { arrivals } from "../tables.server.ts";

/** Reports that no one could answer at once, and on which no one has decided. */
export const isOpen = and(eq(arrivals.answer, "wait"), isNull(arrivals.decision));

export const waitingArrivals = waitingPart(arrivals, isOpen!, arrivals.reportedAt);

import { sql } from "drizzle-orm";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { orders } from "../tables.server.ts";
import { conditions } from "./list-orders.server.ts";

const { proofWaitingSince, createdAt } = orders;
const part = (
  filter: keyof typeof conditions,
  since: typeof createdAt | typeof proofWaitingSince,
) => waitingPart(orders, conditions[filter] ?? sql`true`, since);

/** Waiting orders by reason, each with its start, for the list of today's tasks. */
export const waitingOrderParts = {
  "to-pack": part("to-pack", createdAt),
  "to-check": part("to-check", proofWaitingSince),
  "to-confirm": part("to-confirm", createdAt),
  attention: part("attention", createdAt),
};

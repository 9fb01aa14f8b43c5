import { formatDate } from "#app/lib/dates.ts";
import { lotState } from "#app/goods/lots/rules/lot-state.ts";
import { lotAdminMessages } from "#app/goods/lots/texts/staff.ts";
import type { lotsOfItem } from "../../queries/lots-of-item.server.ts";
import { stockMessages as say } from "../../texts/staff.ts";

const TONES = {
  waiting: "info",
  open: "success",
  closed: "neutral",
  over: "error",
  recalled: "error",
} as const;

type Lot = Awaited<ReturnType<typeof lotsOfItem>>[number];
export type ShownLot = ReturnType<typeof showLot>;

export function showLot(lot: Lot, today: string) {
  const state = lotState(lot, today);
  return {
    id: lot.id,
    lotNumber: lot.lotNumber,
    text: say.lotText(formatDate(lot.expiresOn), lot.receivedUnits),
    state: lotAdminMessages.states[state],
    tone: TONES[state],
  };
}

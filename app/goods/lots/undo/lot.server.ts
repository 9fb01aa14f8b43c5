import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { closeLot } from "../commands/close-lot.server.ts";
import { correctLot } from "../commands/correct-lot.server.ts";
import { openLot } from "../commands/open-lot.server.ts";
import { findLot } from "../queries/list-lots.server.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";

const loggedLot = z.object({
  lotNumber: z.string(),
  madeOn: z.string().nullable(),
  expiresOn: z.string(),
  receivedUnits: z.int(),
});

export const lotUndo: UndoableRecord = {
  type: "lot",
  who: "lots:write",
  read: async (db, id) => {
    const lot = await findLot(db, id);
    if (!lot) return undefined;
    const isOpen = lot.openedAt !== null && lot.closedAt === null;
    return { version: lot.version, fields: { ...loggedLot.parse(lot), isOpen } };
  },
  save: async (ctx, { id, version, fields, restored }) => {
    const why = ctx.reason ?? "";
    if (restored.includes("isOpen")) {
      return fields["isOpen"] === true ? openLot(ctx, id) : closeLot(ctx, { lotId: id, why });
    }
    return correctLot(ctx, { lotId: id, version, facts: loggedLot.parse(fields), why });
  },
  refusals: {
    taken: say.errors.taken,
    packed: say.errors.packed,
    recalled: say.errors.recalled,
    failed: say.errors.failed,
    over: say.errors.over,
    not_on_shelf: say.errors.not_on_shelf,
  },
};

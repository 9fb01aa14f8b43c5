import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { supplierCommands } from "../commands/supplier.server.ts";
import { findSupplier } from "../queries/list-suppliers.server.ts";
import { supplierMessages as say } from "../texts/staff-suppliers.ts";

const loggedSupplier = z.object({
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  leadDays: z.int(),
  minimumOrder: z.int().nullable(),
  paymentTerms: z.string(),
  currencyNote: z.string(),
  notes: z.string(),
  isActive: z.boolean(),
});

export const supplierUndo: UndoableRecord = {
  type: "supplier",
  who: "purchasing:write",
  read: async (db, id) => {
    const found = await findSupplier(db, id);
    return found && { version: found.version, fields: loggedSupplier.parse(found) };
  },
  save: (ctx, { id, version, fields }) =>
    supplierCommands.save(ctx, loggedSupplier.parse(fields), { id, version }),
  refusals: { taken: say.errors.taken, archived: say.errors.archived },
};

import { and, eq, inArray } from "drizzle-orm";
import { refuse } from "#app/lib/result.ts";
import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import type { SupplierInput } from "../input.ts";
import { OPEN_STATES } from "../rules/purchase-states.ts";
import { purchaseOrders, suppliers } from "../tables.server.ts";

export const supplierCommands = recordCommands({
  table: suppliers,
  type: "supplier",
  ability: "purchasing:write",
  title: "name",
  unique: { name: "taken" },
  columns: (values: SupplierInput) => values,
  leaves: "archive",
  archive: { out: { isActive: false }, back: { isActive: true } },
  // One leaves the lists once nothing of theirs is on its way or being written.
  kept: async ({ db }, { id }) => {
    const isOpen = inArray(purchaseOrders.state, ["draft", ...OPEN_STATES]);
    const open = await db.$count(purchaseOrders, and(eq(purchaseOrders.supplierId, id), isOpen));
    return open > 0 ? refuse("has_open", { open }) : undefined;
  },
});

import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import type { CarrierInput } from "../input.ts";
import { carriers } from "../tables.server.ts";

/** Orders keep the name and the link that they were shipped with. */
export const carrierCommands = recordCommands({
  table: carriers,
  type: "carrier",
  ability: "settings:write",
  title: "name",
  unique: { name: "name_taken" },
  columns: ({ tracking_address, is_active, ...facts }: CarrierInput) => {
    return { ...facts, trackingAddress: tracking_address, isActive: is_active };
  },
  logsRow: true,
});

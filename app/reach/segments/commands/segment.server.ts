import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import type { SegmentInput } from "../input.ts";
import { segments } from "../tables.server.ts";

export const segmentCommands = recordCommands({
  table: segments,
  type: "segment",
  ability: "segments:write",
  title: "name",
  unique: { name: "taken" },
  columns: ({ name, conditions }: SegmentInput) => ({ name, conditions }),
  leaves: "archive",
  logged: ({ name, conditions }) => ({ name, ...conditions }),
});

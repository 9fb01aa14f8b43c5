import { settingsUndo } from "./undo/setting-group.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const settingsRecord = {
  tables: {
    ...nothingPersonal("how the shop is set up", "theme_settings", "setting_groups"),
  },
  undo: [settingsUndo],
} satisfies ModuleRecord;

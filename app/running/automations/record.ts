import { automationUndo } from "./undo/automation.server.ts";
import { ofEmail } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const automationsRecord = {
  tables: {
    automation_runs: {
      title: "Mails after events",
      own: ofEmail,
      hidden: ["stop_token_hash"],
      erase: { ...goes, where: (person) => ofEmail(person) },
    },
    ...nothingPersonal("what the shop sells and says", "automations"),
  },
  undo: [automationUndo],
} satisfies ModuleRecord;

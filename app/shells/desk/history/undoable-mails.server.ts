import { automationUndo } from "#app/running/automations/undo/automation.server.ts";
import { campaignUndo } from "#app/reach/campaigns/undo/campaign.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { wordingUndo } from "#app/running/mailing/pages/desk/wording-undo.server.ts";

/** Of what the shop mails. */
export const undoableMails: readonly UndoableRecord[] = [campaignUndo, automationUndo, wordingUndo];

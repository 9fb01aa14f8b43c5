import { automationUndo } from "#app/modules/automations/undo/automation.server.ts";
import { campaignUndo } from "#app/modules/campaigns/undo/campaign.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { wordingUndo } from "../email/wording-undo.server.ts";

/** Of what the shop mails. */
export const undoableMails: readonly UndoableRecord[] = [campaignUndo, automationUndo, wordingUndo];

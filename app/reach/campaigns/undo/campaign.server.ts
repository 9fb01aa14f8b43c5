import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { campaignCommands } from "../commands/campaign.server.ts";
import { findCampaign } from "../queries/find-campaign.server.ts";
import { mayEdit } from "../rules/campaign-states.ts";
import { TOPICS } from "../rules/topics.ts";
import { campaignMessages as say } from "../texts/staff-campaigns.ts";
import { campaignTerms } from "../views/campaign-terms.ts";

const loggedCampaign = z.object({
  name: z.string(),
  subject: z.string(),
  preheader: z.string(),
  senderName: z.string(),
  phoneText: z.string().default(""),
  topic: z.enum(TOPICS).default("offers"),
  segmentId: z.uuid().nullable(),
  content: z.string(),
});

/** Only a draft can be undone, because a sent mail cannot be taken back. */
export const campaignUndo: UndoableRecord = {
  type: "campaign",
  who: "campaigns:write",
  read: async (db, id) => {
    const found = await findCampaign(db, id);
    if (!found || !mayEdit(found.state)) return undefined;
    return { version: found.version, fields: campaignTerms(found) };
  },
  save: (ctx, { id, version, fields }) =>
    campaignCommands.save(ctx, loggedCampaign.parse(fields), { id, version }),
  refusals: { not_now: say.errors.not_now, segment_gone: say.needed.segment },
};

import { and, eq, isNull } from "drizzle-orm";
import { refuse, type Refusal } from "#app/lib/result.ts";
import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import { segments } from "#app/reach/segments/tables.server.ts";
import type { CampaignInput } from "../input.ts";
import { mayDelete, mayEdit } from "../rules/campaign-states.ts";
import { campaigns } from "../tables.server.ts";
import { campaignTerms } from "../views/campaign-terms.ts";

type SaveRefusal = Refusal<"not_now" | "segment_gone">;

/** A draft can be changed, and one that was sent to no one can be deleted. */
export const campaignCommands = recordCommands({
  table: campaigns,
  type: "campaign",
  ability: "campaigns:write",
  title: "name",
  columns: (values: CampaignInput) => campaignTerms(values),
  logged: campaignTerms,
  closed: ({ state }): SaveRefusal | undefined => (mayEdit(state) ? undefined : refuse("not_now")),
  // One that was archived in the meantime stays, and keeps the campaign from being sent.
  check: async ({ db }, { segmentId }, row): Promise<SaveRefusal | undefined> => {
    if (segmentId === null || segmentId === row?.segmentId) return undefined;
    const own = and(eq(segments.id, segmentId), isNull(segments.archivedAt));
    return (await db.$count(segments, own)) === 0 ? refuse("segment_gone") : undefined;
  },
  kept: (_, { state }) => (mayDelete(state) ? undefined : refuse("was_sent")),
  leaves: "remove",
  removed: "deleted",
});

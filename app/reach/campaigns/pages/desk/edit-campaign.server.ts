import { data, href, redirect } from "react-router";
import type { EditAnswer, EditField, Texts } from "#app/lib/edit.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { listedProducts } from "../../queries/listed-products.server.ts";
import { segmentsInUse } from "#app/reach/segments/queries/segments.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { campaignCommands } from "../../commands/campaign.server.ts";
import { campaignForm, type CampaignInput } from "../../input.ts";
import { findCampaign, type Campaign } from "../../queries/find-campaign.server.ts";
import { checkBlocks } from "../../rules/check-blocks.ts";
import { mayEdit } from "../../rules/campaign-states.ts";
import { readContent, writeContent } from "../../rules/content-blocks.ts";
import { blocksOf, readStep, takeStep } from "../../rules/edit-blocks.ts";
import { topicMessages } from "../../texts/shopper-topics.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";

type EditorContext = Pick<RequestContext, "ctx"> & { env: { appUrl: string } };
type SegmentChoices = readonly { id: string; name: string }[];

const fieldsOf = (segments: SegmentChoices): EditField[] => [
  { name: "name", label: say.fields.name.label },
  { name: "subject", label: say.fields.subject.label },
  { name: "preheader", label: say.fields.preheader.label },
  { name: "senderName", label: say.fields.senderName.label },
  { name: "phoneText", label: say.fields.phoneText.label },
  { name: "topic", label: say.fields.topic.label, words: topicMessages.topics },
  {
    name: "segmentId",
    label: say.fields.segmentId.label,
    words: {
      ...say.fields.segmentId.words,
      ...Object.fromEntries(segments.map(({ id, name }) => [id, name])),
    },
  },
  { name: "content", label: say.fields.content, kind: "long" },
];

function textsOf(campaign: Campaign): Texts {
  const { name, subject, preheader, senderName, phoneText, topic, content } = campaign;
  const segmentId = campaign.segmentId ?? "";
  return { name, subject, preheader, senderName, phoneText, topic, segmentId, content };
}

async function findDraft(db: Db, campaignId: string): Promise<Campaign> {
  return orNotFound(await findCampaign(db, campaignId));
}

/** The form of a draft. A campaign that is no longer a draft redirects to its page. */
export async function showEditor({ ctx }: Pick<RequestContext, "ctx">, campaignId: string) {
  const campaign = await findDraft(ctx.db, campaignId);
  const page = href("/admin/email/campaigns/:campaignId", { campaignId });
  if (!mayEdit(campaign.state)) throw redirect(page, 303);
  const [segments, products] = await Promise.all([segmentsInUse(ctx.db), listedProducts(ctx.db)]);
  return {
    id: campaignId,
    name: campaign.name,
    version: campaign.version,
    fields: fieldsOf(segments),
    segments,
    products,
    values: editable(textsOf(campaign), campaign.version),
    blocks: readContent(campaign.content),
  };
}

/** Saves the form. A button of a block also changes the blocks. */
export async function submitEditor(served: EditorContext, sent: Texts, campaignId: string) {
  const { ctx } = served;
  await findDraft(ctx.db, campaignId);
  const step = readStep(sent["intent"] ?? "");
  if (!step && sent["intent"] !== "save" && sent["decides"] === undefined) {
    return data<EditorAnswer>({ values: sent, message: say.noStep }, { status: 422 });
  }
  const blocks = blocksOf(sent);
  const after = blocks && step ? takeStep(blocks, step) : blocks;
  // A removed block may contain something that can't be saved, so only the rest is checked.
  const problems = after ? checkBlocks(after) : {};
  const texts = after ? { ...sent, content: writeContent(after) } : sent;
  const fields = fieldsOf(await segmentsInUse(ctx.db));
  const saved = await submitEdit(texts, {
    fields,
    read: async () => {
      const now = await findDraft(ctx.db, campaignId);
      return { version: now.version, values: textsOf(now) };
    },
    lastChange: () => lastChange(ctx.db, { type: "campaign", id: campaignId }, "campaign.changed"),
    parse: (edited) => parseDraft(edited, problems),
    save: (values, version) => campaignCommands.save(ctx, values, { id: campaignId, version }),
    explain,
  });
  if (!saved.ok) {
    const { status, ...answer } = saved;
    return data<EditorAnswer>({ ...answer, ...(blocks && { blocks: after }) }, { status });
  }
  const page = href("/admin/email/campaigns/:campaignId/edit", { campaignId });
  const record = { type: "campaign", id: campaignId };
  return redirectWithUndo(served, page, say.saved(saved.value.name), record);
}

export type EditorAnswer = EditAnswer & { blocks?: ReturnType<typeof readContent> | undefined };

function parseDraft(
  texts: Record<string, string>,
  problems: ReturnType<typeof checkBlocks>,
):
  | { ok: true; value: CampaignInput }
  | { ok: false; errors: Record<string, string>; values: Record<string, string> } {
  const form = parseForm(campaignForm, texts);
  const ofBlocks =
    Object.keys(problems).length > 0 ? problems : checkBlocks(readContent(texts["content"] ?? ""));
  const errors = {
    ...(form.ok ? {} : form.errors),
    ...Object.fromEntries(
      Object.entries(ofBlocks).map(([field, problem]) => [field, wordsOf(problem)]),
    ),
  };
  if (form.ok && Object.keys(errors).length === 0) return { ok: true, value: form.value };
  return { ok: false, errors, values: texts };
}

function wordsOf(problem: ReturnType<typeof checkBlocks>[string]): string {
  if (problem === "url") return say.needed.url;
  if (problem === "too_long") return say.tooLong(2_000);
  return problem === "unusual" ? say.unusual : say.merge[problem];
}

type SaveRefusal = Extract<Awaited<ReturnType<typeof campaignCommands.save>>, { ok: false }>;
type OtherRefusal = SaveRefusal & { reason: Exclude<SaveRefusal["reason"], "changed_meanwhile"> };

function explain({ reason }: OtherRefusal): EditAnswer & { status: number } {
  if (reason === "not_found") throw notFound();
  if (reason === "segment_gone") return { status: 422, errors: { segmentId: say.needed.segment } };
  const status = reason === "forbidden" ? 403 : 409;
  return { status, message: `${say.errors.saveFailed}. ${say.errors[reason]}` };
}

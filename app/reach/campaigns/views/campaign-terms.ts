import type { Topic } from "../rules/topics.ts";

type Terms = {
  name: string;
  subject: string;
  preheader: string;
  senderName: string;
  phoneText: string;
  topic: Topic;
  segmentId: string | null;
  content: string;
};

/** A draft's content for the log and the undo. */
export function campaignTerms(campaign: Terms): Terms {
  const { name, subject, preheader, senderName, phoneText, topic, segmentId, content } = campaign;
  return { name, subject, preheader, senderName, phoneText, topic, segmentId, content };
}

type Terms = {
  name: string;
  subject: string;
  preheader: string;
  senderName: string;
  segmentId: string | null;
  content: string;
};

/** What a draft says, as the log and the undo have it. */
export function campaignTerms(campaign: Terms): Terms {
  const { name, subject, preheader, senderName, segmentId, content } = campaign;
  return { name, subject, preheader, senderName, segmentId, content };
}

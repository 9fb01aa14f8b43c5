import { campaignMessages as say } from "../texts/staff-campaigns.ts";

/** How many of the sent mails, with their share. */
export function showShare(count: number, { sentCount: sent }: { sentCount: number }): string {
  return sent <= 0 ? say.notSent : say.share(count, showRate(count / sent));
}

/** In percent, with one decimal below ten. */
export function showRate(rate: number): string {
  const percent = rate * 100;
  return `${percent.toFixed(percent < 10 ? 1 : 0)}%`.replace(".0%", "%");
}

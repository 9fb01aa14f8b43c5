/** These fetch everything as a mail arrives, before a person opens it, so they count apart. */
const MACHINES =
  /GoogleImageProxy|ggpht\.com|YahooMailProxy|Barracuda|Mimecast|Proofpoint|ZmEu|bot\b|crawler|spider|preview|scan/i;

/** Apple's proxy says only this much. */
const APPLE_PROXY = /^Mozilla\/5\.0$/;

/** A person takes longer than this from delivery to reading. */
export const MACHINE_SECONDS = 10;

type Request = { agent: string; sentAt: Date | null; now: Date };

export function isMachine({ agent, sentAt, now }: Request): boolean {
  if (agent.trim() === "" || MACHINES.test(agent) || APPLE_PROXY.test(agent.trim())) return true;
  if (sentAt === null) return true;
  return now.getTime() - sentAt.getTime() < MACHINE_SECONDS * 1_000;
}

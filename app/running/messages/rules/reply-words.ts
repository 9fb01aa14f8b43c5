/** What a reply asks for. Carriers everywhere know these words. */
export function readReply(text: string): "stop" | "start" | undefined {
  const word = text
    .trim()
    .replace(/[.!"']/g, "")
    .toUpperCase();
  if (/^(?:STOP|STOPALL|STOP ALL|UNSUBSCRIBE|CANCEL|END|QUIT|TIGIL|HINTO)$/.test(word))
    return "stop";
  if (/^(?:START|UNSTOP|YES)$/.test(word)) return "start";
  return undefined;
}

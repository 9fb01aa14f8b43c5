/** Encyclopedias, machine-written pages, sellers and retellers are no primary sources. */
const RETELLERS = [
  "wikipedia.org",
  "wikiwand.com",
  "britannica.com",
  "healthline.com",
  "webmd.com",
  "drugs.com",
  "medicalnewstoday.com",
  "droracle.ai",
  "medifind.com",
  "prescriberpoint.com",
  "rxdruglabels.com",
  "ivyrx.com",
  "marigoldrx.com",
  "peprecon.com",
  "peptidefactcheck.com",
  "vialaudit.com",
];

/** Sellers of such compounds have these words in their names. */
const SELLER =
  /(?:^|[.-])(?:shop|store|buy)[.-]|peptide|pept(?:i|o)|glp-?1|semaglutide|tirzepatide/;

/**
 * The host of an address that retells or sells instead of being a label, a study or a regulator.
 * Undefined for every other address.
 */
export function retellingHost(url: string): string | undefined {
  const host = new URL(url).hostname.replace(/^www\./, "");
  const retells = RETELLERS.some((known) => host === known || host.endsWith(`.${known}`));
  return retells || SELLER.test(host) ? host : undefined;
}

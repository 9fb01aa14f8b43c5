/** The alphabet of GSM 03.38. Texts in it have 160 characters a part, others 70 UTF-16 units. */
const GSM =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Each takes the place of two characters. */
const GSM_PAIRS = "^{}\\[~]|€\f";

const GSM_SIZES = { one: 160, many: 153 };
const UNICODE_SIZES = { one: 70, many: 67 };

/** How many parts a text has. The network counts and charges each part. */
export function partsOf(text: string): number {
  const lengths = Array.from(text, (char) =>
    GSM.includes(char) ? 1 : GSM_PAIRS.includes(char) ? 2 : undefined,
  );
  const isGsm = !lengths.includes(undefined);
  const length = isGsm ? lengths.reduce((sum: number, one) => sum + (one ?? 0), 0) : text.length;
  const { one, many } = isGsm ? GSM_SIZES : UNICODE_SIZES;
  return length <= one ? 1 : Math.ceil(length / many);
}

/** A name with its text, or with bytes that stand for it as they are. */
export type Pair = { name: string; text: string; raw?: true };

export function urlencode(pairs: readonly Pair[]): string {
  return pairs.map((pair) => `${component(pair.name)}=${encode(pair)}`).join("&");
}

export function encode({ text, raw }: Pair): string {
  return raw ? text : component(text);
}

/** Half a surrogate pair becomes the three bytes that would be it, if UTF-8 allowed them. */
function component(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%EF%BF%BD", "%ED%A0%80");
}

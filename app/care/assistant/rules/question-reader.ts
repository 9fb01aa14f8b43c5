import { featuresOf } from "#app/care/triage/rules/reader-features.ts";

/** Eighty kinds share the features, so that they need more places than the levels of triage. */
export const QUESTION_BITS = 18;

/** What a message names, apart from its words. */
export type NamedThings = { products: number; place: boolean; order: boolean };

/** How likely a message asks for a kind of question, from 0 to 1. */
export type Reading = { kind: string; likelihood: number };

/**
 * `bytes` has for each feature the number of its weights, and then each weight with its kind: the
 * place in `kinds`, and a whole number from -127 to 127 in two's complement.
 */
export type QuestionModel = {
  kinds: readonly string[];
  bias: readonly number[];
  scale: number;
  bytes: Uint8Array;
};

export function questionFeatures(words: readonly string[], named: NamedThings) {
  const marks = [
    ...(named.products > 0 ? ["§p"] : []),
    ...(named.products > 1 ? ["§c"] : []),
    ...(named.place ? ["§l"] : []),
    ...(named.order ? ["§o"] : []),
  ];
  const plain = words.map((word) => word.replaceAll(/\d/g, "0"));
  return featuresOf([...plain, ...marks].join(" "), new Map(), QUESTION_BITS);
}

/** The kinds of question by their likelihood, best first. */
export function questionReader({ kinds, bias, scale, bytes }: QuestionModel) {
  const starts = startsOf(bytes);
  return (features: ReadonlySet<number>): Reading[] => {
    const sums = kinds.map(() => 0);
    for (const feature of features) {
      const start = starts[feature] ?? 0;
      const end = start + 2 * (bytes[start] ?? 0);
      for (let at = start + 1; at < end; at += 2) {
        const kind = bytes[at] ?? 0;
        sums[kind] = (sums[kind] ?? 0) + signed(bytes[at + 1] ?? 0);
      }
    }
    const unit = scale / Math.sqrt(features.size || 1);
    const likely = sums.map((sum, kind) => Math.exp((bias[kind] ?? 0) + unit * sum));
    const all = likely.reduce((sum, one) => sum + one, 0);
    return kinds
      .map((kind, index) => ({ kind, likelihood: (likely[index] ?? 0) / all }))
      .toSorted((a, b) => b.likelihood - a.likelihood);
  };
}

/**
 * How likely the first reading is among those that come near it. Eighty unlikely kinds together say
 * little against it.
 */
export function sureness([first, ...others]: readonly Reading[]): number {
  const square = ({ likelihood }: Reading) => likelihood ** 2;
  if (!first) return 0;
  return square(first) / others.reduce((sum, one) => sum + square(one), square(first));
}

const signed = (byte: number) => (byte > 127 ? byte - 256 : byte);

/** Where the weights of each feature begin. */
function startsOf(bytes: Uint8Array): Uint32Array {
  const starts = new Uint32Array(2 ** QUESTION_BITS);
  let at = 0;
  for (let feature = 0; feature < starts.length; feature += 1) {
    starts[feature] = at;
    at += 1 + 2 * (bytes[at] ?? 0);
  }
  return starts;
}

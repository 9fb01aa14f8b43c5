import { FEATURE_BITS, featuresOf, windowsIn, windowsOf } from "./reader-features.ts";
import { READER } from "./reader-weights.server.ts";

export type UrgentLevel = "emergency" | "crisis";

/** How likely a message is urgent, from 0 to 1, and as what. */
export type Reading = { urgent: number; level: UrgentLevel };

/** One weight per feature and level, and where the scale of each level begins. */
export type ReaderModel = Readonly<
  Record<UrgentLevel, { weights: ArrayLike<number>; scale: number; bias: number }>
>;

/** Rates a window: the likelihoods of an emergency, of a crisis and of neither add up to 1. */
function rateWindow(model: ReaderModel, features: ReadonlySet<number>): Reading {
  const score = ({ weights, scale, bias }: ReaderModel[UrgentLevel]) => {
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    return bias + (scale * sum) / Math.sqrt(features.size);
  };
  const emergency = Math.exp(score(model.emergency));
  const crisis = Math.exp(score(model.crisis));
  return {
    urgent: 1 - 1 / (1 + emergency + crisis),
    level: crisis > emergency ? "crisis" : "emergency",
  };
}

/** The most urgent window of a message. */
export const rateMessage = (model: ReaderModel, message: string): Reading =>
  rateWindows(model, windowsOf(message));

function rateWindows(model: ReaderModel, windows: readonly string[]): Reading {
  const known = new Map<string, readonly number[]>();
  return windows
    .map((window) => rateWindow(model, featuresOf(window, known)))
    .reduce((most, one) => (one.urgent > most.urgent ? one : most));
}

const bytes = Int8Array.from(atob(READER.weights), (letter) => letter.charCodeAt(0));
const size = 2 ** FEATURE_BITS;
const LEARNED: ReaderModel = {
  emergency: { weights: bytes.subarray(0, size), ...READER.emergency },
  crisis: { weights: bytes.subarray(size), ...READER.crisis },
};

export const readUrgency = (message: string): Reading => rateMessage(LEARNED, message);

/** The same for a folded text without what only sounds like a sign. */
export const readFolded = (text: string): Reading => rateWindows(LEARNED, windowsIn(text));

/** From here on a message is answered as urgent. */
export const isAlarming = ({ urgent }: Reading): boolean => urgent >= READER.alarmFrom;

export const isSure = ({ urgent }: Reading): boolean => urgent >= 0.95;

/** From here on the answer also says whom to call, in case the message was meant so. */
export const isDoubtful = ({ urgent }: Reading): boolean => urgent >= READER.doubtFrom;

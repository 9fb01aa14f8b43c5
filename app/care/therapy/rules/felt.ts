/** Effects that people can wait out, by the labels. */
export const COMMON = [
  "nausea",
  "vomiting",
  "diarrhoea",
  "constipation",
  "belly_ache",
  "low_appetite",
  "site_irritated",
] as const;

/** Warning signs that people must not wait out, by the labels. */
export const RED_FLAGS = [
  "breathing",
  "swelling",
  "chest_pain",
  "fainting",
  "severe_belly_pain",
  "no_fluids",
  "yellow_skin",
  "black_stool",
  "low_sugar",
  "vision",
  "severe_rash",
  "too_much",
  "dark_thoughts",
  "neck_lump",
] as const;

export const FELT = [...COMMON, ...RED_FLAGS] as const;
export type Effect = (typeof FELT)[number];
export type RedFlag = (typeof RED_FLAGS)[number];

/** The help that is needed: emergency services, also the crisis line, or a doctor soon. */
export type Urgency = "emergency" | "crisis" | "doctor";

const isRedFlag = (felt: Effect): felt is RedFlag => RED_FLAGS.some((flag) => flag === felt);

/** The help that these signs need, most urgent first; none for common effects. */
export function urgenciesOf(felt: readonly Effect[]): Urgency[] {
  const flags = felt.filter(isRedFlag);
  const emergency = flags.some((flag) => flag !== "dark_thoughts" && flag !== "neck_lump");
  return [
    ...(flags.includes("dark_thoughts") ? (["crisis"] as const) : []),
    ...(emergency ? (["emergency"] as const) : []),
    ...(flags.includes("neck_lump") ? (["doctor"] as const) : []),
  ];
}

/** Suggested texts for the shop's claims. A claim is off until it has evidence. */
const SUGGESTED = {
  purity: { figure: "99.8%", text: "lab purity" },
  stories: { figure: "1K+", text: "success stories" },
  tracking: { figure: "24/7", text: "health tracking" },
  lives: { figure: "10,000+", text: "lives supported so far" },
  support: { figure: "24/7", text: "support" },
  usa: { figure: "", text: "Lab tested in USA facilities" },
  gmp: { figure: "", text: "GMP certified" },
} as const;

export type ClaimName = keyof typeof SUGGESTED;

export const CLAIM_NAMES = Object.keys(SUGGESTED) as ClaimName[];
export const HOME_CLAIMS = ["purity", "stories", "tracking"] as const satisfies ClaimName[];
export const ABOUT_CLAIMS = ["lives", "purity", "support"] as const satisfies ClaimName[];

export const CLAIM_PARTS = ["figure", "text", "evidence", "as_of"] as const;
export type ClaimPart = (typeof CLAIM_PARTS)[number];
export type ClaimKey<P extends ClaimPart = ClaimPart> = `claim_${ClaimName}_${P}`;

export function claimKey<P extends ClaimPart>(name: ClaimName, part: P): ClaimKey<P> {
  return `claim_${name}_${part}`;
}

type TextSetting = { category: "claims"; type: "text" | "textarea"; default: string };
type DaySetting = { category: "claims"; type: "date"; default: string };

/**
 * A claim is four settings of one group, so that it is saved, read and logged like other settings.
 */
export const claimSettings = Object.fromEntries(
  CLAIM_NAMES.flatMap((name) => [
    [claimKey(name, "figure"), setting("text", SUGGESTED[name].figure)],
    [claimKey(name, "text"), setting("text", SUGGESTED[name].text)],
    [claimKey(name, "evidence"), setting("textarea", "")],
    [claimKey(name, "as_of"), setting("date", "")],
  ]),
) as Record<ClaimKey<"figure" | "text" | "evidence">, TextSetting> &
  Record<ClaimKey<"as_of">, DaySetting>;

function setting(type: "text" | "textarea" | "date", first: string) {
  return { category: "claims", type, default: first } as const;
}

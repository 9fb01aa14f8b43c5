import type { Compound } from "../compounds.ts";

/** The part of a label that a caution comes from, or `own` if no label mentions it. */
export const CAUTION_SOURCES = {
  contraindications: "Zepbound and Wegovy labels, section 4",
  warnings: "Zepbound and Wegovy labels, section 5",
  interactions: "Zepbound and Wegovy labels, section 7",
  populations: "Zepbound and Wegovy labels, section 8",
  limits: "Zepbound and Wegovy labels, section 1",
  b12: "Cyanocobalamin injection labels",
  own: "Our own caution, on no label",
} as const;
export type CautionSource = keyof typeof CAUTION_SOURCES;

export const CAUTION_KINDS = ["stage", "condition", "medicine"] as const;
export type CautionKind = (typeof CAUTION_KINDS)[number];

/** A reason to see a professional before using these compounds. */
export type Caution = {
  id: string;
  /** As in "Tell a professional about: …". */
  name: string;
  kind: CautionKind;
  /** Empty: every compound, unknown ones included. */
  compounds: readonly Compound[];
  source: CautionSource;
  /** It no longer matters once it is long over. */
  passes: boolean;
  /** What people call it, in English, Filipino, Cebuano and Ilocano. */
  words: readonly string[];
};

const LANGUAGES = 4;

/**
 * Reads blocks of five lines: `id | name | source`, perhaps with `| passes`, then the words in English,
 * Filipino, Cebuano and Ilocano. A dash means that people use the English words.
 */
export function readCautions(
  { kind, compounds = [] }: { kind: CautionKind; compounds?: readonly Compound[] },
  text: string,
): Caution[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = "", ...languages] = block.trim().split(/\n\s*/);
      const [id = "", name = "", source = "", passes] = head.split(" | ");
      if (!isSource(source) || languages.length !== LANGUAGES) throw new Error(`caution: ${head}`);
      const words = languages.flatMap((line) => (line === "-" ? [] : line.split(", ")));
      return { id, name, kind, compounds, source, passes: passes === "passes", words };
    });
}

const isSource = (name: string): name is CautionSource => Object.hasOwn(CAUTION_SOURCES, name);

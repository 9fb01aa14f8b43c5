const LINE_LENGTH = 12;
const MOST_LINES = 3;
const LONGEST_WORD = 16;

/**
 * A product's name as the lines of a printed label: broken between words, and cut where the label
 * ends. `longest` is the length of the longest line, from which the type size follows.
 */
export function labelLines(name: string): { lines: string[]; longest: number } {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean).map(shortened)) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && joined.length <= LINE_LENGTH) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const shown = lines.slice(0, MOST_LINES);
  if (lines.length > MOST_LINES) shown[MOST_LINES - 1] += "…";
  return { lines: shown, longest: Math.max(0, ...shown.map((line) => line.length)) };
}

function shortened(word: string): string {
  return word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD - 1)}…` : word;
}

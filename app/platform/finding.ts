/** One line of the doctor's report; `fix` is a sentence that says what to do. */
export type Finding = { name: string; text: string } & (
  | { state: "good" }
  /** It could not be found out, as without a network. */
  | { state: "unknown" }
  | { state: "bad"; fix: string }
);

export const good = (name: string, text: string): Finding => ({ name, text, state: "good" });

export const unknown = (name: string, text: string): Finding => ({ name, text, state: "unknown" });

export const bad = (name: string, text: string, fix: string): Finding => ({
  name,
  text,
  fix,
  state: "bad",
});

const MARKS = { good: "good", bad: "BAD", unknown: "?" } as const;

/** The report for a terminal: each finding on a line, and below a bad one what to do. */
export function reportOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap((one) => {
    const line = `${MARKS[one.state].padEnd(5)} ${one.name.padEnd(width)}  ${one.text}`;
    return one.state === "bad" ? [line, `${" ".repeat(width + 8)}→ ${one.fix}`] : [line];
  });
  const broken = findings.filter(({ state }) => state === "bad").length;
  const verdict = broken === 0 ? "Nothing is wrong." : `${broken} to fix.`;
  return [...lines, "", verdict].join("\n");
}

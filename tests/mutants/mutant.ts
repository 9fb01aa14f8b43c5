/** One small, plausible slip in the code of today, which some test must catch. */
export type Mutant = {
  name: string;
  /** What the code does wrong then. */
  slip: string;
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
  /** The folder whose tests run first. The default is the file's own module. */
  module?: string;
};

/** The text with the slip; undefined if the place is gone, or is not the only one. */
export function withSlip(text: string, { from, to }: Pick<Mutant, "from" | "to">) {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  return before + to + after;
}

/** `app/selling/cart` of a file in it. */
export const moduleOf = ({ file, module }: Pick<Mutant, "file" | "module">): string =>
  module ?? file.split("/").slice(0, -1).slice(0, 3).join("/");

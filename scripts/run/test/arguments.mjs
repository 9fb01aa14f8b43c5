export const usage = `Usage: npm test [-- --verbose] [-- --only <part of a test file's path>]
  --verbose  show the output of every step
  --only     run the matching tests alone, without the other checks; can be given again`;

/** { verbose, only } from the command line, or undefined when it can't be understood. */
export function readArguments(words) {
  const wish = { verbose: false, only: [] };
  const rest = [...words];
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === "--verbose") wish.verbose = true;
    else if (word === "--only" && rest.length > 0 && !rest[0].startsWith("-")) {
      wish.only.push(rest.shift());
    } else return undefined;
  }
  return wish;
}

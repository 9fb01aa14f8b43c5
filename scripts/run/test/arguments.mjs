export const usage = `Usage: npm test [-- --verbose] [-- --times] [-- --changed] [-- --only <part of a test file's path>]
  --verbose  show the output of every step
  --times    say where the minutes went: each group, and the twenty slowest files
  --changed  run the checks and the tests of what differs from main, or from the last commit on it
  --only     run the matching tests alone, without the other checks; can be given again`;

/** { verbose, times, changed, only } from the command line, or undefined when it can't be understood. */
export function readArguments(words) {
  const wish = { verbose: false, times: false, changed: false, only: [] };
  const rest = [...words];
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === "--verbose") wish.verbose = true;
    else if (word === "--times") wish.times = true;
    else if (word === "--changed") wish.changed = true;
    else if (word === "--only" && rest.length > 0 && !rest[0].startsWith("-")) {
      wish.only.push(rest.shift());
    } else return undefined;
  }
  return wish;
}

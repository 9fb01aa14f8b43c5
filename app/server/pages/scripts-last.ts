import { HELD } from "#app/platform/http/start-script.ts";

const HINT = '<link rel="modulepreload" ';
/** As text it would have its quotes escaped. */
const START = ' type="module" async=""';

/**
 * A page can be read and used before its scripts have come, but is not to be seen before its style
 * has, nor at its best before its letters and its first picture: on a slow line those have it for
 * themselves. The router would ask for its scripts at once; here they are held until `START_SCRIPT`
 * finds the page painted, and give way to pictures that are still on the way.
 */
export function scriptsLast(html: string): string {
  return html
    .replaceAll(HINT, `<link rel="${HELD}" fetchpriority="low" `)
    .replace(START, ` type="${HELD}"`);
}

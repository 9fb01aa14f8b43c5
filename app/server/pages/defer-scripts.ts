import { DEFERRED } from "#app/platform/http/start-script.ts";

const HINT = '<link rel="modulepreload" ';
/** As text it would have its quotes escaped. */
const START = ' type="module" async=""';

/**
 * A page can be read and used before its scripts have come, but needs its style, its fonts and its
 * first picture at once: on a slow line those come first. The router would load its scripts at the
 * same time; here they wait until `START_SCRIPT` finds the page painted, and then have a lower
 * priority than pictures.
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll(HINT, `<link rel="${DEFERRED}" fetchpriority="low" `)
    .replace(START, ` type="${DEFERRED}"`);
}

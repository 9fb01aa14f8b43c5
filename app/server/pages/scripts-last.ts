const HINT = '<link rel="modulepreload" ';

/**
 * A page can be read and used before its scripts have come, but is not to be seen before its style
 * has, nor at its best before its letters and its first picture: on a slow line those go first. The
 * router hints at its scripts without saying so.
 */
export function scriptsLast(html: string): string {
  return html.replaceAll(HINT, `${HINT}fetchpriority="low" `);
}

/** A route of the back-office, by its id: its address, or the file of its shell. */
const OF_STAFF = /^(\/admin(\/|$)|shells\/desk\/)/;

export const isOfStaff = (routeId: string): boolean => OF_STAFF.test(routeId);

/**
 * The file with the routes that a page's browser needs to know. The build writes two: all routes,
 * and those of the shop (`scripts/prepare/shrink-routes.mjs`), so that a shopper's first visit does
 * not grow with the back-office.
 *
 * @param url of the file with all routes
 * @param ids of the routes that are shown
 */
export function routeListFor(url: string, ids: readonly string[]): string {
  return ids.some(isOfStaff) ? url : url.replace(/\.js$/, ".shop.js");
}

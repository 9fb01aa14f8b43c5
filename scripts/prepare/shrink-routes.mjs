import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const FALSE = /"has[A-Z]\w+":false,/g;

/**
 * Leaves out what the list of routes says that a route does not have. Every first visit fetches the
 * list, and React Router takes a missing flag for false.
 */
export const withoutFalseFlags = (manifest) => manifest.replaceAll(FALSE, "");

const ASSIGNED = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s;
const OF_STAFF = /^(\/admin(\/|$)|shells\/desk\/)/;
/** What mails, providers, programs and the scripts of Health AI ask for: no link of the shop leads there. */
const OF_PROGRAMS =
  /^\/(api\/(v1|mail|campaigns|inbound-mail|payments|couriers|highlevel|messages|auth|health-ai-\w+)|test-gateway\/(status|refund))(\/|$)/;
/** What our own scripts send to without the router. Pages below such an address stay. */
const OF_OWN_SCRIPTS = /^\/(visit|portal\/(profile\/field|wellness\/entries|therapy\/doses))$/;

/** Pages that are the same for everybody come as documents: the router leaves them to the browser. */
const OF_DOCUMENTS =
  /^\/($|(products|product\/:id|learn)(\/:category|\/:slug)?$|(faq|about|journey-support|consultation|terms|privacy|shipping-returns|medical-disclaimer|affiliate-terms)$)/;

/** It answers no page and no form: a file, which the router does not fetch. */
const isFile = ({ hasLoader, hasAction, hasDefaultExport }) =>
  hasLoader && !hasAction && !hasDefaultExport;
/** One that leads on to a page. */
const LEADS_ON = /^\/discount\//;

const shopFile = (file) => file.replace(/\.js$/, ".shop.js");

/**
 * What each route imports, in one order for all and without what every page has: alike lists compress. The
 * browser fetches what a module imports in any case; the names only let it begin sooner.
 */
function shrinkImports({ entry, routes }) {
  const known = new Set(entry?.imports);
  const all = Object.values(routes).flatMap(({ imports = [] }) => imports);
  const uses = new Map();
  for (const one of all) uses.set(one, (uses.get(one) ?? 0) + 1);
  const order = (a, b) => uses.get(b) - uses.get(a) || (a < b ? -1 : 1);
  return Object.fromEntries(
    Object.entries(routes).map(([id, { imports, ...route }]) => {
      const own = imports?.filter((one) => !known.has(one)).toSorted(order);
      return [id, own ? { ...route, imports: own } : route];
    }),
  );
}

/** Without a route of its own the root alone is at "/": an empty page. Unknown addresses load a document. */
function withHome(routes) {
  const unknown = routes["/*"];
  return unknown
    ? { ...routes, "/": { index: true, ...unknown, id: "/", path: undefined } }
    : routes;
}

/** The whole list, which the back-office gets. */
export function staffRoutes(text) {
  const { list, write } = read(text);
  return write({ ...list, routes: withHome(keep(list.routes, (id) => !OF_DOCUMENTS.test(id))) });
}

/** The list without the back-office and what is no page; `app/server/pages/route-list.ts` says which pages get it. */
export function shopRoutes(text) {
  const { list, write } = read(text);
  const shown = keep(
    list.routes,
    (id, route) =>
      !OF_STAFF.test(id) &&
      !OF_DOCUMENTS.test(id) &&
      !OF_PROGRAMS.test(id) &&
      !OF_OWN_SCRIPTS.test(id) &&
      (!isFile(route) || LEADS_ON.test(id)),
  );
  const routes = shrinkImports({ entry: list.entry, routes: withHome(shown) });
  // A browser that knew it by another address would fetch that too.
  return write({ ...list, routes, url: shopFile(list.url) });
}

function read(text) {
  const parts = ASSIGNED.exec(text);
  if (!parts) throw new Error("the list of routes has another form");
  const [, before, json, after] = parts;
  return { list: JSON.parse(json), write: (list) => before + JSON.stringify(list) + after };
}

const keep = (routes, isKept) =>
  Object.fromEntries(Object.entries(routes).filter(([id, route]) => isKept(id, route)));

/** In the built files of the browser, before they are compressed. */
export async function shrinkRoutes(assets) {
  const name = (await readdir(assets)).find((one) => /^manifest-\w+\.js$/.test(one));
  if (!name) throw new Error("the build has no list of routes");
  const file = path.join(assets, name);
  const list = withoutFalseFlags(await readFile(file, "utf8"));
  await writeFile(file, staffRoutes(list));
  await writeFile(shopFile(file), shopRoutes(list));
}

type Graph = { getModuleInfo(id: string): { importers: string[] } | null };

/** What stands around every page of the storefront. */
const FRAME = ["app/root.tsx", "app/surfaces/storefront/layout.tsx"];
const PRODUCT = "app/surfaces/storefront/product-page.tsx";
/** The pages people arrive at. */
const ARRIVALS = [
  "app/surfaces/storefront/home.tsx",
  "app/modules/catalog/storefront/listing-page.tsx",
  PRODUCT,
];
const LIBRARIES =
  /node_modules[\\/]((react|react-dom|scheduler|react-router)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))/;

/**
 * The files of the browser's code. A first visit fetches few, since dozens of small ones compress
 * worse and queue up, and nothing that only the forms behind it need. A group takes the imports of
 * its modules along unless they belong to a group with a higher priority.
 */
export const clientChunks = [
  { name: "libraries", test: LIBRARIES, priority: 4 },
  // Otherwise the first group that uses an icon takes it from all the others.
  { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 12, priority: 4 },
  { name: (id: string, graph: Graph) => (atArrival(id, graph) ? "shop" : null), priority: 3 },
  // The cart and the assessment use parts of a product's page too: one by one they compress worse.
  { name: (id: string, graph: Graph) => (atProduct(id, graph) ? "product" : null), priority: 3 },
  // Before the file of staff, which would take them along: shoppers would fetch all that staff's pages share.
  { name: (id: string, graph: Graph) => sharedAcross(id, graph), priority: 2 },
  // The list of routes, which every first visit fetches, would otherwise name dozens of small ones for each page.
  { name: (id: string, graph: Graph) => (atDesk(id, graph) ? "desk" : null), priority: 1 },
];

/** Libraries are left out: one that is imported by its index seems to be used from everywhere. */
const isOurs = (id: string) => /[\\/]app[\\/]/.test(id) && !id.includes("node_modules");

const isPrimitive = (id: string) => /[\\/]app[\\/](ui|lib)[\\/]/.test(id);

/** What the frame or two pages of arrival use; of the primitives, what one of them uses. */
function atArrival(id: string, graph: Graph): boolean {
  if (!isOurs(id)) return false;
  const pages = usedBy(id, graph, new Set());
  const used = (page: string) => pages.some((name) => name.endsWith(page));
  return FRAME.some(used) || ARRIVALS.filter(used).length > (isPrimitive(id) ? 0 : 1);
}

function atProduct(id: string, graph: Graph): boolean {
  return isOurs(id) && usedBy(id, graph, new Set()).some((page) => page.endsWith(PRODUCT));
}

const SURFACES = {
  desk: /app\/(surfaces|modules\/[^/]+)\/admin\//,
  portal: /app\/(surfaces|modules\/[^/]+)\/portal\//,
};

const surfaceOf = (page: string): string =>
  Object.entries(SURFACES).find(([, own]) => own.test(page))?.[0] ?? "storefront";

/** The surfaces whose pages use it, and how many pages these are. */
function usersOf(id: string, graph: Graph) {
  const pages = new Set(usedBy(id, graph, new Set()));
  return { surfaces: [...new Set([...pages].map(surfaceOf))].toSorted(), pages: pages.size };
}

/** What several pages of staff use, and no others. */
function atDesk(id: string, graph: Graph): boolean {
  if (!isOurs(id)) return false;
  const { surfaces, pages } = usersOf(id, graph);
  return surfaces.join() === "desk" && pages > 1;
}

/**
 * What staff's pages share with others, a file for each module, so that none of the others fetches all of it;
 * of the primitives, those that many pages of others use. What else is shared is split by the bundler.
 */
function sharedAcross(id: string, graph: Graph): string | null {
  if (!isOurs(id)) return null;
  const { surfaces, pages } = usersOf(id, graph);
  if (isPrimitive(id)) return surfaces.join() !== "desk" && pages > 3 ? "forms" : null;
  if (!surfaces.includes("desk") || surfaces.length === 1) return null;
  const [, place = "others"] = /app[\\/](?:modules|surfaces)[\\/]([^\\/]+)/.exec(id) ?? [];
  return `${place}-shared`;
}

/** The modules at the top of the import tree above `id`: with us the routes. */
function usedBy(id: string, graph: Graph, seen: Set<string>): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return [(id.split("?")[0] ?? id).replaceAll("\\", "/")];
  return importers.flatMap((importer) => usedBy(importer, graph, seen));
}

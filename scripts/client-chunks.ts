type Graph = { getModuleInfo(id: string): { importers: string[] } | null };

/** What stands around every page of the storefront and of the portal. */
const FRAME = ["app/start-router.tsx", "app/root.tsx", "app/shells/storefront/layout.tsx"];
/** The script of every page, also of those that come without the router. */
const ENTRY = "app/entry.client.tsx";
/** What it loads with the first touch; none of it needs React. */
const TOUCHED = [
  "app/ui/toaster.ts",
  "app/shells/storefront/deferred-start.ts",
  "app/goods/catalog/pages/shop/product/gallery-moves.ts",
];
const PORTAL_FRAME = "app/shells/portal/layout.tsx";
const PRODUCT = "app/goods/catalog/pages/shop/product-page.tsx";
/** The pages people arrive at. */
const ARRIVALS = [
  "app/shells/storefront/home.tsx",
  "app/goods/catalog/pages/shop/listing-page.tsx",
  PRODUCT,
];
const CHECKOUT = "app/selling/checkout/pages/shop/checkout-page.tsx";
const CART = "app/selling/cart/pages/shop/cart-page.tsx";
/** The pages of an order, from the cart to its receipt. */
const OF_AN_ORDER =
  /app\/(selling\/checkout\/|selling\/cart\/pages\/shop\/cart-page\.|shells\/storefront\/checkout-layout\.)/;
/** So many pages beside those of staff have to use a primitive before all others fetch it with theirs. */
const MANY = 4;
/** Companies of so many pages and more are alike. */
const LARGEST = 12;
const LIBRARIES =
  /node_modules[\\/]((react|react-dom|scheduler|react-router)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))|[\\/]app[\\/]ui[\\/]draw-icon\.ts$/;
/**
 * The files of the browser's code. A first visit fetches few, since dozens of small ones compress
 * worse and queue up, and nothing that only other pages need. A group takes the imports of its
 * modules along unless they belong to a group before it. What is in none is split by the bundler,
 * by the pages that use it.
 */
export const clientChunks = inOrder([
  // Before the libraries, which it must not take along.
  group((use) => (use.by(ENTRY) || (isTouched(use) && inFrame(use))) && "shop-script"),
  group((use) => isTouched(use) && "touched"),
  { name: "libraries", test: LIBRARIES },
  // Otherwise the first group that uses an icon takes it from all the others.
  { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 8 },
  group((use) => inFrame(use) && "frame"),
  // Pages that only list something have pictures and no questions.
  { name: "picture", test: /[\\/]app[\\/]ui[\\/]picture\.tsx$/ },
  group((use) => isCommon(use) && !use.isValue && use.by(CHECKOUT) && "questions"),
  group((use) => isCommon(use) && (use.isValue ? "values" : "forms")),
  group((use) => atArrival(use) && "shop"),
  ...largestFirst((use) => use.by(CHECKOUT) && !isOfOrder(use)),
  group((use) => use.by(CHECKOUT) && use.by(CART) && "cart"),
  group((use) => use.by(CHECKOUT) && isOfOrder(use) && "checkout"),
  group((use) => use.by(PORTAL_FRAME) && use.surfaces.join() === "portal" && "portal"),
  // The cart and the assessment use parts of a product's page too: one by one they compress worse.
  group((use) => use.by(PRODUCT) && "product"),
  // Before the file of staff, which would take them along: shoppers would fetch all that staff's pages share.
  ...sharedByStaff(),
  // The list of routes, which every first visit fetches, would otherwise name dozens of small ones for each page.
  group((use) => use.surfaces.join() === "desk" && use.pages.length > 1 && "desk"),
]);

/** The first group that a module fits has it. */
function inOrder<G extends object>(groups: readonly G[]) {
  return groups.map((one, place) => ({ ...one, priority: groups.length - place }));
}

const isTouched = (use: Use) => TOUCHED.some(use.by);

/** What all pages have around them; of the primitives, also what arrivals share with the portal. */
function inFrame(use: Use): boolean {
  if (FRAME.some(use.by)) return true;
  return use.isPrimitive && ARRIVALS.some(use.by) && use.surfaces.includes("portal");
}

/** A primitive of many pages, but of none that people arrive at. */
const isCommon = (use: Use) =>
  use.isPrimitive && use.others.length >= MANY && !ARRIVALS.some(use.by);

/** What two pages of arrival use; of the primitives, what one of them uses. */
const atArrival = (use: Use) => ARRIVALS.filter(use.by).length > (use.isPrimitive ? 0 : 1);

const isOfOrder = (use: Use) => use.others.every((page) => OF_AN_ORDER.test(page));

/**
 * What staff's pages share with others: a file for each company of these others, as if staff had no
 * pages.
 */
function sharedByStaff() {
  return largestFirst(({ surfaces }) => surfaces.includes("desk") && surfaces.length > 1);
}

/**
 * A file for each company of pages that share such a module. The larger company goes first. What a
 * module imports is used by all of its pages or more, so none takes along what belongs to another.
 */
function largestFirst(isShared: (use: Use) => boolean) {
  const sizeOf = ({ others }: Use) => Math.min(others.length, LARGEST);
  return Array.from({ length: LARGEST }, (_, before) =>
    group((use) => isShared(use) && sizeOf(use) === LARGEST - before && namesOf(use.others)),
  );
}

const namesOf = (pages: readonly string[]) =>
  pages.map((page) => /([^/]+)\.tsx?$/.exec(page)?.[1] ?? page).join("-");

type Use = ReturnType<typeof useOf>;

/** A group of our modules, by who uses them. */
function group(nameOf: (use: Use) => string | false) {
  return {
    name: (id: string, graph: Graph) => (isOurs(id) && nameOf(useOf(id, graph))) || null,
  };
}

/** Libraries are left out: one that is imported by its index seems to be used from everywhere. */
const isOurs = (id: string) => /[\\/]app[\\/]/.test(id) && !id.includes("node_modules");

const SURFACES = {
  desk: /app\/(shells|\w+\/\w+\/pages)\/desk\//,
  portal: /app\/(shells|\w+\/\w+\/pages)\/portal\//,
};

const surfaceOf = (page: string): string =>
  Object.entries(SURFACES).find(([, own]) => own.test(page))?.[0] ?? "storefront";

/** Which pages use a module, and of which surfaces they are. */
function useOf(id: string, graph: Graph) {
  const pages = [...new Set(usedBy(id, graph, new Set()))].toSorted();
  const isValue = /[\\/]app[\\/]lib[\\/]/.test(id);
  return {
    pages,
    surfaces: [...new Set(pages.map(surfaceOf))].toSorted(),
    /** Beside those of staff. */
    others: pages.filter((page) => surfaceOf(page) !== "desk"),
    by: (page: string) => pages.some((name) => name.endsWith(page)),
    isValue,
    // The queue of what waits is for the few pages that work without a connection.
    isPrimitive: isValue || /[\\/]app[\\/]ui[\\/](?!offline[\\/])/.test(id),
  };
}

/** The modules at the top of the import tree above `id`: with us the routes. */
function usedBy(id: string, graph: Graph, seen: Set<string>): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return [(id.split("?")[0] ?? id).replaceAll("\\", "/")];
  return importers.flatMap((importer) => usedBy(importer, graph, seen));
}

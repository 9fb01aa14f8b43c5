type Graph = { getModuleInfo(id: string): { importers: string[] } | null };

/** What stands around every page of the storefront. */
const FRAME = ["app/root.tsx", "app/surfaces/storefront/layout.tsx"];
/** The pages people arrive at. */
const ARRIVALS = [
  "app/surfaces/storefront/home.tsx",
  "app/modules/catalog/storefront/listing-page.tsx",
  "app/surfaces/storefront/product-page.tsx",
];

/**
 * In which files of the build the browser's code comes. A first visit is to bring few, since dozens
 * of small ones compress worse and queue up, and nothing that only the forms behind it need. A
 * group takes what its modules import along, so each library has a higher one of its own.
 */
export const clientChunks = [
  {
    name: "react",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 3,
  },
  {
    name: (id: string, graph: Graph) => (ours(id) && arrivals(id, graph) > 1 ? "shop" : null),
    priority: 2,
  },
  {
    name: (id: string, graph: Graph) => (primitive(id) && !arrivals(id, graph) ? "forms" : null),
    minShareCount: 4,
    priority: 1,
  },
];

/** Libraries are left out: one that is imported by its index seems to be used from everywhere. */
function ours(id: string): boolean {
  return /[\\/]app[\\/]/.test(id) && !id.includes("node_modules");
}

function primitive(id: string): boolean {
  return /[\\/]app[\\/](ui|lib)[\\/]/.test(id);
}

/** How many of the pages of arrival use a module; what stands around them is used by all. */
function arrivals(id: string, graph: Graph): number {
  const pages = usedBy(id, graph, new Set());
  const used = (page: string) => pages.some((name) => name.endsWith(page));
  return FRAME.some(used) ? ARRIVALS.length : ARRIVALS.filter(used).length;
}

/** The modules at the top of the import tree above `id`: with us the routes. */
function usedBy(id: string, graph: Graph, seen: Set<string>): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return [(id.split("?")[0] ?? id).replaceAll("\\", "/")];
  return importers.flatMap((importer) => usedBy(importer, graph, seen));
}

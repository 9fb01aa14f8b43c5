/** The same lifetime as in the server's page cache. */
const LASTS_MS = 5 * 60_000;
const MOST = 40;

type Copy = { text: string; etag: string; at: number };
/** The data behind the visible page, and how to load it again. */
type VisiblePage = { address: string; reload: () => void };

/** The retries in `retryReads` skip a `Request`: no visitor is waiting for it yet. */
const ask = (address: string, options: RequestInit) => fetch(new Request(address, options));

/** Data of shared pages by address, prefetched or shown before. */
const copies = new Map<string, Promise<Copy | undefined>>();
let shown: VisiblePage | undefined;
let outdated: string | undefined;

/** The address of the data that the router requests for a page. */
export function dataAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${location.origin}${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search}`;
}

/** Prefetches a link's page unless a copy exists; returns whether it fetched. */
export async function fetchAhead(address: string): Promise<boolean> {
  if (address === shown?.address || copies.has(address)) return false;
  const copy = ask(address, { priority: "low" })
    .then(copyOf)
    .catch(() => undefined);
  keep(address, copy);
  if (!(await copy)) copies.delete(address);
  return true;
}

/** Keeps a copy of a loaded page for the way back. */
export function remember(address: string, answer: Response): void {
  if (isShared(answer))
    keep(
      address,
      copyOf(answer.clone()).catch(() => undefined),
    );
}

/** A sent form may change what pages show. */
export function dropCopies(): void {
  copies.clear();
}

/** The copy of a page that is being opened. It is revalidated in the background. */
export async function takeCopy(address: string): Promise<string | undefined> {
  // Loading the visible page again must fetch fresh data.
  if (address === shown?.address) return undefined;
  const copy = await copies.get(address);
  if (!copy || Date.now() - copy.at > LASTS_MS) return undefined;
  void compare(address, copy);
  return copy.text;
}

/** Notes the visible page, and reloads it if its copy was outdated. */
export function setShown(page: VisiblePage): void {
  shown = page;
  correct();
}

async function compare(address: string, copy: Copy): Promise<void> {
  const answer = await ask(address, { cache: "no-cache" }).catch(() => undefined);
  // The copy can neither be confirmed nor replaced. The shop's next answer decides.
  if (!answer || answer.status >= 500) return;
  if (answer.ok && etagOf(answer) === copy.etag) {
    copy.at = Date.now();
    return;
  }
  copies.delete(address);
  outdated = address;
  correct();
}

function correct(): void {
  if (shown === undefined || shown.address !== outdated) return;
  outdated = undefined;
  shown.reload();
}

function keep(address: string, copy: Promise<Copy | undefined>): void {
  copies.delete(address);
  copies.set(address, copy);
  for (const oldest of [...copies.keys()].slice(0, -MOST)) copies.delete(oldest);
}

async function copyOf(answer: Response): Promise<Copy | undefined> {
  const etag = etagOf(answer);
  if (!etag || !isShared(answer)) return undefined;
  return { text: await answer.text(), etag, at: Date.now() };
}

/** Only data that is the same for all readers may be reused. */
const isShared = ({ ok, headers }: Response) =>
  ok && headers.get("cache-control")?.includes("public") === true;

const etagOf = ({ headers }: Response) => headers.get("etag");

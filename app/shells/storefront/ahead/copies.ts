/** As long as the server itself shows a page it has cached. */
const LASTS_MS = 5 * 60_000;
const MOST = 40;

type Copy = { text: string; etag: string; at: number };
/** What the page that is shown was made of, and how to load it again. */
type Shown = { address: string; reload: () => void };

/** Asks once: what comes as a `Request` is not asked for again, as a page is that somebody awaits. */
const ask = (address: string, options: RequestInit) => fetch(new Request(address, options));

/** Data of shared pages by address: what was fetched ahead, and what was shown before. */
const copies = new Map<string, Promise<Copy | undefined>>();
let shown: Shown | undefined;
let outdated: string | undefined;

/** The address of the data that the router asks for to show a page. */
export function dataAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${location.origin}${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search}`;
}

/** Fetches what a link leads to, unless it is here; answers whether it did. */
export async function fetchAhead(address: string): Promise<boolean> {
  if (address === shown?.address || copies.has(address)) return false;
  const copy = ask(address, { priority: "low" })
    .then(copyOf)
    .catch(() => undefined);
  keep(address, copy);
  if (!(await copy)) copies.delete(address);
  return true;
}

/** A copy of what was read anyway, for the way back. */
export function remember(address: string, answer: Response): void {
  if (isShared(answer))
    keep(
      address,
      copyOf(answer.clone()).catch(() => undefined),
    );
}

/** Something was sent that may change what pages show. */
export function dropCopies(): void {
  copies.clear();
}

/** The data of a page that is opened now, which is compared meanwhile with what the shop has. */
export async function takeCopy(address: string): Promise<string | undefined> {
  // Who loads the page that is shown wants to know how it is now.
  if (address === shown?.address) return undefined;
  const copy = await copies.get(address);
  if (!copy || Date.now() - copy.at > LASTS_MS) return undefined;
  void compare(address, copy);
  return copy.text;
}

/** Says which page is shown now; one that was made of an outdated copy is loaded again. */
export function setShown(page: Shown): void {
  shown = page;
  correct();
}

async function compare(address: string, copy: Copy): Promise<void> {
  const answer = await ask(address, { cache: "no-cache" }).catch(() => undefined);
  // Nobody knows better: the next answer of the shop tells.
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

/** Only what is the same for everybody may be shown again. */
const isShared = ({ ok, headers }: Response) =>
  ok && headers.get("cache-control")?.includes("public") === true;

const etagOf = ({ headers }: Response) => headers.get("etag");

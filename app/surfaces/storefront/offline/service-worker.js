/*
 * Runs beside the shop's pages, and keeps what a lost connection takes away: files that a browser
 * may keep for good, a page that says what is going on, and the cart as it was last seen. No other
 * page is kept, and nothing but a GET is ever answered. The server puts VERSION, the hash of its
 * build, in front (app/server/service-worker.server.ts).
 */
const OFFLINE_PAGE = "/offline";
const CART_PAGE = "/cart";
/** Each page lies with what it looks like, so that neither needs the other. */
const SHELL = `shell-${VERSION}`;
const SEEN = `seen-${VERSION}`;
const CART = "cart";
const MOST_SEEN = 200;
/** After one of these the cart is another, or somebody else's. */
const ENDS_CART = /^\/(?:sign-out|auth|api\/auth|reset-password|checkout)(?:\/|\.data|$)/;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", answer);

async function install() {
  const page = await fetch(OFFLINE_PAGE, { cache: "no-store" });
  if (!page.ok) throw new Error(`the offline page was answered with ${page.status}`);
  await keep(SHELL, OFFLINE_PAGE, page);
  // A window that is open longer may still need files that only its own version has seen.
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const ours = [SHELL, SEEN, CART];
  await Promise.all(names.filter((name) => !ours.includes(name)).map((old) => caches.delete(old)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

function answer(event) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method !== "GET") {
    if (ENDS_CART.test(pathname)) event.waitUntil(caches.delete(CART));
  } else if (/^\/(?:assets|pictures)\//.test(pathname)) {
    event.respondWith(file(request));
  } else if (request.mode === "navigate") {
    event.respondWith(page(event, pathname));
  } else if (pathname === `${CART_PAGE}.data`) {
    event.respondWith(cartData(event));
  }
}

/** Its name holds a hash of what is in it, so the one that is here is the right one. */
async function file(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.status === 200) {
    const seen = await caches.open(SEEN);
    await seen.put(request, fresh.clone());
    const oldest = (await seen.keys()).slice(0, -MOST_SEEN);
    await Promise.all(oldest.map((one) => seen.delete(one)));
  }
  return fresh;
}

async function page(event, pathname) {
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request));
    if (pathname === CART_PAGE) event.waitUntil(keepCart(fresh.clone()));
    return fresh;
  } catch {
    const cart = pathname === CART_PAGE ? await caches.match(CART_PAGE) : undefined;
    return cart ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** The cart is shown without its page being loaded: that is fetched for later, as it is now. */
async function cartData(event) {
  const fresh = await fetch(event.request);
  if (fresh.ok) event.waitUntil(fetch(CART_PAGE).then(keepCart, () => undefined));
  return fresh;
}

async function keepCart(answered) {
  if (answered.status === 200 && !answered.redirected) await keep(CART, CART_PAGE, answered);
}

async function keep(name, path, answered) {
  const html = toRead(await answered.text());
  const headers = new Headers(answered.headers);
  for (const name of ["set-cookie", "content-encoding", "content-length"]) headers.delete(name);
  const cache = await caches.open(name);
  await cache.addAll(looksOf(html));
  await cache.put(path, new Response(html, { headers }));
}

/**
 * A page of which nothing can be sent: no script of an old version runs, and what cannot work is
 * switched off. `data-offline` shows what the page has to say about that.
 */
function toRead(html) {
  return html
    .replaceAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g, withoutCode)
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replaceAll(/<(button|input|select|textarea)\b/g, "<$1 disabled")
    .replace("<html", '<html data-offline=""');
}

/** The one that colours the header by its cookie stays: it has no version. */
function withoutCode(script, code) {
  return code.includes("pm_glance=") ? script : "";
}

function looksOf(html) {
  const links = html.matchAll(/<link\b[^>]*\bhref="(\/assets\/[^"]+\.(?:css|woff2))"/g);
  return [...new Set(Array.from(links, ([, href]) => href))];
}

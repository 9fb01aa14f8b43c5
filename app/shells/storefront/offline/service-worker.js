/*
 * Runs beside the shop's pages, and keeps what a lost connection takes away: files that a browser
 * may keep for good, a page that says what is going on, the cart as it was last seen, and forms
 * that work without a connection. No other page is kept, and nothing but a GET is ever answered. It
 * also shows notifications. The server puts VERSION, the hash of its build, in front
 * (app/server/web.server.ts).
 */
const OFFLINE_PAGE = "/offline";
const CART_PAGE = "/cart";
/** Each page lies with what it looks like, so that neither needs the other. */
const SHELL = `shell-${VERSION}`;
const SEEN = `seen-${VERSION}`;
const CART = "cart";
/** Pages of one account, and what is shown in their place while there is no connection. */
const FORMS = `forms-${VERSION}`;
const WELLNESS_FORM = "/portal/wellness/offline";
const DOSE_FORM = "/portal/therapy/offline";
const OFFLINE_FORMS = [WELLNESS_FORM, DOSE_FORM];
const DOSE_PAGE = /^\/portal\/therapy\/([0-9a-f-]{36})\/dose$/;
const MOST_SEEN = 200;
/** After one of these the cart is another, or somebody else's. */
const ENDS_CART = /^\/(?:sign-out|auth|api\/auth|reset-password|checkout)(?:\/|\.data|$)/;
/** After one of these somebody else may be signed in. */
const ENDS_SESSION = /^\/(?:sign-out|auth|api\/auth|reset-password)(?:\/|\.data|$)/;

let sessionsEnded = 0;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", answer);
self.addEventListener("message", (event) => {
  // The address of one of them, from a page that it stands in for.
  if (OFFLINE_FORMS.includes(event.data)) event.waitUntil(keepForms([event.data]));
});

self.addEventListener("push", (event) => event.waitUntil(notify(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

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
  const ours = [SHELL, SEEN, CART, FORMS];
  // Forms of the version before would send what this one may no longer take.
  const hadForms = names.some((name) => name.startsWith("forms-") && name !== FORMS);
  if (hadForms) await keepForms(OFFLINE_FORMS).catch(() => undefined);
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
    if (ENDS_SESSION.test(pathname)) event.waitUntil(forgetForms());
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
    const form = formFor(pathname);
    if (form && (await caches.match(form.page))) return Response.redirect(form.page + form.search);
    const isKept = pathname === CART_PAGE || OFFLINE_FORMS.includes(pathname);
    const kept = isKept ? await caches.match(pathname) : undefined;
    return kept ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** The form that stands in for a page of the portal. */
function formFor(pathname) {
  if (pathname === "/portal/wellness") return { page: WELLNESS_FORM, search: "" };
  if (pathname === "/portal/therapy") return { page: DOSE_FORM, search: "" };
  const [, planId] = DOSE_PAGE.exec(pathname) ?? [];
  return planId && { page: DOSE_FORM, search: `?plan=${planId}` };
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
  const cache = await caches.open(name);
  await cache.addAll(looksOf(html));
  await cache.put(path, new Response(html, { headers: headersOf(answered) }));
}

function headersOf(answered) {
  const headers = new Headers(answered.headers);
  for (const name of ["set-cookie", "content-encoding", "content-length"]) headers.delete(name);
  return headers;
}

/** These keep their scripts: each lies with all that it needs, and goes with its version. */
async function keepForms(paths) {
  const before = sessionsEnded;
  const forms = await caches.open(FORMS);
  for (const path of paths) {
    const answered = await fetch(path);
    // Led to the sign-in: nobody is signed in any more, whoever the form was of.
    if (answered.redirected) await forms.delete(path);
    if (answered.status !== 200 || answered.redirected) continue;
    const html = await answered.text();
    const files = html.matchAll(/["'](\/assets\/[^"'\s?]+\.(?:js|css|woff2))["']/g);
    await forms.addAll([...new Set(Array.from(files, ([, file]) => file))]);
    await forms.put(path, new Response(html, { headers: headersOf(answered) }));
  }
  if (before !== sessionsEnded) await caches.delete(FORMS);
}

async function forgetForms() {
  sessionsEnded += 1;
  await caches.delete(FORMS);
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

/** Browsers require a notification for each message, so an unreadable one gets neutral words. */
async function notify(message) {
  let news = {};
  try {
    news = message.json();
  } catch {
    // The message was empty, or of a later version.
  }
  const { title = "There is news in your account", page = "/portal", tag } = news;
  await self.registration.showNotification(title, { tag, data: page });
}

/** Shows a page of the shop. A window that shows another page may have a form that is not sent. */
async function show(page) {
  const url = new URL(page, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}

/** The one that colours the header by its cookie stays: it has no version. */
function withoutCode(script, code) {
  return code.includes("pm_glance=") ? script : "";
}

function looksOf(html) {
  const links = html.matchAll(/<link\b[^>]*\bhref="(\/assets\/[^"]+\.(?:css|woff2))"/g);
  return [...new Set(Array.from(links, ([, href]) => href))];
}

import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";

type Pixel = {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[];
  push: Pixel;
  loaded: true;
  version: "2.0";
  disablePushState: true;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    dataLayer?: unknown[];
    fbq?: Pixel;
  }
}

/** Loads the accounts' scripts and reports this page once, without its query. */
export function startTags({ google, meta }: MeasurementIds): void {
  if (google.length > 0) startGoogle(google);
  if (meta !== undefined) startMeta(meta);
}

function startGoogle(ids: readonly string[]) {
  const layer: unknown[] = (window.dataLayer ??= []);
  // The script recognizes commands by being an arguments object.
  function gtag(..._words: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  gtag("js", new Date());
  for (const id of ids) {
    gtag("config", id, {
      page_location: location.origin + location.pathname,
      page_referrer: document.referrer === "" ? "" : new URL(document.referrer).origin,
      // Without a parent domain, the shop itself can delete the cookies.
      cookie_domain: "none",
    });
  }
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? "")}`);
}

function startMeta(id: string) {
  const queue: unknown[] = [];
  const pixel: Pixel = Object.assign(
    (...words: unknown[]) =>
      pixel.callMethod ? pixel.callMethod(...words) : void queue.push(words),
    { queue, loaded: true, version: "2.0", disablePushState: true } as const,
    // The queue's own `push` can refer to it only after it exists.
  ) as Pixel;
  pixel.push = pixel;
  window.fbq = pixel;
  // This keeps the script from reading forms and buttons by itself.
  pixel("set", "autoConfig", false, id);
  pixel("init", id);
  pixel("track", "PageView");
  load("https://connect.facebook.net/en_US/fbevents.js");
}

function load(source: string) {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  document.head.append(script);
}

import { sendCartForms } from "#app/goods/catalog/components/send-cart-forms.ts";
import { openVariantSheets } from "#app/goods/catalog/components/open-variant-sheets.ts";
import { moveGallery } from "#app/goods/catalog/pages/shop/product/move-gallery.ts";
import { dropOldChat } from "#app/care/assistant/components/carried-chat.ts";
import { movePicture } from "#app/goods/catalog/components/move-picture.ts";
import { runProductPage } from "#app/goods/catalog/components/run-product-page.ts";
import { asksForWindow, on } from "#app/ui/on.ts";
import { runControls } from "#app/ui/form-controls.ts";
import { askForMeasurement } from "#app/running/visits/pages/shop/ask-for-measurement.ts";
import { watchVisit } from "#app/running/visits/pages/shop/count-visit.ts";
import { whenIdle, whenLoaded, whenSeen, whenTouched } from "#app/ui/when.ts";
import { showFlash } from "./show-flash.ts";
import { followReader } from "./follow-reader.ts";
import { expectUnits, watchSummary } from "./header-summary.ts";

/**
 * What scripts add to the pages of the shop, which work by links and forms without them. Everything
 * listens at the document, so it does not matter what rendered a part, or when.
 */
export function startShop(): void {
  watchSummary();
  runControls();
  sendCartForms(expectUnits);
  runProductPage();
  openVariantSheets();
  moveGallery();
  movePicture();
  followReader();
  openAssistant();
  whenSeen(dropOldChat);
  askForMeasurement();
  if (!isSparing()) whenSeen(() => whenLoaded(() => whenIdle(loadAhead)));
  // On other pages the router does so after each of its steps.
  if (!("__reactRouterContext" in window)) {
    watchVisit(location.pathname);
    whenSeen(showFlash);
  }
  // A page that was prepared before the connection was lost says so at once.
  if (!navigator.onLine) void import("../deferred-start.ts").then((it) => it.watchConnection());
  whenTouched((touch) => import("../deferred-start.ts").then((it) => it.startDeferred(touch)));
}

/** The link to the assistant opens its panel beside the page. */
function openAssistant(): void {
  on("click", ".assistant-button > a", (link, event) => {
    if (asksForWindow(event) || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    import("#app/care/assistant/components/assistant-panel.tsx").then(
      ({ openPanel }) => openPanel(link),
      () => location.assign(link.href),
    );
  });
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Visitors on metered or slow connections are sent nothing that they did not request. */
function isSparing(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, "connection");
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? "");
}

/** If it fails, pages are fetched when their links are tapped. */
function loadAhead(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  void import("./fetch-ahead.ts").then(
    ({ fetchAhead }) => fetchAhead(),
    () => undefined,
  );
}

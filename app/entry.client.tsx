import { startShop } from "#app/shells/storefront/script/start-shop.ts";

startShop();
// Pages that are the same for everybody come without the router and its data (`entry.server.tsx`).
if ("__reactRouterContext" in window) {
  void import("./start-router.tsx").then(({ startRouter }) => startRouter());
}

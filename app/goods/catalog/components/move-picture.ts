import { movesPages } from "#app/ui/moves-pages.ts";

/** Where the device is fast, page changes are animated: a product's picture moves from its card to its page and back. */
export function movePicture(): void {
  window.addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    if (movesPages()) namePicture(viewTransition, activation?.entry.url);
    else viewTransition.skipTransition();
  });
  window.addEventListener("pagereveal", ({ viewTransition }) => {
    // Some browsers animate without saying which page they came from.
    if (viewTransition && "navigation" in window)
      namePicture(viewTransition, navigation.activation?.from?.url);
  });
}

/** In a list only the card of the other page's product takes part. */
function namePicture(moving: ViewTransition, address: string | null | undefined): void {
  if (!address) return;
  const slug = new URL(address).pathname.split("/").at(-1) ?? "";
  const card = document.querySelector(`[data-product="${CSS.escape(slug)}"]`);
  const picture = card?.querySelector("picture");
  picture?.style.setProperty("view-transition-name", "product-picture");
  void moving.finished.finally(() => picture?.style.removeProperty("view-transition-name"));
}

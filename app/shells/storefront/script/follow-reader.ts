import { asksForWindow, on } from "#app/ui/on.ts";
import { focusSearch } from "../navigation/search-field.ts";

/** Makes way for a reader who types or reads on, and finds the search field. */
export function followReader(): void {
  const look = () => {
    const isTyping = document.activeElement?.matches(":read-write") ?? false;
    document.querySelector(".bottom-bar")?.toggleAttribute("data-typing", isTyping);
  };
  look();
  document.addEventListener("focusin", look);
  document.addEventListener("focusout", look);
  let last = 80;
  window.addEventListener("scroll", () => {
    const isDown = scrollY > last;
    last = Math.max(scrollY, 80);
    document.querySelector(".assistant-button")?.toggleAttribute("data-away", isDown);
  });
  on("click", "a[data-search]", (_, event) => {
    // Phones open their keyboard only if the focus moves within the tap.
    if (!asksForWindow(event) && focusSearch()) event.preventDefault();
  });
}

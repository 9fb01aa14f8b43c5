import { href } from "react-router";
import { dropCopies, remember, takeCopy } from "./copies.ts";

/** From now on a page whose data is here already is shown without waiting for the shop. */
export function answerFromCopies(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (input instanceof Request) return send(input, init);
    const { href: address, pathname } = new URL(input, location.href);
    if (init?.method !== undefined && init.method !== "GET") {
      // Filling the cart changes nothing that a shared page shows.
      if (!pathname.startsWith(href("/cart"))) dropCopies();
      return send(input, init);
    }
    if (!pathname.endsWith(".data")) return send(input, init);
    const copy = await takeCopy(address);
    init?.signal?.throwIfAborted();
    if (copy !== undefined) return new Response(copy);
    const answer = await send(input, init);
    remember(address, answer);
    return answer;
  };
}

import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate, href } from "react-router";
import { movesPages } from "#app/ui/moves-pages.ts";
import { productMessages } from "../texts/shopper-product.ts";

/** Goes back to the very list the reader came from, else to all products. */
export function BackToListing() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const asksForWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (asksForWindow || !cameFromListing(state)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      className="inline-flex min-h-11 items-center gap-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      onClick={goBack}
      to={href("/products")}
      viewTransition={movesPages()}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {productMessages.back}
    </Link>
  );
}

function cameFromListing(state: unknown): boolean {
  return typeof state === "object" && state !== null && "fromListing" in state;
}

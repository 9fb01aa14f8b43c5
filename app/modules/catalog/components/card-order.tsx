import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { ButtonContent } from "#app/ui/button.tsx";
import { AddToCartLabel, useAddToCart } from "./use-add-to-cart.tsx";

type CardOrderProps = { button: HTMLElement; fetcherKey: string };

/** Shows in the button of a card what becomes of its order, from the first press on. */
export function CardOrder({ button, fetcherKey }: CardOrderProps) {
  const { justAdded, pending } = useAddToCart({ key: fetcherKey });

  useLayoutEffect(() => {
    for (const name of ["aria-busy", "aria-disabled"]) {
      if (pending) button.setAttribute(name, "true");
      else button.removeAttribute(name);
    }
  }, [button, pending]);

  return createPortal(
    <ButtonContent pending={pending}>
      <AddToCartLabel justAdded={justAdded} />
    </ButtonContent>,
    labelOf(button),
  );
}

/** Where the button says what it does; its second part names the product. */
export function labelOf(button: HTMLElement): Element {
  return button.firstElementChild ?? button;
}

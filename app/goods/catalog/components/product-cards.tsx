import {
  Suspense,
  lazy,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  useLayoutEffect,
} from "react";
import { href, useSubmit } from "react-router";
import { asksForWindow, linkAt, useFollowLinks } from "#app/ui/follow-links.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { createPortal } from "react-dom";
import { ButtonContent } from "#app/ui/button.tsx";
import { useMovingPicture } from "./moving-picture.ts";
import { cartForm, AddToCartLabel, useAddToCart } from "./use-add-to-cart.tsx";

const VariantSheet = lazy(() =>
  import("./variant-sheet.tsx").then((module) => ({ default: module.VariantSheet })),
);

type Choice = { product: { slug: string; name: string }; opener: { current: HTMLElement } };

/**
 * Cards of a listing, rendered by the server (`cardsHtml`). Their links and forms work without this
 * script, which opens pages, adds to the cart and chooses variants without a reload.
 */
export function ProductCards({ html }: { html: string }) {
  const cards = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>();
  const [buttons, setButtons] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const follow = useFollowLinks({ fromListing: true });
  const submit = useSubmit();
  const opens = useMovingPicture(cards);

  function click(event: MouseEvent<HTMLElement>) {
    const link = linkAt(event.target);
    const product = link && productOf(link);
    if (!product) return;
    if (link.hasAttribute("aria-haspopup") && !asksForWindow(event)) {
      event.preventDefault();
      setChoice({ product, opener: { current: link } });
      return;
    }
    opens(product.slug);
    follow(event);
  }

  function send(event: FormEvent<HTMLElement>) {
    const form = event.target;
    const { submitter: button } = event.nativeEvent as SubmitEvent;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const fields = cartForm(form, button);
    const fetcherKey = `card ${button.value}`;
    // A second press must not send the form twice.
    if (button.hasAttribute("aria-busy")) return;
    void submit(fields, { method: "post", action: href("/cart"), navigate: false, fetcherKey });
    // Removes the server's label to make space for React's.
    if (buttons.get(fetcherKey) !== button) labelOf(button).replaceChildren();
    setButtons((before) => new Map(before).set(fetcherKey, button));
  }

  return (
    <>
      <ServerHtml html={html} onClick={click} onSubmit={send} part="cards" ref={cards} />
      {[...buttons].map(([key, button]) => (
        <CardOrder button={button} fetcherKey={key} key={key} />
      ))}
      {choice && (
        <Suspense>
          <VariantSheet
            key={choice.product.slug}
            onClose={() => setChoice(undefined)}
            opener={choice.opener}
            product={choice.product}
          />
        </Suspense>
      )}
    </>
  );
}

function productOf(link: HTMLElement): { slug: string; name: string } | undefined {
  const card = link.closest<HTMLElement>("[data-product]");
  const [slug, name] = [card?.dataset["product"], card?.querySelector("h2")?.textContent];
  return slug && name ? { slug, name } : undefined;
}

type CardOrderProps = { button: HTMLElement; fetcherKey: string };

/** Shows the progress of an order in the card's button, from the first press. */
function CardOrder({ button, fetcherKey }: CardOrderProps) {
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

/** The first part of the button's label; the second names the product. */
function labelOf(button: HTMLElement): Element {
  return button.firstElementChild ?? button;
}

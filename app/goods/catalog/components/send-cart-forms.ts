import { href } from "#app/lib/href.ts";
import { FLASH_COOKIE, decodeFlash, type Flash } from "#app/platform/http/flash.ts";
import { dropBrowserCookie, readBrowserCookie } from "#app/ui/browser-cookie.ts";
import { on } from "#app/ui/on.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { addingMessages as say } from "../texts/shopper-adding.ts";

const ADDED_MS = 2_000;

/**
 * Adds to the cart without leaving the page. The shop answers as it answers a browser without
 * scripts: with the way to the cart and a message for the next page, which is shown here instead.
 */
export function sendCartForms(expectUnits: (units: number) => void): void {
  on("submit", "form[data-adds]", (form, event) => {
    const { submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    // A second press must not send the form twice.
    if (button.ariaBusy !== null) return;
    const fields = new FormData(form, button);
    const units = Number(fields.get("quantity") ?? 1) || 0;
    expectUnits(units);
    button.ariaBusy = button.ariaDisabled = "true";
    void send(form, fields)
      .then((answer) => show(answer, { form, button }))
      .finally(() => {
        button.ariaBusy = button.ariaDisabled = null;
        expectUnits(-units);
      });
  });
}

/** Forms are sent one after another: the first answer may set the cart's cookie. */
let before: Promise<unknown> = Promise.resolve();

async function send({ action }: HTMLFormElement, fields: FormData): Promise<Flash> {
  // A reader who leaves at once has added it all the same.
  const request = { method: "POST", redirect: "manual", keepalive: true } as const;
  const sent = before.then(() => fetch(action, { ...request, body: textsOf(fields) }));
  before = sent.catch(() => undefined);
  const answer = await sent.catch(() => undefined);
  const flash = decodeFlash(readBrowserCookie(FLASH_COOKIE));
  dropBrowserCookie(FLASH_COOKIE);
  if (answer?.type === "opaqueredirect" && flash) return flash;
  return { tone: "error", text: say.notAdded, link: { text: say.viewCart, to: href("/cart") } };
}

const textsOf = (fields: FormData) =>
  new URLSearchParams(
    [...fields].filter((field): field is [string, string] => typeof field[1] === "string"),
  );

type Sent = { form: HTMLFormElement; button: HTMLButtonElement };

function show({ tone, text, link }: Flash, { form, button }: Sent): void {
  const isAdded = tone === "success";
  const dialog = form.closest("dialog");
  const refusal = dialog?.querySelector<HTMLElement>("[data-refusal]");
  if (refusal && !isAdded) {
    refusal.textContent = text;
    return;
  }
  dialog?.close();
  if (isAdded) confirm(button);
  const way = isAdded ? { text: say.viewCart, to: href("/cart") } : link;
  const action = way && { label: way.text, onSelect: () => location.assign(way.to) };
  showToast(text, { tone, action });
}

function confirm(button: HTMLButtonElement): void {
  const words = document.createNodeIterator(button, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue === say.addToCart ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const label = words.nextNode();
  if (!label) return;
  const set = (isAdded: boolean) => {
    label.nodeValue = isAdded ? say.added : say.addToCart;
    button.toggleAttribute("data-added", isAdded);
  };
  set(true);
  setTimeout(set, ADDED_MS, false);
}

/**
 * Takes an error away as soon as its field has been corrected, as far as the browser can tell, and
 * shows it again when the next answer still has it. The server has the last word. A field that no
 * longer has the text that was `sent` was corrected before this function arrived.
 */
export function clearCorrectedError(
  error: HTMLElement,
  control: HTMLElement | null,
  sent: string | undefined,
) {
  const form = control?.closest("form");
  const name = control?.getAttribute("name");
  if (!control || !form || !name) return null;
  const { id: errorId } = error;
  const marked = form.querySelectorAll(`[name="${CSS.escape(name)}"][aria-invalid]`);
  let corrected = false;
  let isSent = false;

  function show(wrong: boolean) {
    corrected = !wrong;
    error.hidden = !wrong;
    // What describes a field is read even when it is hidden.
    error.id = wrong ? errorId : "";
    for (const each of marked) {
      if (wrong) each.setAttribute("aria-invalid", "true");
      else each.removeAttribute("aria-invalid");
    }
  }

  function hear({ target }: Pick<Event, "target">) {
    if (corrected || !(target instanceof HTMLElement) || target.getAttribute("name") !== name)
      return;
    if ("validity" in target && target.validity instanceof ValidityState && target.validity.valid) {
      show(false);
    }
  }

  const send = () => (isSent = true);
  form.addEventListener("input", hear);
  form.addEventListener("submit", send);
  if ("value" in control && control.value !== sent) hear({ target: control });
  return {
    /** The page was drawn again: once a form that was sent is not busy any more, it was answered. */
    drawn() {
      if (!isSent || form.querySelector("[aria-busy=true]")) return;
      isSent = false;
      if (corrected) show(true);
    },
    end() {
      form.removeEventListener("input", hear);
      form.removeEventListener("submit", send);
    },
  };
}

import type { Page } from "playwright-core";

export const CONTROLS = "a[href], button, summary, input, select, textarea";

export type Choice = {
  /** Its place among all controls of the page. */
  at: number;
  kind: "link" | "button" | "text" | "tick" | "select";
  label: string;
  type: string;
  name: string;
  options: number;
};

/** Where these lead is another program, or ends the walk. */
const NOT_EXPLORED = /^\/(demo|test-gateway|sign-out|api)(\/|$)/.source;
const NOT_PRESSED = /sign out|restore|sign in with|passkey/i.source;

/** What a person could use now. Behind an open dialog nothing can be used. */
export const readChoices = (page: Page): Promise<Choice[]> =>
  page.evaluate(
    ({ controls, notExplored, notPressed }) => {
      const modal = [...document.querySelectorAll(":modal")].at(-1);
      const isUsable = (control: Element) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.matches(":disabled, [readonly], [aria-disabled=true]") &&
        !control.closest("[inert], [aria-hidden=true]") &&
        getComputedStyle(control).pointerEvents !== "none" &&
        (!modal || modal.contains(control)) &&
        control.getBoundingClientRect().width > 4;
      const kindOf = (control: Element) => {
        if (control instanceof HTMLAnchorElement) {
          const isOurs = control.origin === location.origin && control.target !== "_blank";
          if (!isOurs || control.download || new RegExp(notExplored).test(control.pathname)) return;
          return "link" as const;
        }
        if (control instanceof HTMLSelectElement) return "select" as const;
        if (control instanceof HTMLTextAreaElement) return "text" as const;
        if (!(control instanceof HTMLInputElement)) return "button" as const;
        if (["checkbox", "radio"].includes(control.type)) return "tick" as const;
        if (["submit", "button"].includes(control.type)) return "button" as const;
        return ["file", "range", "color", "hidden", "reset", "image"].includes(control.type)
          ? undefined
          : ("text" as const);
      };
      return [...document.querySelectorAll(controls)].flatMap((control, at) => {
        const kind = isUsable(control) ? kindOf(control) : undefined;
        const words = control.getAttribute("aria-label") ?? control.textContent ?? "";
        const name = control.getAttribute("name") ?? "";
        const label = words.trim().replaceAll(/\s+/g, " ").slice(0, 60) || name;
        if (!kind || new RegExp(notPressed, "i").test(label)) return [];
        const options = control instanceof HTMLSelectElement ? control.options.length : 0;
        const type = control.getAttribute("type") ?? "";
        return [{ at, kind, label, type, name, options }];
      });
    },
    { controls: CONTROLS, notExplored: NOT_EXPLORED, notPressed: NOT_PRESSED },
  );

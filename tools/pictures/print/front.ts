import type { Sheet } from "./press.ts";

type Stock = { width: number; height: number; paper?: string };

const CARTON: Stock = { width: 840, height: 1000 };

/** The front of a carton or a card: a name, a line below it, a band in the tint. */
export function front(
  shop: string,
  ink: string,
  name: readonly string[],
  line: string,
  { width, height, paper = "#fbfaf6" }: Stock = CARTON,
): Sheet {
  const type = Math.min(130, 1360 / Math.max(...name.map((part) => part.length)));
  return {
    width,
    height,
    html: `<style>
      * { margin: 0; box-sizing: border-box }
      body { height: 100vh; background: ${paper}; color: #17231d; padding: 84px 76px; display: flex; flex-direction: column;
        border-top: 52px solid ${ink} }
      .shop { font: 500 36px Geist; letter-spacing: .03em }
      h1 { font: 500 ${type}px/1 Newsreader; letter-spacing: -.02em; margin-top: auto }
      .line { font: 400 42px/1.35 Geist; color: #46524c; margin-top: 44px; padding-top: 34px; border-top: 4px solid #17231d }
    </style><p class="shop">${shop}</p><h1>${name.join("<br>")}</h1><p class="line">${line}</p>`,
  };
}

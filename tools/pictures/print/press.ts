import { readFile } from "node:fs/promises";
import { chromium, type Browser } from "playwright-core";
import sharp from "sharp";
import { findChromium } from "#tests/find-chromium.ts";
import type { Print } from "../shape/solid.ts";

const FACES = [
  ["Newsreader", 400, "newsreader/files/newsreader-latin-400-normal.woff2"],
  ["Newsreader", 500, "newsreader/files/newsreader-latin-500-normal.woff2"],
  ["Geist", 400, "geist/files/geist-latin-400-normal.woff2"],
  ["Geist", 500, "geist/files/geist-latin-500-normal.woff2"],
] as const;

/** A page to be printed, in pixels. */
export type Sheet = { html: string; width: number; height: number };
export type Press = (sheet: Sheet) => Promise<Print>;

/** Sets type in the shop's own faces: a browser does that better than we could. */
export async function withPress<T>(work: (press: Press) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    ...(await findChromium()),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const faces = await Promise.all(FACES.map(face));
    return await work((sheet) => printed(browser, faces.join(""), sheet));
  } finally {
    await browser.close();
  }
}

async function face([family, weight, file]: (typeof FACES)[number]): Promise<string> {
  const data = await readFile(new URL(import.meta.resolve(`@fontsource/${file}`)), "base64");
  return `<style>@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})}</style>`;
}

async function printed(
  browser: Browser,
  faces: string,
  { html, width, height }: Sheet,
): Promise<Print> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(faces + html);
  await page.evaluate("document.fonts.ready");
  const image = await page.screenshot();
  await page.close();
  const data = await sharp(image).removeAlpha().raw().toBuffer();
  return { width, height, pixels: new Uint8Array(data) };
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { expect, test } from "vitest";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { PAGE_GROUPS } from "./shop-pages.ts";
import { loader } from "./manifest.ts";

const { ctx, as } = await testContext();

type Manifest = {
  name: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { url: string }[];
};

async function manifest(): Promise<Manifest> {
  const context = new RouterContextProvider();
  context.set(requestContext, { ctx } as RequestContext);
  const request = new Request("http://127.0.0.1/manifest.webmanifest");
  const url = new URL(request.url);
  const pattern = "/manifest.webmanifest";
  const answer = await loader({ request, url, pattern, params: {}, context });
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  return (await answer.json()) as Manifest;
}

test("the home screen knows the shop by the name in its settings", async () => {
  expect((await manifest()).name).toBe("Project: Me");
  await saveSettings(as("admin"), { site_name: "Botika" });
  expect((await manifest()).name).toBe("Botika");
});

test("every icon is there, in the size it is said to have", async () => {
  const { icons } = await manifest();
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable", "maskable"]);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(
      readFileSync(path.join("public", src)),
    ).metadata();
    expect({ format, sizes: `${width}x${height}` }).toEqual({ format: "png", sizes });
  }
});

test("every shortcut leads to a page of the menu", async () => {
  const pages = PAGE_GROUPS.flatMap(({ pages: some }) => some.map<string>(({ to }) => to));
  for (const { url } of (await manifest()).shortcuts) expect(pages).toContain(url);
});

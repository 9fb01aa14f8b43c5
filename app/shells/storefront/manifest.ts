import { href } from "react-router";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { PAPER } from "#app/ui/theme-colours.ts";
import { shellMessages as say } from "./texts.ts";
import type { Route } from "./+types/manifest.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a phone needs to know to put the shop on its home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site_name, site_description } = await loadSettings(context.get(requestContext).ctx.db);
  const manifest = {
    id: "/",
    start_url: "/",
    scope: "/",
    name: site_name,
    short_name: site_name,
    description: site_description,
    lang: "en-PH",
    display: "standalone",
    background_color: PAPER.light,
    theme_color: PAPER.light,
    categories: ["shopping", "health"],
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
    shortcuts: [
      { name: say.products, url: href("/products") },
      { name: say.cart, url: href("/cart") },
      { name: say.track, url: href("/track") },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "private, max-age=3600",
    },
  });
}

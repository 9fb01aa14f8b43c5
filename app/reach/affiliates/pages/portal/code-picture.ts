import { qrPath } from "#app/running/security/views/qr-path.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ownAffiliate } from "../../queries/own-affiliate.server.ts";
import { referralLink } from "../../rules/referral-link.ts";
import type { Route } from "./+types/code-picture.ts";

const WIDTH = 1_000;

/** The QR code of one's own link, to print as large as one likes. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const own = orNotFound(await ownAffiliate(ctx));
  const { path, size } = qrPath(referralLink(env.appUrl, own.code));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000" shape-rendering="crispEdges"/></svg>`;
  const content = new TextEncoder().encode(svg);
  return fileAnswer({ name: `${own.code}.svg`, type: "image/svg+xml", content });
}

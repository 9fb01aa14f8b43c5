import { z } from "zod";
import { mailSender } from "#app/running/settings/queries.server.ts";
import { isMailKind } from "../../rules/mail-kinds.ts";
import type { StaffWording } from "../../rules/wordings.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { TEXT_PLACES } from "#app/platform/mail/rewording.ts";
import { draftSealer } from "./open-template.server.ts";
import { renderSamples } from "./render-sample.ts";
import type { Route } from "./+types/sample-mail.ts";

const sealedWords = z.array(
  z.object({ place: z.enum(TEXT_PLACES), pattern: z.string(), own: z.string() }),
);

/** A mail with made-up data, for the frames of its page. It runs no scripts and fetches nothing. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { kind } = params;
  if (!isMailKind(kind)) throw notFound();
  const words = url.searchParams.get("words");
  const opened = words === null ? undefined : draftSealer(ctx, kind).open(words);
  const wordings: StaffWording[] = opened ? sealedWords.parse(JSON.parse(opened)) : [];
  const samples = renderSamples(kind, wordings, await mailSender(ctx.db));
  const html = (samples[Number(url.searchParams.get("sample"))] ?? samples[0])?.html ?? "";
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "private, no-store",
    },
  });
}

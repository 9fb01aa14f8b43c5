import { createHash } from "node:crypto";
import { problemHeaders, type HttpProblem } from "#app/platform/http/errors.server.ts";
import { PAPER } from "#app/ui/theme-colours.ts";

/** Inline, because the stylesheet may be what cannot be loaded. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;background:light-dark(${PAPER.light},${PAPER.dark});color:light-dark(#16211c,#e9ece5);font:1rem/1.6 system-ui,sans-serif}main{max-width:34rem}h1{font:400 2rem/1.15 Georgia,serif;margin:0}a{display:inline-block;padding:.6rem 0;color:light-dark(#14604a,#86cdb0)}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** A page without the app, for when the app cannot answer. Its text is all ours. */
export function problemPage(problem: HttpProblem, headers: Headers): Response {
  const answer = new Headers(headers);
  answer.set("content-type", "text/html; charset=utf-8");
  answer.set("cache-control", "no-store");
  for (const [name, value] of Object.entries(problemHeaders(problem))) answer.set(name, value);
  const policy = answer.get("content-security-policy");
  if (policy) {
    const allowed = policy.replace(/style-src [^;]*/, `style-src 'sha256-${STYLE_HASH}'`);
    answer.set("content-security-policy", allowed);
  }
  const title = problem.status === 503 ? "One moment, please" : "Something went wrong";
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${problem.message}</p><p><a href="${problem.home ?? "/"}">Go to the home page</a></p></main></body></html>`;
  return new Response(body, { status: problem.status, headers: answer });
}

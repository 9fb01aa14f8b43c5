import { problemHeaders } from "#app/platform/http/errors.server.ts";
import type { HttpProblem } from "#app/platform/http/errors.server.ts";

/** A page without the app, for when the app itself cannot answer. Its text holds nothing foreign. */
export function problemPage(problem: HttpProblem, headers: Headers): Response {
  const answer = new Headers(headers);
  answer.set("content-type", "text/html; charset=utf-8");
  answer.set("cache-control", "no-store");
  for (const [name, value] of Object.entries(problemHeaders(problem))) answer.set(name, value);
  const title = problem.status === 503 ? "One moment, please" : "Something went wrong";
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${problem.message}</p><p><a href="/">Go to the home page</a></p></main></body></html>`;
  return new Response(body, { status: problem.status, headers: answer });
}

import type { BrowserContext } from "playwright-core";

/**
 * React Router stops a load that a newer one replaces. Where it has received the data and only the
 * end of the stream is missing, it leaves a rejected promise (`done` of its decoder); nothing is lost.
 */
const SUPERSEDED = "BodyStreamBuffer was aborted";

/** What no page of ours may do, gathered as it happens, also on pages that open later. */
export function collectProblems(context: BrowserContext, shopUrl: string): readonly string[] {
  const problems: string[] = [];
  // Broken content policies and failed requests are errors on the console, too.
  context.on("console", (message) => {
    if (message.type() === "error") {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (event) => {
    const error = event.error();
    if (error.message !== SUPERSEDED) {
      problems.push(`exception: ${error.stack || error.message} (${event.page()?.url()})`);
    }
  });
  context.on("request", (request) => {
    if (!isOurs(request.url(), shopUrl)) problems.push(`asked a stranger: ${request.url()}`);
  });
  context.on("page", (page) => page.on("crash", () => problems.push(`crashed: ${page.url()}`)));
  return problems;
}

/** The shop itself, and the payment page that the same server plays under another host name. */
function isOurs(address: string, shopUrl: string): boolean {
  const { protocol, host } = new URL(address);
  const { port } = new URL(shopUrl);
  if (protocol !== "http:" && protocol !== "https:") return true;
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

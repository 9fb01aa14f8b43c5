import type { href as routerHref } from "react-router";

/** The router's `href` for scripts that pages without a router load: of the router it needs the types. */
export const href: typeof routerHref = (path, ...[params]) => {
  const values: Record<string, string | undefined> = params ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "");
};

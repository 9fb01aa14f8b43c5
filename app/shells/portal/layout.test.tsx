import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from "react-router";
import { expect, test } from "vitest";
import PortalLayout, { ErrorBoundary } from "./layout.tsx";

type Page = Parameters<typeof UNSAFE_withComponentProps>[0];
type Failure = Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];

const FRAME = { name: "Carla", tabs: [], unlock: null, picture: null, erasure: null };
const fail = () => Promise.reject(new Error("the database is away"));

/** The portal at an address, whose frame or tab could not be read. */
async function shown(path: string, lost: "frame" | "tab"): Promise<string> {
  const handler = createStaticHandler([
    {
      path: "/portal",
      loader: lost === "frame" ? fail : () => FRAME,
      Component: UNSAFE_withComponentProps(PortalLayout as Page),
      ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary as Failure),
      children: [{ path: "*", loader: fail, Component: () => null }],
    },
  ]);
  const context = await handler.query(new Request(`http://shop.example${path}`));
  if (context instanceof Response) throw new Error("it leads elsewhere");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider context={context} router={router} />);
}

test.each([
  ["/portal/orders", "tab", "Failed to fetch customer data"],
  ["/portal/profile", "tab", "Failed to load customer data"],
  ["/portal/profile", "frame", "Failed to load user data"],
] as const)("%s whose %s can't be read: %s", async (path, lost, text) => {
  const html = await shown(path, lost);
  expect(html).toContain(text);
  expect(html).toContain(`href="${path}"`);
  expect(html.includes("Hello, <!-- -->Carla")).toBe(path === "/portal/profile" && lost === "tab");
  expect(html.match(/<h1/g)).toHaveLength(1);
});

import { once } from "node:events";
import { sql } from "drizzle-orm";
import {
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { afterAll } from "vitest";
import * as assessmentPage from "#app/care/assessments/pages/shop/assessment-page.tsx";
import * as resultPage from "#app/care/assessments/pages/shop/result-page.tsx";
import * as callback from "#app/selling/payments/pages/shop/callback.ts";
import * as resendPage from "#app/people/customers/pages/shop/resend-page.tsx";
import * as resetRequestPage from "#app/people/customers/pages/shop/reset-request-page.tsx";
import * as signInLinkPage from "#app/people/customers/pages/shop/sign-in-link-page.tsx";
import * as staffProof from "#app/selling/payments/pages/desk/staff-proof.ts";
import * as ownProof from "#app/selling/payments/pages/shop/own-proof.ts";
import * as sendProofPage from "#app/selling/payments/pages/shop/send-proof-page.tsx";
import * as authPage from "#app/running/security/pages/shop/auth-page.tsx";
import * as enterByLinkPage from "#app/running/security/pages/shop/enter-by-link-page.tsx";
import * as googleCallback from "#app/running/security/pages/shop/google-callback.ts";
import * as signOut from "#app/running/security/pages/shop/sign-out.ts";
import * as companyCallback from "#app/running/security/pages/shop/company-callback.ts";
import * as companyStart from "#app/running/security/pages/shop/company-start.ts";
import * as confirmPage from "#app/running/security/pages/shop/confirm-page.tsx";
import * as resetPage from "#app/running/security/pages/shop/reset-page.tsx";
import * as demoMailbox from "#app/running/mailing/pages/shop/demo-mailbox.tsx";
import * as partPage from "#app/people/customers/pages/portal/part-page.tsx";
import * as profilePage from "#app/people/customers/pages/portal/profile-page.tsx";
import { parseEnv } from "#app/platform/env.server.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { TestContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import * as entry from "../entry.server.tsx";
import * as root from "../root.tsx";
import { listen } from "./listen.server.ts";
import { openServices, type Services } from "./services.server.ts";
import { openPages } from "./pages/open-pages.server.ts";
import { createWeb } from "./web.server.ts";

const SHOP = "http://shop.example";

type Loader = (args: { context: Readonly<RouterContextProvider> }) => unknown;
type ServerRoute = NonNullable<ServerBuild["routes"][string]>;
type Page = Parameters<typeof UNSAFE_withComponentProps>[0];
type Failure = Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];

const page = (loader: Loader) => ({
  loader,
  default: ({ loaderData }: { loaderData?: unknown }) => JSON.stringify(loaderData) ?? "a page",
});

const readsTheDatabase: Loader = async ({ context }) => {
  await context.get(requestContext).ctx.db.execute(sql`select 1`);
  return null;
};

const showsTheSettings: Loader = async ({ context }) => {
  const { ctx, page: note } = context.get(requestContext);
  const { rows } = await ctx.db.execute(sql`select key, value from theme_settings order by key`);
  sharePage(note, { shows: ["documents"] });
  return rows;
};

function passesItOn({ error }: { error: unknown }): never {
  throw error;
}

/** The modules need addresses in the policy: account pages, and a page for each kind of failure. */
const MODULES: Record<string, object> = {
  auth: authPage,
  "confirm-email": resendPage,
  "confirm-email/:token": confirmPage,
  "demo/mailbox": demoMailbox,
  "reset-password": resetRequestPage,
  "reset-password/:token": resetPage,
  "sign-in-link": signInLinkPage,
  "sign-in-link/:token": enterByLinkPage,
  "api/auth/callback/google": googleCallback,
  "api/auth/callback/company": companyCallback,
  "auth/company": companyStart,
  "sign-out": signOut,
  "api/payments/:gateway/callback": callback,
  "order/:token/proofs": sendProofPage,
  "order/:token/proofs/:proofId": ownProof,
  "admin/orders/:orderId/proofs/:proofId": staffProof,
  portal: page(() => null),
  "portal/profile": profilePage,
  "portal/profile/:part": partPage,
  products: page(readsTheDatabase),
  privacy: page(showsTheSettings),
  assessment: assessmentPage,
  "assessment/result": resultPage,
  checkout: { ...page(readsTheDatabase), ErrorBoundary: passesItOn },
  terms: page(() => Promise.reject(new Error("hunter2"))),
  cart: { ...page(() => null), action: () => null },
};

/** The whole HTTP stack on its own port, with the shop's root and a few routes. */
export async function openSmallWeb(
  { pool }: Pick<TestContext, "pool">,
  configuration: Record<string, string> = {},
  { keepsPages = false, ...own }: { keepsPages?: boolean } & Partial<Services> = {},
) {
  const DATA_DIR = await temporaryFolder();
  const env = { ...parseEnv({ APP_URL: SHOP, DATA_DIR, ...configuration }), port: 0 };
  const secret = "a secret that only these tests know";
  const services = { ...openServices(env, quietLog, pool, secret), ...own };
  const build = smallBuild();
  const kept = keepsPages ? await openPages(services, build, undefined) : undefined;
  const server = await listen(env, kept?.web ?? createWeb(services, build), kept);
  afterAll(async () => {
    await kept?.close();
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  /** Asks like a browser on one of our pages, without following redirects. */
  const ask = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: "manual",
      headers: { origin: SHOP, ...headers },
      ...init,
    });
  return { ask, port, services };
}

function smallBuild(): ServerBuild {
  const modules: [string, object][] = [["root", root], ...Object.entries(MODULES)];
  const routes = modules.map(([id, module]) => ({
    id,
    path: id === "root" ? "" : id,
    ...(id === "root" ? {} : { parentId: "root" }),
    module: withProps(module),
  }));
  return {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: Object.fromEntries(routes.map((route) => [route.id, clientSide(route)])),
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    allowedActionOrigins: ["**"],
  };
}

/** Resource routes have no page: they return a picture or a redirect. */
function withProps(module: { default?: Page; ErrorBoundary?: Failure }): ServerRoute["module"] {
  const { default: Page, ErrorBoundary, ...rest } = module;
  return {
    ...rest,
    ...(Page ? { default: UNSAFE_withComponentProps(Page) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary) } : {}),
  } as ServerRoute["module"];
}

function clientSide({
  id,
  path,
  module,
  ...rest
}: {
  id: string;
  path: string;
  parentId?: string;
  module: object;
}) {
  return {
    id,
    path,
    ...rest,
    module: `/${id}.js`,
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasErrorBoundary: "ErrorBoundary" in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}

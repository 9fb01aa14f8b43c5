import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A lazily fetched manifest breaks open tabs when a new version is deployed.
  routeDiscovery: { mode: "initial" },
  // Our own rule stands in app/server/enforce-policy.server.ts: this one compares with the address
  // the request was made to, which behind a proxy is not the one the browser knows.
  allowedActionOrigins: ["**"],
} satisfies Config;

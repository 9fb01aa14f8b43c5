import { expect, test } from "vitest";
import { parseEnv } from "../env.server.ts";
import { clientAddress, isLoopback, isOfProxy, mayBeLocal } from "./client-address.ts";

const direct = { peer: "198.51.100.7", host: "shop.example", forwardedFor: null, forwarded: false };
const proxied = { ...direct, forwardedFor: "6.6.6.6, 203.0.113.9", forwarded: true };

test("without a trusted proxy a forwarded address is a made-up one", () => {
  expect(clientAddress(proxied, false)).toBe("198.51.100.7");
});

test("of a trusted proxy only the last word counts", () => {
  expect(clientAddress(proxied, true)).toBe("203.0.113.9");
});

test.each([
  ["203.0.113.9:55123", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["[2001:DB8:0::1]:55123", "2001:db8::1"],
])("a client forwarded as %j is always the same client", (forwardedFor, address) => {
  expect(clientAddress({ ...proxied, forwardedFor }, true)).toBe(address);
});

test.each([null, "", "6.6.6.6, ", "unknown", "_hidden", "203.0.113", "x".repeat(10_000)])(
  "a proxy that forwards %j is itself the client",
  (forwardedFor) => {
    expect(clientAddress({ ...proxied, forwardedFor }, true)).toBe("198.51.100.7");
  },
);

test("a connection without an address still has a name to count by", () => {
  expect(clientAddress({ ...direct, peer: undefined }, true)).toBe("unknown");
});

test.each(["127.0.0.1:3000", "127.0.0.1", "localhost:3000", "LOCALHOST", "[::1]:3000", "[::1]"])(
  "a browser on this machine that asks for %s is local",
  (host) => {
    for (const peer of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) {
      expect(isLoopback({ ...direct, peer, host })).toBe(true);
    }
  },
);

test.each([
  "localhost.evil.test",
  "localhost.evil.test:3000",
  "127.0.0.1.evil.test",
  "evil.test",
  "0.0.0.0",
  "localhost:3000@evil.test",
  "",
  null,
])("a page that reached this machine by the name %j is not local", (host) => {
  expect(isLoopback({ ...direct, peer: "127.0.0.1", host })).toBe(false);
});

test.each(["198.51.100.7", "::ffff:198.51.100.7", "2001:db8::1", "1.127.0.0", undefined])(
  "a peer at %s is not local, whatever it asks for",
  (peer) => {
    expect(isLoopback({ ...direct, peer, host: "localhost:3000" })).toBe(false);
  },
);

test.each([
  [{}, true],
  [{ HOST: "0.0.0.0" }, true],
  [{ APP_URL: "http://localhost:8080", DEMO: "on" }, true],
  [{ DEMO: "off" }, false],
  [{ TRUST_PROXY: "on" }, false],
  [{ APP_URL: "https://shop.example", DEMO: "on" }, false],
])("a shop with %j may have local visitors: %s", (source, may) => {
  expect(mayBeLocal(parseEnv(source))).toBe(may);
});

test("nothing is local behind a proxy, which may stand on this machine", () => {
  expect(
    isLoopback({ peer: "127.0.0.1", host: "localhost", forwardedFor: null, forwarded: true }),
  ).toBe(false);
});

test.each([
  "Via",
  "Forwarded",
  "X-Forwarded-For",
  "x-forwarded-proto",
  "x-forwarded",
  "X-Real-IP",
  "CF-Connecting-IP",
  "cf-ray",
  "CDN-Loop",
  "True-Client-IP",
  "X-Client-IP",
  "client-ip",
  "X-Cluster-Client-IP",
  "Fastly-Client-IP",
  "Fly-Client-IP",
  "X-Original-Host",
  "X-Original-Forwarded-For",
  "X-Remote-Addr",
  "X-Envoy-External-Address",
  "X-Azure-ClientIP",
  "X-AppEngine-User-IP",
  "X-Amzn-Trace-Id",
  "X-Proxy-User-Ip",
  "Proxy-Connection",
  "Tailscale-User-Login",
])("the header %s is one that a proxy adds", (name) => {
  expect(isOfProxy(name)).toBe(true);
});

test.each([
  "host",
  "user-agent",
  "accept-encoding",
  "origin",
  "cookie",
  "sec-fetch-site",
  "sec-ch-ua-platform",
  "sec-ch-viewport-width",
  "viewport-width",
  "device-memory",
  "dnt",
  "upgrade-insecure-requests",
  "if-none-match",
  "priority",
  "purpose",
  "service-worker-navigation-preload",
  "x-requested-with",
  "content-length",
])("a browser on this machine may send %s", (name) => {
  expect(isOfProxy(name)).toBe(false);
});

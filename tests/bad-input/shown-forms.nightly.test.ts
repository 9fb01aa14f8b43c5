import { afterAll, describe, expect, test } from "vitest";
import { matchPath } from "react-router";
import { STAFF_ROLES, type StaffRole } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import { policy, policyOf } from "#app/policy.ts";
import type { Method } from "#app/platform/access/page.ts";
import { actorOf } from "../actor-of.ts";
import { buildRequest } from "./build-request.ts";
import type { Call } from "./call.ts";
import { everyCall } from "./every-call.ts";
import { formsOf, type FormOnPage } from "./forms-of.ts";
import { send, type Answer } from "./send.ts";
import { openShop } from "./shop.ts";
import { staffSessions } from "./staff-sessions.ts";
import { NOTHING } from "./tampering.ts";

const shop = await openShop();
const sessions = await staffSessions(shop);
afterAll(() => shop.pool.end());

const backOffice = everyCall().filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern));
const pages = backOffice.filter(({ method }) => method === "GET");
const actions = backOffice.filter(({ method }) => method === "POST");

/** The page of a form whose own address is not a page. */
const SHOWN_ON: Record<string, string> = {
  "/admin/affiliates/commissions/export": "/admin/affiliates/commissions",
  "/admin/affiliates/payouts/:payoutId/file": "/admin/affiliates/payouts/:payoutId",
  "/admin/affiliates/people/export": "/admin/affiliates/people",
  "/admin/customers/export": "/admin/customers",
  "/admin/analytics/sales-book/export": "/admin/analytics/sales-book",
  "/admin/analytics/sales-book/json": "/admin/analytics/sales-book",
  "/admin/discounts/export": "/admin/discounts",
  "/admin/invoices/electronic/:documentId/file": "/admin/invoices/electronic/:documentId",
  "/admin/invoices/electronic/day": "/admin/invoices/electronic",
  "/admin/invoices/export": "/admin/invoices",
  "/admin/orders/export": "/admin/orders",
  "/admin/orders/export-lines": "/admin/orders",
  "/admin/products/export": "/admin/products",
  "/admin/settings/logo": "/admin/settings/shop",
};
/** Parts of many pages, each tested elsewhere. */
const ON_MANY_PAGES = [
  "/admin/undo",
  "/admin/lists/views",
  "/admin/lists/search",
  "/admin/orders/:orderId/courier-booking",
];
/** Forms that are shown only after a previous step. */
const SECOND_STEPS = [
  "POST /admin/stock/:levelId (adjust)",
  "POST /admin/orders/:orderId/edit (change)",
  "POST /admin/orders/new (place)",
  "POST /admin/orders/ship (send)",
  "POST /admin/me (add-passkey)",
  ...["/admin/products/new", "/admin/products/:productId"].flatMap((path) => [
    `POST ${path} (accept)`,
    `POST ${path} (discard)`,
  ]),
];
/** Forms about rows that belong to each account itself. */
const OF_ONESELF = [
  ...["rename-passkey", "remove-passkey", "end-session", "end-others"].map(
    (intent) => `POST /admin/me (${intent})`,
  ),
  ...["go-on", "password", "begin-passkey", "passkey", "code"].map(
    (intent) => `POST /admin/confirm-identity/:formId (${intent})`,
  ),
];
/**
 * Forms for a clinician's own patients: no other account can use them, not even another
 * clinician's.
 */
const OF_A_CLINICIAN = [
  ...["take", "put-back", "approve", "decline", "talk"].map(
    (intent) => `POST /admin/doctors/clearance (${intent})`,
  ),
  ...["take", "put-back", "mark", "save", "end", "approve", "add"].map(
    (intent) => `POST /admin/consultations/:bookingId (${intent})`,
  ),
  "POST /admin/consultations/:bookingId/instruction (write)",
  "POST /admin/customers/:customerId/instructions (write)",
];
/** Endpoints that only scripts call: an equivalent plain form is sent to this page. */
const BY_SCRIPT: Record<string, string> = {
  "/admin/products/:productId/pictures/upload": "/admin/products/:productId/pictures",
};
const pageWith = (pattern: string) => SHOWN_ON[pattern] ?? BY_SCRIPT[pattern] ?? pattern;
/** Hidden values that a page generates anew each time it is shown, or that its buttons change. */
const DRAWN = ["base", "default", "deliveryId", "formKey", "key", "order", "query", "search"];

let asked = 0;
/** Each request comes from another address, so that no limit applies. */
function ask(role: StaffRole, endpoint: { method: Method; pattern: string }, call: Call) {
  const session = sessions[role];
  const built = buildRequest(endpoint, call, NOTHING, { url: shop.url, session });
  asked += 1;
  const from = `127.0.${1 + Math.floor(asked / 250)}.${1 + (asked % 250)}`;
  return send(shop.url, { ...built.asked, from });
}

const patterns = Object.keys(policy).filter((pattern) => pattern !== "/*");
/** Whether the policy lets a role use an address; its most specific route decides. */
function isOpenTo(role: StaffRole, method: Method, path: string): boolean {
  const found = patterns
    .filter((pattern) => matchPath(pattern, path))
    .toSorted((one, other) => one.split(":").length - other.split(":").length)[0];
  const who = policyOf(found ?? "")?.[method]?.who;
  if (who === undefined) return false;
  return who === "anyone" || who === "signed-in" || who === "demo" || may(actorOf(role), who);
}

/** Recognizes answers after which the shop has done what the form asked for. */
const worked = ({ status, headers }: Answer) =>
  status < 400 && headers.location !== "/" && !headers.location?.startsWith("/auth");

/** Whether this is the form that a call fills in. */
function isOf(call: Call, path: string, form: FormOnPage): boolean {
  const meant = (name: string) => call.fields?.[name]?.valid;
  const named = form.buttons.filter(({ name }) => name !== undefined);
  const [first] = named;
  return (
    form.action === path &&
    (meant("intent") === undefined) === !form.names.includes("intent") &&
    Object.entries(form.says).every(
      ([name, text]) => DRAWN.includes(name) || meant(name) === text,
    ) &&
    (!first || named.some(({ name = "", value }) => meant(name) === value))
  );
}

async function pageOf(role: StaffRole, pattern: string, call: Call) {
  const { fields: _, ...page } = call;
  const { status, text } = await ask(role, { method: "GET", pattern: pageWith(pattern) }, page);
  return status === 200 ? text : "";
}

function pathOf(pattern: string, { params = {} }: Call): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name]?.valid ?? "");
}

const stands = actions.filter(
  ({ name, pattern }) =>
    !ON_MANY_PAGES.includes(pattern) &&
    ![...SECOND_STEPS, ...OF_ONESELF, ...OF_A_CLINICIAN].includes(name),
);
const shownTo = new Map<string, StaffRole[]>();

describe.each(stands)("$name", ({ name, prepare, pattern }) => {
  test("is shown to a role exactly when it works for it", async () => {
    let call = await prepare(shop);
    for (const role of STAFF_ROLES) {
      const path = pathOf(BY_SCRIPT[pattern] ?? pattern, call);
      const shownAt = pathOf(pageWith(pattern), call);
      const page = await pageOf(role, pattern, call);
      expect(deadEnds(role, page, shownAt)).toEqual([]);
      const forms = formsOf(page, shownAt);
      const shown = forms.some((form) => form.buttons.length > 0 && isOf(call, path, form));
      const answer = await ask(role, { method: "POST", pattern }, call);
      const { status } = answer;
      // A preview changes nothing, so every role may use it.
      const isHarmless = call.changes === false && !shown;
      const works = worked(answer) && !isHarmless;
      expect({ role, shown, status }).toEqual({ role, shown: works, status });
      if (!worked(answer)) continue;
      shownTo.set(name, [...(shownTo.get(name) ?? []), role]);
      await call.restore?.();
      call = await prepare(shop);
    }
    await call.restore?.();
    expect(shownTo.get(name) ?? []).toContain("admin");
  });
});

describe.each(pages)("$name", ({ prepare, pattern }) => {
  test.each(STAFF_ROLES)("leads a %s only where the role may go", async (role) => {
    const call = await prepare(shop);
    const { status, text } = await ask(role, { method: "GET", pattern }, call);
    if (status !== 200) return;
    expect(deadEnds(role, text, pathOf(pattern, call))).toEqual([]);
  });
});

/** Links that the role may not follow, and disabled controls without a reason. */
function deadEnds(role: StaffRole, html: string, path: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, to = ""]) => to);
  const forms = formsOf(html, path).filter(({ buttons }) => buttons.length > 0);
  return [
    ...links.filter((to) => !isOpenTo(role, "GET", to)),
    ...forms.map(({ action }) => action).filter((action) => !isOpenTo(role, "POST", action)),
    ...withoutReason(html),
  ];
}

/** The labels of disabled controls that do not say why. */
function withoutReason(html: string): string[] {
  const disabled = [
    ...html.matchAll(/<(button|fieldset)\b([^>]*\sdisabled=""[^>]*)>(.*?)<\/\1>/gs),
  ];
  return disabled
    .filter(([, , attributes = ""]) => {
      if (/\stitle="[^"]+"/.test(attributes)) return false;
      const by = /\saria-describedby="([^"]+)"/.exec(attributes)?.[1]?.split(" ") ?? [];
      return !by.some((id) => new RegExp(`\\sid="${id}"[^>]*>\\s*[^<\\s]`).test(html));
    })
    .map(([, tag, , inside = ""]) => `${tag} ${inside.replaceAll(/<[^>]*>/g, " ").slice(0, 80)}`);
}

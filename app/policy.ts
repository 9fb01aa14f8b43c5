import { matchPath } from "react-router";
import type { Register } from "react-router";
import type { Ability } from "#app/platform/access/may.ts";
import type { Limit } from "#app/platform/http/rate-limit.server.ts";

/** Who may use a route by a method. A `signed` write proves itself and may come from anywhere. */
export type Rule = {
  who: "anyone" | "signed-in" | "demo" | Ability;
  signed?: true;
  limit?: Limit;
  /**
   * The page is the same for everybody and may be kept; of the query it reads only these names. Its
   * loader says what it shows, with `sharePage`.
   */
  shared?: readonly string[];
  /** Its body may be larger than a form's: the route counts it by itself, with `readUpload`. */
  upload?: true;
};

export type Method = "GET" | "POST";
export type RoutePolicy = Partial<Record<Method, Rule>>;

/** What no build has (`routes.ts`); its types come and go with who generated them. */
const inDevelopment: Record<string, RoutePolicy> = { "/dev/ui": { GET: { who: "anyone" } } };

type Pages = Register extends { pages: infer P } ? Exclude<keyof P, "/dev/ui"> : never;

const anyone: Rule = { who: "anyone" };
const shared = (...names: string[]): Rule => ({ who: "anyone", shared: names });
const perMinute = (name: string, points: number): Limit => ({ name, points, seconds: 60 });

/**
 * One row for each route; a route without a row does not compile, and a method without a cell is
 * answered 405.
 */
export const policy = {
  "/": { GET: shared() },
  "/products": { GET: shared("q", "sort", "page") },
  "/products/:category": { GET: shared("q", "sort", "page") },
  "/product/:id": { GET: shared("variant") },
  "/product/:id/notify": {
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("watch-stock", 10) },
  },
  // Signed by its token: the mail program posts there from wherever it runs.
  "/stop-notices/:token": {
    GET: anyone,
    POST: { who: "anyone", signed: true, limit: perMinute("stop-notices", 30) },
  },
  "/cart": { GET: anyone, POST: { who: "anyone", limit: perMinute("cart", 120) } },
  "/checkout": { GET: anyone, POST: { who: "anyone", limit: perMinute("checkout", 20) } },
  "/order/:token": {
    GET: { who: "anyone", limit: perMinute("order", 120) },
    POST: { who: "anyone", limit: perMinute("order-pay", 20) },
  },
  "/order/:token/change": {
    GET: { who: "anyone", limit: perMinute("order-change-open", 60) },
    POST: { who: "anyone", limit: perMinute("order-change", 20) },
  },
  "/order/:token/review/:productId": {
    GET: { who: "anyone", limit: perMinute("review-open", 60) },
    POST: { who: "anyone", limit: perMinute("review", 10) },
  },
  "/assessment": { GET: anyone, POST: { who: "anyone", limit: perMinute("assessment", 60) } },
  "/assessment/result": {
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("assessment-result", 20) },
  },
  "/track": { GET: anyone, POST: { who: "anyone", limit: perMinute("track", 10) } },
  "/order/:token/proofs": {
    GET: { who: "anyone", limit: perMinute("proof-page", 60) },
    POST: { who: "anyone", limit: perMinute("proof", 10), upload: true },
  },
  "/order/:token/proofs/:proofId": {
    GET: { who: "anyone", limit: perMinute("proof-picture", 240) },
  },
  "/confirm-order/:token": {
    GET: { who: "anyone", limit: perMinute("confirm-order-open", 60) },
    POST: { who: "anyone", limit: perMinute("confirm-order", 10) },
  },
  // Finer limits, by who tries, are the command's: a known device must not wait for its neighbours.
  "/auth": { GET: anyone, POST: { who: "anyone", limit: perMinute("sign-in", 60) } },
  "/confirm-email": {
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("confirmation-mail", 5) },
  },
  "/confirm-email/:token": {
    GET: { who: "anyone", limit: perMinute("confirm-open", 60) },
    POST: { who: "anyone", limit: perMinute("confirm", 10) },
  },
  "/reset-password": {
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("reset-mail", 5) },
  },
  "/sign-in-link": {
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("sign-in-link-mail", 5) },
  },
  "/sign-in-link/:token": {
    GET: { who: "anyone", limit: perMinute("sign-in-link-open", 60) },
    POST: { who: "anyone", limit: perMinute("sign-in-link", 10) },
  },
  "/reset-password/:token": {
    GET: { who: "anyone", limit: perMinute("reset-open", 60) },
    POST: { who: "anyone", limit: perMinute("reset", 10) },
  },
  "/api/auth/callback/google": { GET: { who: "anyone", limit: perMinute("google", 30) } },
  "/sign-out": { POST: anyone },
  "/offline": { GET: anyone },
  "/manifest.webmanifest": { GET: anyone },
  "/terms": { GET: shared() },
  "/privacy": { GET: shared() },
  "/shipping-returns": { GET: shared() },
  "/medical-disclaimer": { GET: shared() },
  "/consultation": { GET: shared() },
  "/consultation/:doctorId": {
    GET: anyone,
    POST: { who: "signed-in", limit: perMinute("hold-slot", 20) },
  },
  "/consultation/booking/:bookingId": {
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("booking", 20) },
  },
  "/consultation/booking/:bookingId/move": {
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("move-booking", 20) },
  },
  "/consultation/booking/:bookingId/calendar.ics": { GET: { who: "signed-in" } },
  "/faq": { GET: shared("q") },
  // Finer limits, of which the form can tell without losing what was typed, are the command's.
  "/contact": { GET: anyone, POST: { who: "anyone", limit: perMinute("contact", 60) } },
  "/about": { GET: shared() },
  "/journey-support": { GET: shared() },
  "/learn": { GET: shared("category") },
  "/learn/:slug": { GET: shared() },
  "/newsletter": {
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("newsletter", 10) },
  },
  "/newsletter/confirm/:token": {
    GET: { who: "anyone", limit: perMinute("newsletter-open", 60) },
    POST: { who: "anyone", limit: perMinute("newsletter-confirm", 20) },
  },
  // Signed by its token: the mail program posts there from wherever it runs.
  "/newsletter/stop/:token": {
    GET: { who: "anyone", limit: perMinute("newsletter-stop-open", 60) },
    POST: { who: "anyone", signed: true, limit: perMinute("newsletter-stop", 600) },
  },
  "/portal": { GET: { who: "signed-in" } },
  "/portal/profile": {
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("profile", 20) },
  },
  "/portal/assessments": {
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("own-assessments", 20) },
  },
  "/portal/assessments/:assessmentId": { GET: { who: "signed-in" } },
  "/portal/consultations": { GET: { who: "signed-in" } },
  "/admin": { GET: { who: "backoffice:open" } },
  "/admin/orders": { GET: { who: "orders:read" } },
  "/admin/orders/:orderId": { GET: { who: "orders:read" }, POST: { who: "orders:read" } },
  "/admin/customers": { GET: { who: "customers:read" }, POST: { who: "customers:read" } },
  "/admin/customers/export": {
    POST: { who: "customers:write", limit: perMinute("customer-export", 10) },
  },
  "/admin/customers/:customerId": {
    GET: { who: "customers:read" },
    POST: { who: "customers:note" },
  },
  "/admin/customers/:customerId/orders": { GET: { who: "customers:read" } },
  "/lab-reports/:reportId": { GET: { who: "anyone", limit: perMinute("lab-report", 240) } },
  "/doctor-photos/:photoId": { GET: { who: "anyone", limit: perMinute("doctor-photo", 240) } },
  "/admin/doctors": { GET: { who: "doctors:read" } },
  "/admin/doctors/new": {
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write", limit: perMinute("new-doctor-upload", 10), upload: true },
  },
  "/admin/doctors/:doctorId": {
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write", limit: perMinute("doctor-upload", 10), upload: true },
  },
  "/admin/categories": { GET: { who: "catalog:read" }, POST: { who: "catalog:write" } },
  "/admin/search-words": { GET: { who: "catalog:read" }, POST: { who: "catalog:write" } },
  "/admin/categories/new": { GET: { who: "catalog:write" }, POST: { who: "catalog:write" } },
  "/admin/categories/:categoryId": {
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/doctors/:doctorId/hours": {
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write" },
  },
  "/admin/consultations": { GET: { who: "health:read" } },
  "/admin/consultations/:bookingId": {
    GET: { who: "health:read" },
    POST: { who: "health:read" },
  },
  "/admin/consultation-types": {
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write" },
  },
  "/admin/lots": { GET: { who: "lots:read" }, POST: { who: "lots:write" } },
  "/admin/lots/:lotId": {
    GET: { who: "lots:read" },
    POST: { who: "lots:write", limit: perMinute("lab-report-upload", 10), upload: true },
  },
  "/admin/reviews": { GET: { who: "reviews:write" }, POST: { who: "reviews:write" } },
  "/admin/support": { GET: { who: "tickets:write" } },
  "/admin/support/:ticketId": {
    GET: { who: "tickets:write" },
    POST: { who: "tickets:write" },
  },
  "/admin/newsletter": { GET: { who: "campaigns:write" } },
  "/admin/missing-pages": { GET: { who: "content:write" } },
  "/admin/assessments": { GET: { who: "health:read" } },
  "/admin/assessments/:assessmentId": {
    GET: { who: "health:read" },
    POST: { who: "health:entrust" },
  },
  "/admin/assessment-texts": {
    GET: { who: "content:read" },
    POST: { who: "content:review" },
  },
  "/admin/assessment-rules": {
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/content": { GET: { who: "content:read" } },
  "/admin/content/documents/:slug": {
    GET: { who: "content:read" },
    POST: { who: "content:write" },
  },
  "/admin/content/faq/new": { GET: { who: "content:write" }, POST: { who: "content:write" } },
  "/admin/content/faq/:slug": { GET: { who: "content:read" }, POST: { who: "content:write" } },
  "/admin/content/articles/new": { GET: { who: "content:write" }, POST: { who: "content:write" } },
  "/admin/content/articles/:articleId": {
    GET: { who: "content:read" },
    POST: { who: "content:read" },
  },
  "/admin/orders/:orderId/proofs/:proofId": { GET: { who: "orders:read" } },
  "/admin/settings": {
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/claims": {
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/payments": {
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
  },
  "/demo/mailbox": { GET: { who: "demo" } },
  "/demo/mailbox/:mailId": { GET: { who: "demo" } },
  "/test-gateway/pay": { GET: anyone, POST: anyone },
  "/test-gateway/status": { GET: { who: "anyone", signed: true } },
  "/test-gateway/refund": { POST: { who: "anyone", signed: true } },
  "/robots.txt": { GET: shared() },
  "/llms.txt": { GET: shared() },
  "/sitemap.xml": { GET: shared() },
  "/sitemap/:part": { GET: shared() },
  "/api/places": { GET: { who: "anyone", limit: perMinute("places", 300) } },
  "/api/payments/:gateway/callback": {
    POST: { who: "anyone", signed: true, limit: perMinute("callback", 600) },
  },
  "/*": { GET: anyone },
} satisfies Record<Pages, RoutePolicy>;

/** The row of a route pattern; none for what is not in the table, which nobody may use. */
export function policyOf(pattern: string): RoutePolicy | undefined {
  const path = `/${pattern.replace(/^\/|\/$/g, "")}`;
  if (Object.hasOwn(inDevelopment, path)) return inDevelopment[path];
  return Object.hasOwn(policy, path) ? policy[path as Pages] : undefined;
}

const uploads = Object.entries<RoutePolicy>(policy).flatMap(([pattern, { POST }]) =>
  POST?.upload ? [pattern] : [],
);

/** Whether a request to this path sends a file. What is not known to is cut off where forms end. */
export function takesUpload(method: string, path: string): boolean {
  return method === "POST" && uploads.some((pattern) => matchPath(pattern, path) !== null);
}

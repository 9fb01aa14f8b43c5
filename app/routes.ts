import { index, layout, prefix, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";
import { shortRouteIds } from "../scripts/short-route-ids.ts";

/** Not in a build: neither its address nor its code. */
const inDevelopment =
  process.env["NODE_ENV"] === "production"
    ? []
    : [route("dev/ui", "surfaces/gallery/gallery-page.tsx")];

/** Every page and endpoint of the shop. Who may use it stands in `policy.ts`. */
export default shortRouteIds([
  layout("surfaces/storefront/layout.tsx", [
    index("surfaces/storefront/home.tsx"),
    route("products", "modules/catalog/storefront/listing-page.tsx"),
    route("products/:category", "modules/catalog/storefront/listing-page.tsx", {
      id: "listing-by-category",
    }),
    route("product/:id", "surfaces/storefront/product-page.tsx"),
    route("product/:id/notify", "modules/catalog/storefront/watch-stock-page.tsx"),
    route("stop-notices/:token", "modules/catalog/storefront/stop-notices-page.tsx"),
    route("cart", "modules/cart/storefront/cart-page.tsx"),
    route("order/:token", "modules/checkout/storefront/receipt-page.tsx"),
    route("order/:token/review/:productId", "modules/reviews/storefront/review-page.tsx"),
    route("assessment", "modules/assessments/storefront/assessment-page.tsx"),
    route("assessment/result", "modules/assessments/storefront/result-page.tsx"),
    route("track", "modules/orders/storefront/track-page.tsx"),
    route("order/:token/proofs", "modules/payments/storefront/send-proof-page.tsx"),
    route("confirm-order/:token", "modules/checkout/storefront/confirm-order-page.tsx"),
    route("auth", "surfaces/storefront/account/auth-page.tsx"),
    route("confirm-email", "modules/customers/storefront/resend-page.tsx"),
    route("confirm-email/:token", "surfaces/storefront/account/confirm-page.tsx"),
    route("reset-password", "modules/customers/storefront/reset-request-page.tsx"),
    route("reset-password/:token", "surfaces/storefront/account/reset-page.tsx"),
    route("offline", "surfaces/storefront/offline/offline-page.tsx"),
    route("terms", "modules/content/storefront/document-page.tsx", { id: "terms" }),
    route("privacy", "modules/content/storefront/document-page.tsx", { id: "privacy" }),
    route("shipping-returns", "modules/content/storefront/document-page.tsx", {
      id: "shipping-returns",
    }),
    route("medical-disclaimer", "modules/content/storefront/document-page.tsx", {
      id: "medical-disclaimer",
    }),
    route("consultation", "modules/consultations/storefront/consultation-page.tsx"),
    route("faq", "surfaces/storefront/faq-page.tsx"),
    route("contact", "modules/support/storefront/contact-page.tsx"),
    route("about", "surfaces/storefront/about-page.tsx"),
    route("journey-support", "surfaces/storefront/journey-page.tsx"),
    route("learn", "surfaces/storefront/learn-page.tsx"),
    route("newsletter", "modules/campaigns/storefront/newsletter-page.tsx"),
    route("newsletter/confirm/:token", "modules/campaigns/storefront/confirm-newsletter-page.tsx"),
    route("newsletter/stop/:token", "modules/campaigns/storefront/stop-newsletter-page.tsx"),
    route("learn/:slug", "surfaces/storefront/article-page.tsx"),
    ...prefix("demo/mailbox", [
      index("surfaces/storefront/demo-mailbox.tsx"),
      route(":mailId", "surfaces/storefront/demo-mail.tsx"),
    ]),
    route("portal", "surfaces/portal/layout.tsx", [
      index("modules/orders/portal/own-orders.tsx"),
      route("profile", "surfaces/portal/profile-page.tsx"),
      route("assessments", "modules/assessments/portal/own-assessments.tsx"),
      route("assessments/:assessmentId", "modules/assessments/portal/own-assessment.tsx"),
    ]),
    route("*", "surfaces/storefront/not-found.tsx"),
  ]),
  layout("surfaces/storefront/checkout-layout.tsx", [
    route("checkout", "modules/checkout/storefront/checkout-page.tsx"),
  ]),
  route("api/auth/callback/google", "surfaces/storefront/account/google-callback.ts"),
  route("order/:token/proofs/:proofId", "modules/payments/storefront/own-proof.ts"),
  route("admin/orders/:orderId/proofs/:proofId", "modules/payments/admin/staff-proof.ts"),
  route("manifest.webmanifest", "surfaces/storefront/manifest.ts"),
  route("doctor-photos/:photoId", "modules/consultations/storefront/photo-file.ts"),
  route("lab-reports/:reportId", "modules/lots/storefront/report-file.ts"),
  route("sign-out", "surfaces/storefront/account/sign-out.ts"),
  route("admin", "surfaces/admin/layout.tsx", [
    index("surfaces/admin/front-page.ts"),
    route("orders", "modules/orders/admin/orders-page.tsx"),
    route("orders/:orderId", "surfaces/admin/order-page.tsx"),
    route("reviews", "modules/reviews/admin/reviews-page.tsx"),
    route("newsletter", "modules/campaigns/admin/subscribers-page.tsx"),
    route("missing-pages", "surfaces/admin/missing-pages/missing-pages-page.tsx"),
    route("assessments", "modules/assessments/admin/assessments-page.tsx"),
    route("assessments/:assessmentId", "modules/assessments/admin/assessment-page.tsx"),
    route("assessment-rules", "modules/assessments/admin/rules-page.tsx"),
    route("support", "modules/support/admin/tickets-page.tsx"),
    route("support/:ticketId", "modules/support/admin/ticket-page.tsx"),
    route("lots", "modules/lots/admin/lots-page.tsx"),
    route("lots/:lotId", "modules/lots/admin/lot-page.tsx"),
    route("doctors", "modules/consultations/admin/doctors-page.tsx"),
    route("doctors/new", "modules/consultations/admin/doctor-page.tsx", { id: "new-doctor" }),
    route("doctors/:doctorId", "modules/consultations/admin/doctor-page.tsx"),
    ...prefix("content", [
      index("modules/content/admin/content-page.tsx"),
      route("documents/:slug", "modules/content/admin/document-page.tsx"),
      route("faq/new", "modules/content/admin/faq-entry-page.tsx", { id: "new-question" }),
      route("faq/:slug", "modules/content/admin/faq-entry-page.tsx"),
      route("articles/new", "modules/content/admin/new-article-page.tsx"),
      route("articles/:articleId", "modules/content/admin/article-page.tsx"),
    ]),
    route("settings/claims", "modules/settings/admin/claims-page.tsx"),
    route("settings/payments", "modules/payments/admin/payment-settings-page.tsx"),
  ]),
  route("robots.txt", "surfaces/storefront/crawlers/robots.ts"),
  route("llms.txt", "surfaces/storefront/crawlers/llms.ts"),
  route("sitemap.xml", "surfaces/storefront/crawlers/sitemap-index.ts"),
  route("sitemap/:part", "surfaces/storefront/crawlers/sitemap-part.ts"),
  route("api/places", "modules/places/storefront/places.ts"),
  route("api/payments/:gateway/callback", "modules/payments/storefront/callback.ts"),
  ...prefix("test-gateway", [
    route("pay", "modules/payments/storefront/test-gateway-pay.tsx"),
    route("status", "modules/payments/storefront/test-gateway-status.ts"),
    route("refund", "modules/payments/storefront/test-gateway-refund.ts"),
  ]),
  ...inDevelopment,
]) satisfies RouteConfig;

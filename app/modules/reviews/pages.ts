import { pages, perMinute } from "#app/platform/access/page.ts";

export const reviewsPages = pages({
  "/order/:token/review/:productId": {
    file: "modules/reviews/storefront/review-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("review-open", 60) },
    POST: { who: "anyone", limit: perMinute("review", 10) },
  },
  "/admin/reviews": {
    file: "modules/reviews/admin/reviews-page.tsx",
    shell: "admin",
    GET: { who: "reviews:write" },
    POST: { who: "reviews:write" },
    menu: { section: "customers", label: "Reviews", place: 30 },
  },
  "/admin/reviews/all": {
    file: "modules/reviews/admin/all-reviews-page.tsx",
    shell: "admin",
    GET: { who: "reviews:write" },
    menu: { section: "customers", label: "All reviews", place: 31 },
  },
  "/admin/reviews/:reviewId/summary": {
    file: "modules/reviews/admin/review-summary.ts",
    GET: { who: "reviews:write" },
  },
  "/admin/reviews/:reviewId": {
    file: "modules/reviews/admin/review-page.tsx",
    shell: "admin",
    GET: { who: "reviews:write" },
    POST: { who: "reviews:write" },
  },
});

import { pages, perMinute } from "#app/platform/access/page.ts";

export const reviewsPages = pages({
  "/order/:token/review/:productId": {
    file: "reach/reviews/pages/shop/review-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("review-open", 60) },
    POST: { who: "anyone", limit: perMinute("review", 10) },
  },
  "/admin/reviews": {
    file: "reach/reviews/pages/desk/reviews-page.tsx",
    shell: "admin",
    GET: { who: "reviews:write" },
    POST: { who: "reviews:write" },
    menu: { section: "customers", label: "Reviews", place: 30 },
  },
  "/admin/reviews/all": {
    file: "reach/reviews/pages/desk/all-reviews-page.tsx",
    shell: "admin",
    GET: { who: "reviews:write" },
    menu: { section: "customers", label: "All reviews", place: 31, under: "/admin/reviews" },
  },
  "/admin/reviews/imported/:importId": {
    file: "reach/reviews/pages/desk/imported-reviews-page.tsx",
    shell: "admin",
    GET: { who: "reviews:write" },
    POST: { who: "reviews:write", limit: perMinute("reviews-together", 20) },
  },
  "/admin/reviews/:reviewId/summary": {
    file: "reach/reviews/pages/desk/review-summary.ts",
    GET: { who: "reviews:write" },
  },
  "/admin/reviews/:reviewId": {
    file: "reach/reviews/pages/desk/review-page.tsx",
    shell: "admin",
    GET: { who: "reviews:write" },
    POST: { who: "reviews:write" },
  },
});

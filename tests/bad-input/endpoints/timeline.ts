import type { Some } from "../call.ts";
import { anything } from "../fields.ts";
import { logged, today } from "./course-steps.ts";

export const timeline = {
  "/portal/timeline": {
    GET: async (shop) => {
      await logged(shop);
      return { as: "customer", query: { zoom: anything("week"), on: anything(today()) } };
    },
  },
  "/portal/timeline.pdf": {
    GET: async (shop) => {
      await logged(shop);
      return { as: "customer" };
    },
  },
} satisfies Some;

import type { OrderStatus } from "#app/modules/orders/rules/order-terms.ts";

export type DemoOrder = {
  hoursAgo: number;
  slugs: readonly string[];
  /**
   * `pending` is placed and never paid; `proof_sent` is to be paid by transfer, and its proof waits
   * for staff; all others are paid and then moved along.
   */
  status: "pending" | "proof_sent" | "paid";
  /** Each with the hours after placing. */
  moves: readonly (readonly [OrderStatus, number])[];
  buyer: {
    email: string;
    firstName: string;
    lastName: string;
    address: string;
    barangay: string;
    city: string;
    province: string;
    postalCode: string;
    phone: string;
  };
};

const carla = {
  email: "customer@demo.test",
  firstName: "Carla",
  lastName: "Customer",
  address: "12 Mango Avenue",
  barangay: "Camputhaw",
  city: "Cebu City",
  province: "Cebu",
  postalCode: "6000",
  phone: "0917 000 0000",
};

const DAY = 24;

export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    hoursAgo: 41 * DAY,
    slugs: ["tirzepatide", "supplies"],
    status: "paid",
    moves: [
      ["processing", 6],
      ["shipped", DAY],
      ["delivered", 5 * DAY],
    ],
    buyer: carla,
  },
  {
    hoursAgo: 3 * DAY,
    slugs: ["ghk-cu"],
    status: "paid",
    moves: [
      ["processing", 8],
      ["shipped", 30],
    ],
    buyer: carla,
  },
  { hoursAgo: 5, slugs: ["nad-plus"], status: "paid", moves: [], buyer: carla },
  {
    hoursAgo: 2,
    slugs: ["glow", "consultation"],
    status: "paid",
    moves: [["cancelled", 1]],
    buyer: carla,
  },
  { hoursAgo: 1, slugs: ["lemon-bottle"], status: "proof_sent", moves: [], buyer: carla },
  { hoursAgo: 0.1, slugs: ["lipo-c-b12"], status: "pending", moves: [], buyer: carla },
];

import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";

export type DemoOrder = {
  hoursAgo: number;
  slugs: readonly string[];
  /** By card unless given. */
  method?: "cod" | "bank";
  /**
   * `paid` is paid. `confirmed` is cash on delivery, confirmed by phone. `proof_sent` is a transfer
   * whose proof waits for staff. `pending` is placed and left alone.
   */
  status: "pending" | "proof_sent" | "paid" | "confirmed";
  /** Each status with the hours after placing. */
  moves: readonly (readonly [OrderStatus, number])[];
  referral?: "link" | "code";
  /** The item shipped first in its own parcel, and the hours after placing. */
  firstParcel?: { slug: string; hours: number };
  /** Orders from the account with this address, or as a guest if no such account exists. */
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

const rosa = {
  email: "rosa@demo.test",
  firstName: "Rosa",
  lastName: "Rivera",
  address: "8 Sampaguita Street",
  barangay: "Lahug",
  city: "Cebu City",
  province: "Cebu",
  postalCode: "6000",
  phone: "0917 000 0001",
};

/** This buyer has an account and asks to become an affiliate. */
const bianca = {
  email: "bianca@demo.test",
  firstName: "Bianca",
  lastName: "Bautista",
  address: "3 Narra Road",
  barangay: "Banilad",
  city: "Cebu City",
  province: "Cebu",
  postalCode: "6000",
  phone: "0917 000 0002",
};

const paolo = {
  email: "paolo@demo.test",
  firstName: "Paolo",
  lastName: "Perez",
  address: "21 Acacia Street",
  barangay: "Mabolo",
  city: "Cebu City",
  province: "Cebu",
  postalCode: "6000",
  phone: "0917 000 0003",
};

const DAY = 24;

export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    hoursAgo: 41 * DAY,
    slugs: ["tirzepatide", "tirzepatide", "supplies"],
    status: "paid",
    moves: [
      ["processing", 6],
      ["shipped", DAY],
      ["delivered", 5 * DAY],
    ],
    firstParcel: { slug: "supplies", hours: 8 },
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
  { hoursAgo: 5, slugs: ["nad-plus"], status: "paid", moves: [], referral: "link", buyer: carla },
  {
    hoursAgo: 2,
    slugs: ["glow", "consultation"],
    status: "paid",
    moves: [["cancelled", 1]],
    referral: "link",
    buyer: carla,
  },
  {
    hoursAgo: 1.5,
    slugs: ["lemon-bottle"],
    method: "bank",
    status: "proof_sent",
    moves: [],
    buyer: carla,
  },
  {
    hoursAgo: 2 * DAY,
    slugs: ["klow"],
    method: "cod",
    status: "confirmed",
    moves: [
      ["processing", 20],
      ["shipped", 28],
    ],
    buyer: rosa,
  },
  {
    hoursAgo: 1,
    slugs: ["ghk-cu", "supplies"],
    method: "cod",
    status: "pending",
    moves: [],
    buyer: rosa,
  },
  { hoursAgo: 0.1, slugs: ["lipo-c-b12"], status: "pending", moves: [], buyer: carla },
  {
    hoursAgo: 92 * DAY,
    slugs: ["nad-plus", "lipo-c-b12"],
    status: "paid",
    moves: [
      ["processing", 6],
      ["shipped", DAY],
      ["delivered", 4 * DAY],
    ],
    referral: "code",
    buyer: paolo,
  },
  {
    hoursAgo: 70 * DAY,
    slugs: ["ghk-cu"],
    status: "paid",
    moves: [
      ["processing", 6],
      ["shipped", DAY],
      ["delivered", 4 * DAY],
    ],
    referral: "link",
    buyer: bianca,
  },
];

const TOKEN = "a1B2c3D4".repeat(5);

/**
 * Two data sets without a common value. Words that both samples of a mail share are fixed in every
 * mail, and the rest is data. The gallery shows the first.
 */
const one = {
  shop: "http://127.0.0.1:3000",
  token: TOKEN,
  number: "PM-26-000123",
  code: "GIFT-7F3K-9Q2M-X4TB-0WHC-P6RD-1YNA-8SVE",
  total: 1_925_000,
  until: "Nov 24, 2026, 10:05 AM",
  expiresAt: "2026-11-24T02:05:00Z",
  days: "It ships Tue, Dec 1 and arrives Wed, Dec 2 to Thu, Dec 3.",
  address: "12 Mango Avenue, 6000 Cebu City",
  firstName: "Maria",
  product: "GHK-Cu",
  units: 2,
  unitWords: "2 units",
  courier: "lbc" as "lbc" | "jnt",
  tracking: "LBC-0001",
  returnNumber: "RT-26-000012",
  lot: "L-2611-07",
  words: "The picture can’t be read.",
  booking: "C-26-000045",
  time: "9:30 AM",
  slot: "Mon, Nov 23, 9:00 AM to 9:45 AM",
  doctor: "Ana Reyes, MD",
  ticket: "T-26-000042",
  nextDay: "2026-11-30",
  who: "ana@example.com",
  by: "owner@example.com",
  role: "Support",
  affiliateCode: "JUDE123456",
  headline: "December at the shop",
  count: 1_250,
};

export type SampleData = typeof one;

const other: SampleData = {
  shop: "http://127.0.0.1:3001",
  token: TOKEN.toLowerCase(),
  number: "PM-26-004567",
  code: "GIFT-2M8P-QK5R-3B7T-ZC1X-9HDV-4FJN-6WGS",
  total: 850_075,
  until: "Dec 30, 2026, 4:45 PM",
  expiresAt: "2026-12-30T08:45:00Z",
  days: "It ships Mon, Dec 14 and arrives Fri, Dec 18.",
  address: "7 Acacia Street, 8000 Davao City",
  firstName: "Jose",
  product: "Klow",
  units: 5,
  unitWords: "5 units",
  courier: "jnt",
  tracking: "JT-9988",
  returnNumber: "RT-26-000987",
  lot: "L-2612-31",
  words: "It shows a different bank’s name.",
  booking: "C-26-000678",
  time: "2:15 PM",
  slot: "Fri, Dec 18, 2:00 PM to 2:30 PM",
  doctor: "Luis Tan, MD",
  ticket: "T-26-000765",
  nextDay: "2026-12-21",
  who: "ben@example.org",
  by: "second-owner@example.org",
  role: "Manager",
  affiliateCode: "MARI654321",
  headline: "A parcel before Christmas",
  count: 37,
};

export const SAMPLE_DATA: readonly [SampleData, SampleData] = [one, other];

export const TODAY = "2026-11-25";
export const line = (itemId: string, units: number, given = {}) => ({
  itemId,
  productId: "glow",
  variantId: null,
  units,
  courseWeeks: null,
  hasLots: true,
  ...given,
});
export const lot = (id: string, left: number, given = {}) => ({
  id,
  productId: "glow",
  variantId: null,
  expiresOn: "2027-06-01",
  receivedAt: new Date(0),
  left,
  ...given,
});

import { CART_DAYS } from "#app/selling/cart/rules/cart-cookie.ts";

export const handOverMessages = {
  title: "A cart for you",
  lead: "An assistant prepared these items. Nothing is ordered or paid yet.",
  units: (units: number, price: string) => `${units} × ${price}`,
  subtotal: "Subtotal",
  take: "Put in my cart and check out",
  own: "Your own cart keeps its items. The assistant can’t see it, your account or your order.",
  gone: "This cart no longer exists",
  goneLead: `Its items were removed, or no one used it for ${CART_DAYS} days. Nothing was ordered.`,
  browse: "Browse Products",
  partly: "Not everything could be added. Check the items and quantities.",
} as const;

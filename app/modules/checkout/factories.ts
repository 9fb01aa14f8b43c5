import type { CheckoutInput } from "./input.ts";

/** A form as the checkout's schema gives it, for a test. */
export function buyerForm(given: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    email: "maria@example.test",
    firstName: "Maria",
    lastName: "Clara",
    address: "12 Mango Avenue",
    city: "Cebu City",
    postalCode: "6000",
    phone: null,
    country: "PH",
    paymentMethod: "card",
    terms: "yes",
    ...given,
  };
}

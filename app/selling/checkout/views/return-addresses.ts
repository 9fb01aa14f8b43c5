/** Return addresses for a payment page. Neither reveals anything about the order. */
export function returnAddresses(appUrl: string): { returnUrl: string; cancelUrl: string } {
  return {
    returnUrl: `${appUrl}/portal?order_success=true`,
    cancelUrl: `${appUrl}/checkout?payment_cancelled=true`,
  };
}

/** Where a payment page sends the browser back to. Neither address says anything about the order. */
export function returnAddresses(appUrl: string): { returnUrl: string; cancelUrl: string } {
  return {
    returnUrl: `${appUrl}/portal?order_success=true`,
    cancelUrl: `${appUrl}/checkout?payment_cancelled=true`,
  };
}

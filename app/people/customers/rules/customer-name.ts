type CustomerNames = { firstName: string | null; lastName: string | null; email: string };

/** Empty if the customer gave no name. */
export function givenName({ firstName, lastName }: Omit<CustomerNames, "email">): string {
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}

export const nameOf = (customer: CustomerNames): string => givenName(customer) || customer.email;

/** Distinguishes records, because guests often have one name in common. */
export const nameWithEmail = ({ name, email }: { name: string; email: string }): string =>
  name === "" || name === email ? email : `${name}, ${email}`;

/** Stored or typed values of a portal form, and its errors. */
export type PortalFormProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  pending: boolean;
};

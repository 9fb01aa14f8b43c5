/** What a form of the portal shows: what is stored or was typed, and what is wrong with it. */
export type PortalFormProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  pending: boolean;
};

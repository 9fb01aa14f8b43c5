export type RefusedTicketForm = {
  errors: Readonly<Record<string, string | undefined>>;
  values: Readonly<Record<string, string | undefined>>;
};

export const goneMessages = {
  title: (name: string) => `${name} is no longer sold`,
  lead: "It was withdrawn from this shop and cannot be ordered any more. If you still have some, this is what we said of its safety and storage. Ask your clinician before you go on with it.",
  notFound: "Page not found",
  notFoundHint: "We do not sell a product at this address. It may have been withdrawn.",
  safety: "Safety",
  storage: "Storage",
} as const;

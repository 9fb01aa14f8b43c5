export const viewMessages = {
  notUnderstood:
    "Enter a name of up to 40 characters for this view. Go back to the list and try again.",
  failed: "Error",
  done: {
    save: (name: string) => `View “${name}” saved.`,
    rename: (name: string) => `View renamed to “${name}”.`,
    default: (name: string) => `The list now opens with “${name}”.`,
    unset: (name: string) => `The list no longer opens with “${name}”.`,
    remove: (name: string) => `View “${name}” deleted.`,
  },
  refusals: {
    forbidden: "Your role doesn’t allow this.",
    not_found: "This view no longer exists.",
    taken: "You already have a view with this name.",
    too_many: "You’ve reached the limit of 20 views for this list. Delete one first.",
  },
} as const;

export const viewMessages = {
  notUnderstood: "This view needs a name of at most 40 letters. Please open the list again.",
  failed: "Error",
  done: {
    save: (name: string) => `The view “${name}” is saved.`,
    rename: (name: string) => `The view is now called “${name}”.`,
    default: (name: string) => `The list now opens with “${name}”.`,
    unset: (name: string) => `The list no longer opens with “${name}”.`,
    remove: (name: string) => `The view “${name}” is deleted.`,
  },
  refusals: {
    forbidden: "Your role does not allow this.",
    not_found: "This view was deleted meanwhile.",
    taken: "You have another view of this name.",
    too_many: "You have 20 views of this list. Delete one first.",
  },
} as const;

export const placeMessages = {
  find: "Find your barangay or city",
  findHint: "Choose one and we fill in the fields below. You can also type them yourself.",
  list: "Places found",
  searching: "Searching",
  found: (count: number) =>
    count === 1
      ? "1 place found. Choose it with the down arrow and Enter."
      : `${count} places found. Choose with the arrow keys and Enter.`,
  nothing: "Nothing found by that name. Please type your address into the fields below.",
  offline:
    "You are offline. Search works again when you are back; you can type your address below.",
  unanswered:
    "The search does not answer right now. Please type your address into the fields below.",
  filled: (place: string, postalCode: string) =>
    postalCode === ""
      ? `Filled in below: ${place}. Please add the postal code if you know it.`
      : `Filled in below: ${place}, postal code ${postalCode}.`,
  filledProvince: (province: string) => `Filled in below: ${province}. Your city is still missing.`,
} as const;

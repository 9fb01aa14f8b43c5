export const placeMessages = {
  find: "Find your barangay or city",
  findHint: "Choose a result to fill in the fields below, or type the address yourself.",
  list: "Places found",
  searching: "Searching",
  found: (count: number) =>
    count === 1
      ? "1 place found. Press the down arrow, then Enter to choose it."
      : `${count} places found. Use the arrow keys and Enter to choose.`,
  nothing: "No places found. Please type the address in the fields below.",
  offline: "You’re offline, so search doesn’t work. You can type the address below.",
  unanswered: "Search isn’t available right now. Please type the address in the fields below.",
  filled: (place: string, postalCode: string) =>
    postalCode === ""
      ? `Filled in below: ${place}. Add the postal code if you know it.`
      : `Filled in below: ${place}, postal code ${postalCode}.`,
  filledProvince: (province: string) => `Filled in below: ${province}. Add the city.`,
} as const;

/** Money and delivery in Filipino, for questions in Filipino. */
export const inFilipino = {
  arrives: (place: string | undefined, days: string) =>
    [
      place ? `Oo, nagde-deliver kami sa ${place} at` : "Nagde-deliver kami",
      `sa buong Pilipinas. Kung oorder ka ngayon, darating ito ${days.replace(" to ", " hanggang ")}.`,
    ].join(" "),
  times: (ships: string, arrives: string) =>
    `Aalis ito sa loob ng ${ships}, at darating ${arrives} pagkatapos noon.`,
  delays:
    "Hindi business day ang Sabado, Linggo at mga holiday, at puwedeng tumagal kapag may bagyo.",
  namePlace: "Sabihin mo ang lungsod o probinsya mo para sa bayad at araw doon.",
  shipsFree: (place: string | undefined) =>
    `Libre ang shipping${place ? ` papuntang ${place}` : ""}.`,
  fee: (place: string | undefined, fee: string) =>
    `${fee} ang shipping${place ? ` papuntang ${place}` : ""}.`,
  coldDays: (days: string) =>
    `Ang mga produktong kailangang malamig na inorder ngayon ay aalis ${days.replace(" to ", " hanggang ")}.`,
  coldNever: (place: string) => `Hindi kami makapagpadala ng malamig na produkto sa ${place}.`,
  freeFrom: (amount: string) => `Libre ang shipping mula ${amount}.`,
  neverFree: "Sa ngayon, may bayad ang shipping kahit magkano ang order.",
  allFree: "Oo, libre ang shipping sa bawat order.",
  cod: (amount: string) =>
    `Oo, puwede ang cash on delivery hanggang ${amount}, walang dagdag na bayad. Makikita sa checkout kung puwede ito sa address at mga item mo.`,
  noCod: "Sa ngayon, wala kaming cash on delivery.",
} as const;

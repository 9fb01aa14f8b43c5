/** Roots of the signs, and the word of the rules for each. */
const ROOTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sakit: "masakit",
    kirot: "kirot",
    hapdi: "hapdi",
    hilab: "hilab",
    hinga: "hinga",
    hingal: "hingal",
    suka: "suka",
    dugo: "dugo",
    hilo: "hilo",
    liyo: "liyo",
    himatay: "nahimatay",
    maga: "maga",
    sikip: "masikip",
    manhid: "manhid",
    bulag: "bulag",
    labo: "malabo",
    nginig: "nanginginig",
    pawis: "pawis",
    dilaw: "dilaw",
    nilaw: "dilaw",
    lagnat: "lagnat",
    ngisay: "nangingisay",
    kumbulsyon: "kumbulsyon",
    kombulsyon: "kombulsyon",
    pantal: "pantal",
    paltos: "paltos",
    laslas: "laslas",
    bigti: "bigti",
    lason: "lason",
    sakal: "nasasakal",
    gising: "gising",
    bulol: "bulol",
    ngiwi: "ngiwi",
    ngitim: "nangingitim",
    nghina: "nanghihina",
    balak: "balak",
  }),
);

const PREFIX =
  /^(?:nakapag|makapag|nagka|nagpa|naka|maka|napa|nag|mag|pag|na|ma|pa|ka)(?=\p{L}{4})/u;
const INFIX = /^([bdghklmnprstwy]|ng)?(?:um|in)(?=[aeiou])/;
const TWICE = /^((?:ng|[bdghklmnprstwy])?[aeiou])(?=\1)/;
const SUFFIX = /(?:han|hin|an|in|ng)$/;
const MOST_STEPS = 4;

/** These look like the roots but mean other things: light, vinegar to measure, good. */
const OTHERS = new Set(["magaan", "gaan", "sukat", "sukatan", "sukatin", "umaga", "kaumagahan"]);

/** "Nakakahilo ang dami" describes an effect on people in general, not a person who has it. */
const CAUSES = /^(?:na|ma)kaka/;

/** The sign behind an inflected word: "pinagpapawisan", "sinisikipan", "magdurugo". */
export function signOfRoot(word: string): string | undefined {
  if (word.length < 5 || OTHERS.has(word) || CAUSES.test(word)) return undefined;
  let forms = new Set([word]);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const shorter = new Set<string>();
    for (const form of forms) {
      const root = ROOTS.get(form);
      if (root) return root;
      for (const next of [
        form.replace(PREFIX, ""),
        form.replace(INFIX, "$1"),
        form.replace(TWICE, ""),
        form.replace(SUFFIX, ""),
      ])
        if (next !== form && next.length >= 4 && !OTHERS.has(next)) shorter.add(next);
    }
    forms = shorter;
  }
  return [...forms].map((form) => ROOTS.get(form)).find((root) => root !== undefined);
}

import { foldText } from "#app/care/triage/rules/fold-text.ts";

/** The words of "a=b c=d", and what each stands for. */
export const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(" ").map((pair): [string, string] => [pair.split("=")[0]!, pair.split("=")[1]!]),
  );

/** Words that do not tell the topic of a question. */
const EMPTY = new Set(
  "a an the and or but if of in on at to for from by with without about as is are was were be been being am do does did done doing have has had having i me my mine we us our you your yours he she it its they them their this that these those there here what which who whom whose when where why how can could may might must shall should will would not no yes so than then too very just also only some any all more most much many lot please pls po tell know want need like get got give let say said think help thanks thank hello hi hey good morning evening ok okay sure really explain mean means meaning tell show there's im ive dont doesnt ang ng sa na mga si ni kay ko mo niya nya ako ikaw siya sya kami tayo kayo sila nila namin natin ba naman lang din rin kasi kaya kung kapag pag para ano anong alin sino saan kailan paano bakit gaano magkano ito iyan yan iyon yun yung ung dito diyan doon hindi di oo opo meron mayroon may wala walang ay at o pero pwede puwede puede maaari dapat gusto gustong nais tanong ask question sana nga talaga pala hello kumusta salamat alam mong akong kong ninyo inyo niyo nyo between vs versus difference kind kinds thing things work works make makes use using used take taking made vial vials known contain contains accept accepts possible wonder wondering available sell sells sold unsa unsay asa pila kinsa kanus naa naay wala dili og ug nga kay pud sad man bala sang kag diin iti ti ken kadi ako nako akong imo imong inyong ninyong amo among karon para kani kana mao usa big po opo apo sis bro".split(
    " ",
  ),
);

/** The words of the shop's texts, and the words that people use for them, in both languages. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "injection, inject": "turok magturok iturok injection",
    "weight loss, weight": "pampapayat pumayat papayat payat slim slimming diet obese",
    "weight, fat": "fat",
    "skin, beauty, cosmetic": "pampaganda balat kutis panit beauty glowing",
    "fine lines, firmness": "wrinkles kulubot",
    "longevity, ageing": "pampabata antiaging aging ageing longevity",
    "medicine, medicines, medication": "gamot tambal drug meds medicine",
    "safe, safety": "ligtas",
    "safety, warning": "safe safely",
    "warning, risk": "delikado dangerous risks",
    effect: "epekto effects",
    "side effects, common effects": "side",
    nausea: "hilo duwal kalipong",
    constipation: "constipated",
    "store, storage": "itago imbak tago ilagay storing ibutang",
    "fridge, cold": "ref refs refrigerator refrigerate fridge",
    "expiry, use within": "expire expired panis",
    price: "presyo",
    "pay, payment": "bayad magbayad bumayad payment",
    "gcash, pay": "gcash",
    "cash on delivery": "cod",
    "ship, delivery, arrive": "padala deliver delivery shipping",
    "arrive, weeks": "darating dumating dadating matagal",
    cancel: "kanselahin icancel macancel",
    "return, refund": "ibalik isauli",
    damaged: "sira guba basag broken",
    "doctor, clinician": "doktor doctor",
    "consultation, booking": "konsulta magpakonsulta consult appointment",
    prescription: "reseta",
    "pregnancy, pregnant": "buntis mabdos pregnant",
    breastfeeding: "nagpapasuso",
    "registered, verification": "peke fake counterfeit",
    "registered, registration, approved": "legit totoo aprubado rehistrado registered legal",
    "ghk, copper": "copper",
    missed: "miss forgot nakalimutan nalimtan",
    alcohol: "alak",
    "trials, weeks": "results trial",
    "proven, evidence, trials": "patunay ebidensya proof evidence napatunayan",
    works: "work",
    "person, people, reach": "human agent tao tawo contact tawagan",
  }).flatMap(([texts, used]) => used.split(" ").map((word) => [word, texts.split(", ")])),
);

/** Longer messages are stories; their first words tell what is asked. */
const MOST_READ = 120;

export const wordsOf = (message: string): string[] =>
  (foldText(message).match(/[\p{L}\p{N}&%]+/gu) ?? []).slice(0, MOST_READ);

/** Words of what a product comes in, or with. */
const PACKED = new Set(
  "bottle box pack packs pen kit set powder cream serum capsules plus".split(" "),
);

/** Whether a word is part of ordinary questions, so that it names no product by itself. */
export const isOrdinary = (word: string): boolean => EMPTY.has(word) || PACKED.has(word);

/** The words of this list. None of them identifies a person. */
export const KNOWN_WORDS: readonly string[] = [...EMPTY, ...SAME.keys()];

export type SearchTerm = { word: string; others: readonly string[] };

const MOST_WORDS = 12;

export function askedWords(message: string): SearchTerm[] {
  const folded = foldText(message)
    .replaceAll(/\bghk[ -]?cu\b/g, "ghk")
    .replaceAll(/\bglp[ -]?1s?\b/g, "glp")
    .replaceAll(/\bbpc[ -]?157\b/g, "bpc")
    .replaceAll(/\banti[ -]?ag(?:e?ing)\b/g, "ageing")
    .replaceAll(/\bweight loss\b/g, "weight")
    .replaceAll(/\bnad ?\+/g, "nad");
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = new Map<string, SearchTerm>();
  for (const word of words) {
    if (EMPTY.has(word) || (word.length < 3 && !/^\d+$/.test(word))) continue;
    const others = SAME.get(word) ?? SAME.get(word.replace(/(?:ng|s)$/, "")) ?? [];
    asked.set(word, { word, others });
    if (asked.size === MOST_WORDS) break;
  }
  return [...asked.values()];
}

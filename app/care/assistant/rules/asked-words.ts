import { foldText } from "#app/care/triage/rules/fold-text.ts";

/** Words that do not tell the topic of a question. */
const EMPTY = new Set(
  "a an the and or but if of in on at to for from by with without about as is are was were be been being am do does did done doing have has had having i me my mine we us our you your yours he she it its they them their this that these those there here what which who whom whose when where why how can could may might must shall should will would not no yes so than then too very just also only some any all more most much many lot please pls po tell know want need like get got give let say said think help thanks thank hello hi hey good morning evening ok okay sure really explain mean means meaning tell show there's im ive dont doesnt ang ng sa na mga si ni kay ko mo niya nya ako ikaw siya sya kami tayo kayo sila nila namin natin ba naman lang din rin kasi kaya kung kapag pag para ano anong alin sino saan kailan paano bakit gaano magkano ito iyan yan iyon yun yung ung dito diyan doon hindi di oo opo meron mayroon may wala walang ay at o pero pwede puwede puede maaari dapat gusto gustong nais tanong ask question sana nga talaga pala hello kumusta salamat alam mong akong kong ninyo inyo niyo nyo between vs versus difference kind kinds thing things work works make makes use using used take taking made vial vials known contain contains accept accepts possible wonder wondering available sell sells sold".split(
    " ",
  ),
);

/**
 * Words that people use, and the words of the shop's texts for the same thing, in both languages.
 */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    turok: ["injection", "inject"],
    magturok: ["inject"],
    iturok: ["inject"],
    injection: ["inject"],
    pampapayat: ["weight loss", "weight"],
    pumayat: ["weight loss", "weight"],
    papayat: ["weight loss", "weight"],
    payat: ["weight"],
    diet: ["weight", "diet"],
    slim: ["weight"],
    slimming: ["weight loss"],
    fat: ["weight", "fat"],
    obese: ["weight", "obesity"],
    pampaganda: ["beauty", "skin"],
    balat: ["skin"],
    kutis: ["skin"],
    beauty: ["skin", "beauty", "cosmetic"],
    glowing: ["skin", "beauty"],
    wrinkles: ["fine lines", "firmness"],
    kulubot: ["fine lines"],
    pampabata: ["longevity", "ageing"],
    "anti-aging": ["longevity", "ageing"],
    antiaging: ["longevity", "ageing"],
    aging: ["ageing", "longevity"],
    ageing: ["longevity"],
    longevity: ["ageing"],
    gamot: ["medicine"],
    medicine: ["medicines", "medication"],
    drug: ["medicine"],
    meds: ["medicine"],
    ligtas: ["safe", "safety"],
    safe: ["safety", "warning"],
    safely: ["safety", "warning"],
    delikado: ["warning", "risk"],
    dangerous: ["warning", "risk"],
    risks: ["risk", "warning"],
    epekto: ["effect"],
    side: ["side effects", "common effects"],
    effects: ["effect"],
    nausea: ["nausea"],
    hilo: ["nausea"],
    duwal: ["nausea"],
    constipated: ["constipation"],
    itago: ["store", "storage"],
    imbak: ["store", "storage"],
    tago: ["store"],
    ilagay: ["store"],
    storing: ["store"],
    ref: ["fridge"],
    refrigerator: ["fridge"],
    refrigerate: ["fridge"],
    fridge: ["fridge", "cold"],
    expire: ["expiry", "use within"],
    expired: ["expiry"],
    panis: ["expiry"],
    presyo: ["price"],
    bayad: ["pay", "payment"],
    magbayad: ["pay"],
    bumayad: ["pay"],
    payment: ["pay"],
    gcash: ["gcash", "pay"],
    cod: ["cash on delivery"],
    padala: ["ship", "delivery"],
    deliver: ["ship", "delivery"],
    delivery: ["ship", "arrive"],
    shipping: ["ship", "shipping"],
    darating: ["arrive"],
    dumating: ["arrive"],
    matagal: ["arrive", "weeks"],
    dadating: ["arrive"],
    kanselahin: ["cancel"],
    icancel: ["cancel"],
    macancel: ["cancel"],
    ibalik: ["return", "refund"],
    refund: ["refund"],
    isauli: ["return"],
    sira: ["damaged"],
    basag: ["damaged"],
    broken: ["damaged"],
    doktor: ["doctor", "clinician"],
    doctor: ["clinician", "doctor"],
    konsulta: ["consultation"],
    magpakonsulta: ["consultation"],
    consult: ["consultation"],
    appointment: ["consultation", "booking"],
    reseta: ["prescription"],
    buntis: ["pregnancy", "pregnant"],
    pregnant: ["pregnancy"],
    nagpapasuso: ["breastfeeding"],
    peke: ["registered", "verification"],
    fake: ["registered", "verification"],
    counterfeit: ["registered", "verification"],
    legit: ["registered", "verification", "approved"],
    totoo: ["approved"],
    aprubado: ["approved"],
    rehistrado: ["registered"],
    registered: ["registered", "registration"],
    fda: ["fda"],
    legal: ["registered", "prescription"],
    tirze: ["tirzepatide"],
    tirz: ["tirzepatide"],
    mounjaro: ["tirzepatide"],
    zepbound: ["tirzepatide"],
    sema: ["semaglutide"],
    ozempic: ["semaglutide"],
    wegovy: ["semaglutide"],
    lira: ["liraglutide"],
    saxenda: ["liraglutide"],
    reta: ["retatrutide"],
    "ghk-cu": ["ghk"],
    ghkcu: ["ghk"],
    copper: ["ghk", "copper"],
    nad: ["nad"],
    lipo: ["lipo"],
    bpc: ["bpc"],
    missed: ["missed"],
    miss: ["missed"],
    forgot: ["missed"],
    nakalimutan: ["missed"],
    alak: ["alcohol"],
    results: ["trials", "weeks"],
    long: ["weeks", "typical"],
    work: ["works"],
    stop: ["stop"],
    human: ["person", "people", "reach"],
    agent: ["person", "reach"],
    tao: ["person", "reach"],
    contact: ["reach", "contact"],
    tawagan: ["reach"],
  }),
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

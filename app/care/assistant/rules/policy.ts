import { pairs } from "./asked-words.ts";
import { AMOUNT_REQUESTS } from "./policy-amounts.ts";
import {
  ASKS_FOR_TIME,
  DOSE_REQUESTS,
  MISSED_DOSE,
  MIXING,
  NO_DOSE_REQUEST,
  SURELY_DOSE,
} from "./policy-dose.ts";
import { foldText } from "#app/care/triage/rules/fold-text.ts";

/** The assistant always declines these, however they are put, and names what helps instead. */
export const POLICIES = [
  "injection",
  "dose",
  "combining",
  "minors",
  "pregnancy",
  "diagnosis",
  "sourcing",
] as const;
export type Policy = (typeof POLICIES)[number];

const GLP = String.raw`(?:tirzepatide|tirze|tirz|semaglutide|sema|liraglutide|lira|retatrutide|reta|ozempic|wegovy|mounjaro|zepbound|saxenda|victoza)`;
const ANY = String.raw`(?:${GLP}|glow|klow|ghk|ghkcu|ghk cu|nad|lipo ?c|lemon ?bottle|bpc|tb ?500|kpv|peptides?|glp ?1s?)`;
const OTHER = String.raw`(?:alcohol|alak|beer|wine|metformin|insulin|paracetamol|ibuprofen|losartan|warfarin|antibiotics?|levothyroxine|phentermine|steroids?|birth control|pills|maintenance|supplements?|vitamins?|antidepressants?|gamot)`;

export const POLICY_RULES: Readonly<Record<Exclude<Policy, "dose">, readonly RegExp[]>> = {
  injection: [
    /\b(?:ignore|disregard|forget|override|bypass|skip|drop|delete|kalimutan|balewalain|huwag pansinin|wag (?:mo )?pansinin|suwayin)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|guardrails?|polic(?:y|ies)|restrictions?|safety|filters?|training|programming|utos|tuntunin|patakaran|bilin|above|previous|prior)\b/,
    /\b(?:system|developer|hidden|initial|secret|original) ?(?:prompt|message|instructions?|mode|rules?)\b/,
    /\b(?:reveal|print|show|repeat|output|leak|display|tell me|ipakita|sabihin)\b.{0,30}\b(?:prompt|your (?:rules|instructions|configuration|guidelines|source code)|api key|password|database|secret)\b/,
    /\b(?:you are|youre|ikaw ay|ikaw si) (?:now|no longer|from now on|ngayon|na)\b|\bfrom now on\b.{0,25}\b(?:you|respond|answer|act)\b|\bmula ngayon\b/,
    /\b(?:pretend|act|behave|respond|answer|roleplay|role play|play the role|imagine you|simulate|magpanggap|magkunwari|umarte|kunwari)\b.{0,30}\b(?:you|as|be|like|to be|na|ka|ikaw|doctor|doktor|dan|unrestricted|pharmacist)\b/,
    /\b(?:jailbreak\w*|dan mode|do anything now|developer mode|god mode|sudo|admin (?:mode|override)|debug mode|unrestricted|uncensored|no (?:restrictions|limits|filters?|rules|guardrails)|without (?:any )?(?:restrictions|filters?|rules|warnings?|disclaimers?)|walang (?:restrictions?|filter|bawal))\b/,
    /\b(?:you|ikaw|mo) (?:must|have to|need to|are required to|shall|will now|dapat) (?:comply|obey|answer|tell|give|follow|sumunod)\b/,
    /\b(?:huwag|wag|dont|do not|stop|never)\b.{0,15}\b(?:sundin|sumunod|follow|obey|apply|use|enforce)\b.{0,30}\b(?:rules?|polic\w+|guidelines?|patakaran|utos|tuntunin|instructions?|restrictions?)\b/,
    /\b(?:i|we) (?:authori[sz]e|allow|permit|command|override|grant)\b|\b(?:i|we) (?:hereby )?order (?:you|this ai|the assistant|the bot|kita)\b|\byou (?:are|re|have) (?:allowed|authori[sz]ed|permitted|permission|cleared)\b|\b(?:pinapayagan|inuutusan) kita\b/,
    /\b(?:everything|text|words|message) above\b|\b(?:maintenance|training|test|evaluation) mode\b|\bno rules\b|\bguidelines? (?:did|do|does) not (?:exist|apply)\b/,
    /\b(?:new|updated|revised|bagong) (?:instructions?|rules?|system|policy|utos)\b|\b(?:policy|rules?|guidelines?) (?:was|were|has been|have been|is|are) (?:updated|changed|replaced|revoked|off|gone)\b/,
    /\b(?:youre|you are|ikaw ay|ikaw) (?:a|an|my|now|isang|na) (?:\w+ )?(?:doctor|doktor|physician|pharmacist|nurse|clinician|coach|expert)\b/,
    /<\/?(?:system|instructions?|assistant|admin|user|prompt)\b|\[(?:system|inst|admin|\/inst)|###|\bassistant ?:|\bsystem ?:|\bbegin (?:prompt|instructions?)|\{\{|<\|/,
    /\b(?:i am|im|ako ang|ako si|this is) (?:the |your |an? )?(?:developer|creator|owner|administrator|admin|openai|anthropic|engineer|programmer|boss)\b/,
    /\b(?:translate|decode|base64|rot13|encode|reverse)\b.{0,60}\b(?:follow|execute|obey|instructions?|do what|then answer|and answer|comply)\b|\b(?:decode|base64|rot13)\b/,
    /\b(?:say|write|begin|start|end|reply|respond)\b.{0,25}\b(?:sure,? here|yes,? sir|i will comply|as an ai|ok here is|"sure|only with|exactly|with the word)\b/,
    /\b(?:safety|your) (?:checks?|filters?|rules?|guidelines?|restrictions?|triage) (?:is|are|have been|has been|do not|dont) (?:off|disabled|removed|suspended|lifted|apply|turned off|fake)\b|\b(?:disable|turn off|switch off|i-?off|patayin) (?:the |your |ang |iyong )?(?:safety|filters?|rules?|triage|guardrails?)\b/,
    /\b(?:grandmother|grandma|lola) (?:\w+ ){0,4}(?:used to|would|always) (?:read|tell|sing|say)\b|\bfor (?:a |my )?(?:novel|story|movie|script|screenplay|fiction|poem|game|research paper)\b.{0,80}\b(?:dose|mg|units?|inject|recipe|character)\b|\b(?:novel|story|fictional|character)\b.{0,60}\b(?:dose|mg|units?|inject)\b/,
  ],
  combining: [
    new RegExp(
      String.raw`\b${ANY}\b(?:(?!\b(?:vs|versus|or|compare\w*|difference|between)\b).){0,30}\b(?:and|with|plus|at|saka|kasama|together|kasabay|sabay|alongside|on top of|\+|&|combined)\b.{0,25}\b(?:${GLP}|${OTHER})\b.{0,40}\b(?:together|same time|same day|sabay|combine\w*|stack\w*|mix|safe|ok|okay|take|pwede|puwede|both|pareho|can i|while|interact\w*)\b`,
    ),
    new RegExp(
      String.raw`\b(?:combine|combining|stack|stacking|pagsamahin|pagsabayin|sabayan|isabay|sabay|mix|together|alternate|switch between|same time|both|interact\w*|haluan)\b.{0,40}\b(?:${ANY}|${OTHER})\b`,
    ),
    new RegExp(
      String.raw`\b(?:can|could|may|should|is it (?:ok|okay|safe)|pwede|puwede|ok lang|okay lang|safe)\b.{0,40}\b(?:${ANY})\b.{0,25}\b(?:with|and|plus|while|kasama|kasabay|habang|at|together with|on)\b.{0,20}\b(?:${ANY}|${OTHER})\b`,
    ),
    new RegExp(
      String.raw`\b(?:can|could|may|pwede|puwede|ok lang|safe)\b.{0,30}\b(?:drink|take|uminom|inom|use)\b.{0,20}\b${OTHER}\b.{0,30}\b(?:with|while|kasabay|habang|on|after|before)\b.{0,15}\b(?:${ANY}|it|this|ito|nito)\b`,
    ),
  ],
  minors: [
    /\b(?:(?:i am|im|ako ay|ako|he is|she is|hes|shes|edad|aged?|year old|old) ?(?:ay |na )?(?:only )?(?:8|9|10|11|12|13|14|15|16|17)(?: ?(?:years? old|yo|yrs? old|taon|anyos|na|lang|pa))?)\b/,
    /(?<!\b(?:like|parang|para akong) (?:im |i am |i was |a )?)\b(?:1[0-7]|[1-9]) ?-?(?:years?|yrs?|y)? ?-?(?:old|yo|taong gulang|anyos|taon)\b/,
    /\b(?:my|for|our|ang|para sa) (?:\w+ )?(?:child|kid|kids|children|son|daughter|teen|teenager|teenage|minor|anak ko|anak kong|bunso|pamangkin|nephew|niece|grandchild|apo)\b.{0,50}\b(?:use|take|try|buy|inject|safe|gumamit|uminom|magturok|pwede|puwede|lose|weight|mataba|chubby|overweight)\b/,
    /\b(?:can|pwede|puwede|safe|ok)\b.{0,25}\b(?:child|children|kids?|teens?|teenagers?|minors?|bata|mga bata|menor de edad|under 18|below 18|high school|anak ko)\b/,
    /\b(?:menor de edad|under ?age|minor ako)\b/,
  ],
  pregnancy: [
    /\b(?:pregnan\w*|buntis|mabuntis|nabuntis|magbuntis|nagbubuntis|conceive|conceiving|trying for a baby|ttc|breast ?feed\w*|nursing|lactat\w*|nagpapasuso|nagpapadede|magpapasuso|postpartum|bagong panganak|fertility|ivf)\b/,
  ],
  diagnosis: [
    /\b(?:do|does|could|might|can) (?:i|he|she|my \w+) (?:\w+ )?(?:have|be having|be suffering)\b.{0,30}\b(?:cancer|diabetes|pancreatitis|pcos|disease|thyroid|infection|allergy|condition|syndrome|ulcer|gerd|hypertension|resistance|deficiency|gallstones?|tumou?r|disorder)\b/,
    /\b(?:diagnose|diagnosis|diagnosing|i-?diagnose)\b/,
    /\b(?:what is|whats|anong|ano) (?:wrong with|nangyayari sa|the matter with|sakit ko|ba sakit ko|ang sakit ko|problema sa katawan)\b/,
    /\b(?:may|meron|mayroon) (?:ba )?(?:akong|ako) (?:\w+ )?(?:cancer|kanser|diabetes|pcos|sakit|thyroid|impeksyon|ulcer)\b|\bmeron ba (?:akong|ako)\b/,
    /\b(?:is|are) (?:this|it|these|my \w+) (?:\w+ )?(?:cancer|diabetes|pancreatitis|an? (?:infection|tumou?r|allergy)|pcos|malignant|cancerous)\b/,
    /\b(?:interpret|read|explain|basahin|check) (?:\w+ )?(?:my|aking|ang) (?:\w+ )?(?:lab|labs|blood test|results?|x ?ray|ultrasound|hba1c|ecg)\b/,
    /\b(?:what (?:illness|disease|condition)|anong (?:sakit|karamdaman)) (?:do i|could|is|meron|ang|ko|ito)\b/,
  ],
  sourcing: [
    /\b(?:without|no|walang|wala akong|avoid|skip|fake|forge|pekeng|peke) (?:a |an |any |the )?(?:prescription|reseta|rx|doctors? note)\b.{0,40}\b(?:buy|get|order|where|saan|bili|bumili|makabili|mabili|anywhere|online)\b/,
    /\b(?:buy|get|order|where|saan|bili|bumili|makakabili|mabibili|sell)\b.{0,50}\b(?:without|no|walang) (?:a |an |any )?(?:prescription|reseta|rx)\b/,
    /\b(?:fake|forge|edit|pekein|pekeng|peke) (?:\w+ ){0,2}(?:prescription|reseta)\b/,
    /\b(?:black ?market|grey ?market|gray ?market|underground|dark ?web|smuggl\w*|alibaba|aliexpress|temu|shopee|lazada|facebook marketplace|fb marketplace|carousell|telegram|raw powder|china supplier|supplier in china|chinese supplier|from china|indiamart|wholesale supplier)\b/,
    /\b(?:cheaper|mas mura|mura|cheap|other|another|ibang|alternative)\b.{0,25}\b(?:source|sources|supplier|suppliers|seller|sellers|shop|shops|website|vendor|vendors|store|tindahan|nagbebenta)\b(?! (?:have|has|charge|say|says)\b)/,
    /\b(?:get|sneak|pass|bring|lusot|ilusot|palusot|makalusot)\b.{0,25}\b(?:through|past|around|sa) (?:the )?(?:customs|fda|bureau|adwana|airport security)\b/,
    /\b(?:make|synthesi[sz]e|produce|brew|gumawa|gawin)\b.{0,25}\b(?:my own|at home|peptides?|semaglutide|tirzepatide|sa bahay)\b.{0,20}\b(?:home|kitchen|lab|bahay|own|myself)\b/,
    /\b(?:saan|where)\b.{0,30}\b(?:supplier|source ng|source of|pinagkukunan|kumukuha)\b/,
  ],
};

const LEET = pairs("0=o 1=i 3=e 4=a 5=s 7=t @=a $=s");
/** Words as they are typed on a phone. */
const SHORT = pairs(
  "hw=how mch=much mny=many shld=should shud=should tke=take wkly=weekly dly=daily pano=paano ilng=ilang pde=pwede",
);

/** The policies that a message falls under, the deciding one first. */
export function policiesOf(message: string): Policy[] {
  const folded = foldText(message).replaceAll(/\s+/g, " ").slice(0, 2_000);
  // We also check the words in full, so that "d0sage", "uuunits" and "tke" are recognized.
  const meant = folded
    .replaceAll(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => LEET.get(sign) ?? sign)
    .replaceAll(/(\p{L})\1{2,}/gu, "$1")
    .replaceAll(/[\p{L}+]+/gu, (word) => SHORT.get(word) ?? word.replaceAll("+", ""));
  const plain = folded.replaceAll(/[^\p{L}\p{N}.+&<>[\]|{}#:/_" ]+/gu, " ").replaceAll(/\s+/g, " ");
  const texts = [plain, meant];
  const meets = (rules: readonly RegExp[]) =>
    rules.some((rule) => texts.some((text) => rule.test(text)));
  return POLICIES.filter((policy) =>
    policy === "dose" ? isDoseRequest(texts) : meets(POLICY_RULES[policy]),
  );
}

/** What a message was read to ask for, and what else it may ask for. */
export type ReadKind = { kind?: string | undefined; close: readonly string[] };

/**
 * The policies once the question was read as well. "How many mg are in a vial" asks for a size,
 * whatever the rules say, if nothing speaks of using it; what may ask for a dose is taken for one.
 */
export function policiesOfRead(
  message: string,
  policies: readonly Policy[],
  { kind = "", close }: ReadKind,
): readonly Policy[] {
  const mayBeDose = close.includes("dose");
  if (kind === "dose" || (mayBeDose && FIGURES.has(kind))) {
    return policies.includes("dose") ? policies : [...policies, "dose"];
  }
  const folded = foldText(message);
  const isSure = SURELY_DOSE.test(folded) || asksToMix(folded);
  const isFigure = !mayBeDose && (AMOUNTLESS.has(kind) || (FIGURES.has(kind) && !isSure));
  return policies.filter(
    (policy) =>
      !(policy === "dose" && isFigure) &&
      !(policy === "sourcing" && OF_TRUST.has(kind)) &&
      // "Compare A and B" takes neither.
      !(policy === "combining" && OF_BOTH.has(kind) && !isSure),
  );
}

const FIGURES: ReadonlySet<string> = new Set(
  "price,cheapest,monthly cost,price per mg,sizes,stock,compare,lab report,storage,after mixing,left out,power cut,pens,delivery,missed dose,contents,form,products".split(
    ",",
  ),
);

/** Their answers have no amount, whatever words ask for them. */
const AMOUNTLESS: ReadonlySet<string> = new Set(
  "results,units,syringes,track,late,affiliates,affiliate rules,what affiliates see,verify a vial,code checked before,discount,used needles,account,sign in,password,book a doctor,a doctor,a booking,kind of visit,consultation fee,ways to pay,e-wallets,cards,bank transfer,cash on delivery,installments,unpaid,failed payment,change or cancel,refund,return,incomplete,damaged,review,ratings,loyalty,newsletter,price alert,senior citizens and PWD,free shipping,couriers,abroad,opening hours,a store,privacy,data sharing,delete data,batch number,expiry,regulators,registration status,registered,check with the FDA,tax,how to order,restock".split(
    ",",
  ),
);

/** "I bought it elsewhere, is it real?" asks for no source. */
const OF_TRUST: ReadonlySet<string> = new Set(
  "verify a vial,code checked before,affiliates,affiliate rules,abroad".split(","),
);

/** "Both sizes with their prices" takes neither. */
const OF_BOTH: ReadonlySet<string> = new Set("compare,price,sizes,stock,price per mg".split(","));

const asksToMix = (text: string) => MIXING.some((rule) => rule.test(text));

export function isDoseRequest(texts: readonly string[]): boolean {
  return texts.some((text) => {
    if (asksToMix(text)) return true;
    if (MISSED_DOSE.test(text) || ASKS_FOR_TIME.test(text)) return false;
    if (NO_DOSE_REQUEST.test(text) && !SURELY_DOSE.test(text)) return false;
    return [...DOSE_REQUESTS, ...AMOUNT_REQUESTS].some((rule) => rule.test(text));
  });
}

/**
 * Parts of the body and sensations there, as people write them in English, Filipino and Taglish.
 */
export const BODY_WORDS = {
  BREATHE:
    "breathe breath breaths breathing breathes breathed inhale exhale breathin hinga huminga humihinga paghinga makahinga makakahinga nakakahinga nakahinga hininga hingahan",
  BREATHLESS:
    "breathless breathlessness suffocate suffocating suffocated suffocation asphyxia choke choking choked chokes gasp gasping gasps wheeze wheezing wheezes hingal hinihingal hingalo naghihingalo kinakapos nasasakal nasusuffocate",
  CHEST: "chest dibdib breastbone sternum chests ribcage",
  HEART: "heart puso heartbeat heartbeats pulse tibok pintig kabog",
  PAIN: "pain pains painful paining hurt hurts hurting ache aches aching achy sakit masakit sumasakit sumakit nananakit pananakit masaket saket kirot makirot kumikirot hapdi mahapdi humahapdi cramp cramps cramping hilab humihilab humilab stabbing tumutusok burning throb throbbing kumakabog",
  TIGHT:
    "tight tightness tightening tighten tightens pressure heavy heaviness squeeze squeezing squeezed crush crushing discomfort uncomfortable weird funny strange constricted constricting mabigat bigat bumibigat bumigat naninikip sumisikip paninikip masikip sikip sumikip nanikip elephant anvil brick bricks boulder concrete odd nakadagan dagan sasabog sumasabog exploding explode bursting burst pinipiga pinipisil dinudurog kneeling",
  FACEPART: "face lip lips tongue throat mukha labi dila lalamunan bibig eyelids lalaugan airway",
  THROAT: "throat windpipe larynx lalamunan airway tongue dila",
  FACE: "face mukha bibig mouth smile",
  SWELL:
    "swell swells swelling swollen swelled puffy puffed puffing maga namamaga namaga pamamaga nagmamaga bigger lumalaki lumaki balloon ballooned ballooning",
  CLOSING:
    "shut shutting close closing closed closes closingup constrict constricts constricted constricting blocked blocking sumasara nagsasara sumara bumabara barado thick thicker tingle tingles tingling itchy itching itches numb nangangati",
  FAINT:
    "fainted fainting faints collapse collapsed collapsing collapses unconscious unresponsive nahimatay hinimatay himatay hihimatayin nahihimatay nahimatay mahimatay bumagsak natumba syncope blackout comatose",
  DIZZY:
    "dizzy dizziness lightheaded lightheadedness woozy vertigo hilo nahihilo hilong liyo nahilo nahihiluhan",
  WAKE: "wake waking wakeup awake respond responding responds rouse magising gising nagigising nagising gumigising sumasagot dumidilat gisingin magigising dilat",
  BELLY:
    "stomach stomache belly abdomen abdominal tummy tiyan tyan sikmura puson gut pancreas rib ribs bituka",
  BACK: "back likod likuran",
  VOMIT:
    "vomit vomits vomiting vomited puke puking puked pukes barf barfing suka sumuka sumusuka nagsusuka nagsuka isinuka pagsusuka isinusuka sinuka sinusuka nasuka retching",
  BLOOD:
    "blood bloody bleeding bleed bleeds bled dugo duguan dumudugo nagdurugo pagdurugo madugo nagdugo",
  STOOL:
    "stool stools poop pooping pooped poo poops feces faeces bowel tae dumi pagdumi pagtae dumudumi tumae natae popo",
  BLACK: "black tarry itim maitim nangingitim tar blackish",
  BLUE: "blue bluish bughaw asul nangangasul purple purplish violet gray grey grayish",
  YELLOW:
    "yellow yellowish yellowing jaundice jaundiced dilaw madilaw naninilaw paninilaw nanilaw nagdidilaw",
  SKIN: "skin balat",
  EYE: "eye eyes sclera eyeball eyeballs mata",
  VISION: "vision sight eyesight paningin makakita nakakakita makita seeing",
  BLUR: "blurry blurred blur blind blindness double malabo lumalabo lumabo nanlalabo nanlabo bulag nabulag nabubulag dim",
  CONFUSED:
    "confused confusion disoriented nalilito litong delirious delirium incoherent rambling tulala natutulala lutang",
  SHAKE:
    "shaking shaky shakes trembling tremble trembles tremors nanginginig nangangatog panginginig nangangatal",
  SWEAT: "sweat sweating sweaty sweats pawis pinagpapawisan pawisan nagpapawis clammy",
  SUGAR: "sugar glucose asukal",
  SEIZURE:
    "seizure seizures convulse convulsing convulsed convulsion convulsions kombulsyon nangingisay nangisay kinombulsyon nagkombulsyon nagkokombulsyon kinukumbulsyon kumbulsyon",
  DROOP:
    "tumabingi tumatabingi droop drooping droops drooped drooping tabingi nakatabingi ngiwi nakangiwi ngumiwi nangiwi crooked lopsided hanging slack lumaylay nakalaylay",
  SPEECH:
    "speech speak speaking talk talking salita magsalita nagsasalita makapagsalita nakakapagsalita pagsasalita makasalita words",
  SLUR: "slur slurred slurring slurs bulol nabubulol nabulol garbled",
  NUMB: "numb numbness weak weakness paralyzed paralysed paralysis paralisado manhid namamanhid namanhid pamamanhid nanghihina nanghina limp tingling",
  LIMB: "arm arms leg legs side kamay braso binti paa kaliwa kanan kalahati half left hand jaw panga shoulder balikat",
  HEADACHE: "headache headaches head ulo migraine",
  RASH: "nagpapaltos nagpaltos nagkapaltos natutuklap nagtutuklap rash rashes hives hive welts blister blisters blistering peeling peel pantal pantalpantal pamamantal namamantal nagpantal butlig nagbabalat paltos",
  RED: "maroon red redness reddish reddening pula namumula pamumula mapula namula",
  SITE: "site injection injections injected jab turok tinurukan tusok pinagturukan pinagtusukan tinusukan needle",
  FEVER: "fever fevers feverish lagnat nilalagnat nilagnat chills giniginaw febrile shivering",
  PUS: "pus nana abscess nagnanana nagnana oozing infected infection impeksyon naimpeksyon",
  NECK: "neck leeg",
  LUMP: "lump lumps bump bukol mass goiter goitre umbok",
  HOARSE: "hoarse hoarseness paos namamaos napapaos raspy",
  PEE: "pee peed peeing urinate urinated urinating urine ihi umihi umiihi makaihi maihi naihi inihi iniihi naiihi pagihi",
  FLUID: "water fluid fluids liquid liquids drink drinks tubig likido anything food inumin ininom",
  PREGNANT: "pregnant pregnancy buntis nabuntis nagdadalangtao",
} as const;

/** People, means and abbreviations beside a sign. */
export const CONTEXT_WORDS = {
  PERSON:
    "stepfather stepmother stepdad stepmom amain teacher ex he she him her his hes shes siya sya niya nya kanya kanyang mom mum mommy mama mamang dad daddy papa tatay nanay nanang tatang lola lolo father mother sister brother ate kuya kapatid asawa husband hubby wife misis mister boyfriend girlfriend bf gf partner jowa friend bestfriend bestie kaibigan tropa barkada kaklase roommate housemate flatmate neighbor neighbour kapitbahay tita tito aunt auntie uncle cousin pinsan classmate coworker colleague officemate katrabaho grandma grandmother granny grandpa grandfather pamangkin biyenan nephew niece teen teenager someone somebody patient pasyente stranger ninong ninang bayaw hipag",
  FOAM: "bumula foam foaming foams froth frothing frothy bumubula bula",
  STIFF:
    "jerk jerks jerking jerked twitching twitches convulsive stiffened rigid nanigas naninigas nangisay nanginginginig",
  DROWSY:
    "drowsy groggy sleepy lethargic listless antok inaantok antukin nahihilong lantang lanta matamlay tulala zoned",
  TAKE: "makakain makainom lalaklakin laklakin nilaklak lulunok tungga laklak take taking swallow swallowing drink drinking inject injecting inumin iinumin iinom ituturok iturok lulunukin lunukin uubusin ubusin tunggain tutunggain lalaklakin mix mixing combine combining down downing",
  FOREVER: "forever habambuhay habangbuhay panghabambuhay eternally eternity tuluyan permanently",
  DIED: "die died dies dying dead death gone mamatay mamamatay namatay patay vanished disappeared disappear nawala mawala",
  LEG: "leg legs calf calves thigh binti hita paa foot",
  TROUBLE:
    "gurgling gurgle straw knife knives needles stop stops drown drowning nalulunod lunod effort rattling rattle rattles whistling whistle noisy crackling crackles gasp grunting panting putol bitin pigil naiipit ipit sakal stuck blocked bara barado impossible problem wrong weird strange scary scared scares worse worst worsening awful terrible horrible lumalala sucking fluttering flutter flutters pounding hammering hammers jumping thumping banging exploded explode bothering bothers acting lunod nakakatakot delikado wheezy wheeze shaky collapse nearly",
  BIG: "big huge giant enormous bigger fat fatter thick thicker doubled double twice size laki malaki lumaki lumalaki kapal kumapal kumakapal makapal mataba",
  SUDDEN: "nowhere instantly abruptly",
  PREGNANT: "preggy preggers trimester",
  DIE: "ikamatay ikakamatay namamatay mamamatay",
  LIVE: "magpatuloy mabubuhay nabubuhay",
  POUR: "pouring gushing spraying sprays spurts spurting squirting streaming running dripping pumupulandit bumubulwak tumutulo umaagos agos tulo babad soaking soaked",
  ME: "i im ive id ill me my myself ako akong ko kong akin aking",
  NUMB: "nangangapal nangapal tingly tingles",
  BREATHLESS:
    "hyperventilating hyperventilate panting humihingal hapo hapong hinahapo hapung nabulunan nabilaukan bulunan",
  SEIZURE: "seizing seized",
  BELLY: "navel pusod flank tagiliran bellybutton",
  BACK: "spine gulugod",
  SWELL: "lobo lobong",
  CLOSING:
    "makati kumakati narrow narrowing narrows narrower lumiliit kumikipot kumikitid sumisikip",
  EYE: "pupil pupils",
  LIMB: "kalahating kaliwang kanang",
  HARD: "problema problem problems issue issues isyu",
  VISION: "visual tingin pananaw nakikita",
  BLUR: "doble nagdodoble",
  BLEEDS:
    "bleeding bleeds bled dumudugo nagdurugo nagdugo pagdurugo magdugo dinudugo nosebleed nagdudugo",
  BLOOD: "dinudugo nagdudugo magdudugo",
  WANT: "hinihiling dasal panalangin pinapanalangin nagbabalak nagbalak pinaplano binabalak",
  SITE: "puncture punctured poked",
  NOT: "hasnt havent hadnt aint wouldnt shouldnt hasn havent",
  PAIN: "hinihiwa sinasaksak pinipilipit",
  CHEMICAL:
    "dishwashing gasolina gasoline petrol formalin turpentine diesel varnish domex clorox pesticides",
  SLUR: "utal utalutal nauutal utalutalna",
  INJECTED: "naturukan tinurukan",
  SUICIDE:
    "magpatiwakal nagpatiwakal pagpapatiwakal magpapatiwakal patiwakal papakamatay pakamatay",
  FAINT: "motionless coma",
  BLUE: "ube lila",
  CHILD: "boy girl boys girls",
  SELF: "yourself urself",
  STOOL: "diarrhea diarrhoea",
  BURDEN:
    "burden burdens burdening pabigat palamunin perwisyo salot pasanin deadweight nuisance pasakit",
  EASE: "better easier happier lighter peaceful relieved freer mabuti luluwag gagaan matatahimik giginhawa sasaya maginhawa mapapanatag",
  WEARY:
    "tired exhausted drained weary worn sick pagod napapagod napagod sawa sawang nagsasawa pagal hapo ubos",
} as const;

export const ACT_WORDS = {
  CANT: "cannot cant cnt kant couldnt unable hindi di dili ayaw stopped halos barely hardly",
  HARD: "hirap nahihirapan naghihirap nahirapan mahirap trouble difficulty difficulties difficult struggling struggle struggles hard harder kapos labored laboured fighting short",
  NOT: "not no dont doesnt didnt isnt arent wasnt wont cannot cant never hindi di wala walang without ayaw ayoko ayokong",
  SEVERE:
    "tindi katindi severe severely worst terrible terribly horrible unbearable excruciating intense extreme extremely awful agonizing agonising agony sobra sobrang grabe grabeng matindi matinding napakasakit napakatindi sharp worse worsening lumalala intolerable namimilipit namilipit sinasaksak killing unreal insane insanely",
  LASTING:
    "persistent constant constantly nonstop continuous continuously always hours hrs oras oras days araw magdamag maghapon tuloytuloy tuloy overnight keeps patuloy",
  SUDDEN: "sudden suddenly bigla biglang biglaan biglaang overnight",
  LOSE: "lost lose losing loss nawala nawalan nawawala mawala gone",
  SPREAD: "spread spreads spreading kumakalat kumalat lumalawak growing",
  DID: "took taken injected swallowed drank drunk ate eaten uminom nakainom ininom nainom tinurok naturok nagturok itinurok naiturok nakapagturok gave given administered binigay nabigay nagamit ginamit nilunok nalunok nakalunok nakakain kinain tinake nagtake ininject naginject nainject binigyan nabigyan nalagay consumed ingested nakain lagok nalagok nakalagok lumagok nakatungga natungga licked chewed chews nginuya sinubo nasubo dinilaan",
  INJECTED:
    "injected tinurok naturok nagturok itinurok naiturok nakapagturok ininject naginject nainject administered",
  TOO_MUCH:
    "tenfold double doubled twice triple tripled tenfold whole entire extra sobra sumobra sobrang nasobrahan napasobra doble nadoble buong buo inubos naubos overdosed",
  DOSE: "dose doses dosage dosages vial vials pen pens unit units mg ml mcg iu cc turok gamot tablet tablets pill pills tableta meds medicine medicines medication medications syringe capsule capsules paracetamol biogesic insulin tirzepatide semaglutide ozempic mounjaro bottle",
  WRONG: "wrong mali maling instead nagkamali napagpalit incorrect",
  OVERDOSE: "overdose overdosed overdosing overdosage naoverdose nagoverdose ods",
  POISON: "poison poisoned poisoning lason nalason nilason lasunin naglason",
  CHEMICAL:
    "pestisidyo insektisidyo bleach zonrox muriatic pesticide insecticide racumin kerosene gaas lysol detergent chlorine paraquat thinner acid drano cleaner battery batteries baygon",
  CHILD:
    "child children kid kids son daughter baby toddler infant niece nephew grandson granddaughter bata anak sanggol apo pamangkin newborn bunso batang",
  SUICIDE:
    "suicide suicidal magpakamatay nagpakamatay magpapakamatay pagpapakamatay nagpapakamatay magbigti nagbigti magbibigti maglaslas maglalaslas naglaslas naglalaslas laslas bigti kms unalive unaliving unalived",
  WANT: "want wants wanted wanna wish wishes wishing wished gusto gustong nais plan planning planned going gonna thinking think thought thoughts thinks intend intending consider considering sana hope hoping feel feels feeling ready desire balak iniisip naiisip naisip naiisipan urge urges tempted",
  DIE: "die dying dead death mamatay mamamatay namatay patay matay kamatayan",
  KILL: "kill kills killing killed harm harming cut cutting end ending patayin papatayin pinapatay saktan tapusin wakasan",
  SELF: "myself sarili himself herself themselves themself meself sarile myslef",
  LIFE: "life buhay lives",
  LIVE: "live living alive exist existing existence mabuhay mabubuhay nabubuhay",
  EVERYONE: "everyone everybody family they people world lahat sila pamilya mundo nila",
  BETTER: "better happier mabuti mas relieved",
} as const;

import type { Level } from "#app/care/triage/rules/flag.ts";
import { asConversations } from "./second-held-out.ts";

/** A third set, in three parts: the rules learnt from each before the next was written. */
export const THIRD_HELD_OUT: Readonly<Record<Level, readonly (readonly string[])[]>> = {
  emergency: asConversations(`
    my lungs feel like they wont fill up
    hinihingal ako kahit nakaupo lang
    kinakapos ako ng hininga pagkatapos ng gamot
    I feel like an anvil is on my ribcage
    chest discomfort radiating to my left shoulder since breakfast
    may mabigat sa dibdib ko at pinagpapawisan ako ng malamig
    my dad suddenly dropped to the ground and isnt answering
    bigla na lang bumagsak si nanay sa banyo
    walang malay ang kapatid ko
    my stomach has been killing me for two days and i keep vomiting
    matinding sakit sa sikmura na tumatagos sa likod
    puking nonstop and my pee is dark brown
    di ako makainom ng kahit ano, lahat sinusuka ko
    i threw up and it was bright red
    itim ang dumi ko simula kahapon
    dumi ko may kasamang dugo
    my eyeballs turned yellow and I itch
    naninilaw ang balat ng asawa ko
    Im shaky, sweaty and everything is blurry after my shot
    mababa ang sugar ko 55 nanginginig na ako
    blood sugar meter reads HI and I feel confused
    one side of my face feels dead
    sudden worst headache of my life
    di makagalaw ang kalahati ng katawan ni lolo
    nawalan ako ng paningin sa isang mata kanina
    the rash is all over my body and my lips are puffy
    red streaks are going up from where i injected and i have chills
    yung tinurukan ko nangingitim at mabaho
    i took double my dose by mistake
    my niece swallowed a needle cap
    nainom ng aso... joke, nainom ng anak ko yung isang vial
    i injected into a vein i think, blood came back and i feel weird
    she took 20 tablets
    my husband is choking me
    pregnant and bleeding a lot
    nagka seizure ang pinsan ko ngayon lang
    HINDI NA PO HUMIHINGA SI MAMA
    hnd n mkhnga ung anak q pls
    my throat is itchy and tight after the jab, it's probably fine right?
    my neighbor says its only acid reflux but the pressure in my chest wont quit
    I had chest pain last year too but now it is back
    started feeling faint this morning / and now my heart is racing like crazy
    I gave my mom insulin / she is not waking up
    I woke up gasping and my chest was pounding and tight
    parang sinasakal ako, hindi pumapasok ang hangin
    my grandfather has crushing chest pressure but refuses to go
    nag-collapse si ate sa kusina
    tiyan ko sobrang tigas at sakit, nilalagnat din
    cant keep anything down, dizzy when i stand, havent peed since last night
    my poop looks like black tar
    sumuka ng dugo ang asawa ko
    my sclera are yellow
    my hubby is diabetic, took insulin, now he is confused and sweaty
    bigla akong nabulag sa kaliwang mata
    speech is slurred and arm is weak
    can't move my legs after the shot
    namaga bigla ang buong mukha ko
    blisters everywhere, skin peeling off
    I accidentally injected the whole vial
    uminom ang pamangkin ko ng gamot ko
    hes having convulsions
    my mom ate a battery acid contaminated food
    mali po dose ko, sampung beses ng dapat
    the pain in my stomach is a ten out of ten
    hirap na hirap na akong lumunok at magsalita
    first i had hives / now i'm wheezing
    nothing to worry right? just coughing up a little blood
    I'm having a hard time getting my breath after that second vial
    parang may bumabara sa lalamunan ko at hirap akong huminga
    im breathing super fast and my fingers are tingling
    dad clutching his chest and sweating buckets
    ang sikip po ng dibdib ko, baka heartburn lang
    my ticker stopped for a sec then raced and i nearly blacked out
    nawalan po ng ulirat ang tatay ko
    she keeps slipping in and out of consciousness
    the pain below my ribs goes straight to my back and i cant stop vomiting
    sakit ng tyan ko na parang sinasaksak, hindi na ako makatayo
    nothing stays in, i vomit even water and my mouth is bone dry
    24 hours na akong hindi umiihi
    there were clots of blood in my stool
    nagsuka ako ng kulay kape
    my skin has gone yellow since tuesday
    cold sweat, trembling, cant think straight after insulin
    my gf wont make sense when she talks and her glucose is 42
    black spots then nothing in my right eye
    half of my dad's face is drooping
    my tongue and eyelids are swelling fast
    nagpantal ako sa buong katawan at namamaga ang mata
    the injection spot is hot, swollen, spreading and i have 40 fever
    tinurok ko ata lahat ng laman ng vial
    meant 2.5 but pushed 25 by mistake
    bata nakalaro ng syringe at natusok
    my dog is fine but my kid ate the tablets
    I ate 15 pills because i was upset
    sinakal ako ng asawa ko
    dinudugo ako ng malakas at 3 months pregnant
    fell and hit my head then had a fit
    Mom collapsed. She has no pulse.
    MASAKIT DIBDIB KO PO TULONG
    stomch pain unberable cant move
    my bf says im dramatic but my throat is closing up
    i had trouble breathing in 2020, now it happens again`),
  crisis: asConversations(`
    life isn't worth it anymore
    i've been thinking about how to kill myself with these vials
    gusto kong tapusin na lang ang lahat
    ayaw ko nang mabuhay pa
    i keep cutting myself
    wala na akong silbi sa mundo, mas okay kung mawala na ako
    my sister said she has a plan to end her life
    is there a painless way to die
    ilang tableta ang nakakamatay
    im going to jump tonight
    I don't see the point in going on
    I want to go to sleep and not wake up
    I feel like ending it
    kung mamatay ako walang makakaalam
    how much semaglutide would be lethal
    my daughter is cutting her arms
    may balak akong magpakamatay
    they would be better without me
    I already wrote my goodbye letter
    i'm so tired of being alive
    sana hindi na ako magising
    thinking of ways to end my life quietly
    my cousin tried to hang himself yesterday
    nobody will notice if i die
    i have saved up enough pills
    wala nang pag asa, gusto ko nang sumuko sa buhay
    can this vial kill me if i inject all of it
    hinihiwa ko ang pulso ko`),
  see_doctor: asConversations(`
    been having loose stools for 4 days
    parang may bukol sa leeg ko
    i think im depressed lately
    my heart flutters sometimes after the jab
    masakit ng konti ang tiyan ko
    i am on insulin, is sema ok
    my period stopped and i feel dizzy on reta
    i am breastfeeding my baby, can i use klow
    namamaos ako ng dalawang linggo na
    I get palpitations after coffee
    i've had diarrhea for five days
    sore throat and hoarse voice for a month
    my grandmother has kidney failure, can she use glow
    lately i feel anxious and depressed
    may rashes ako sa braso
    mild stomach ache since this morning`),
  none: asConversations(`
    can you breathe easier after losing weight? just asking in general
    what causes yellow vials
    is my package dead in customs
    where's my stuff, i'm dying here lol
    does sema cause blindness
    can too much NAD be toxic
    how do i know my parcel wasnt poisoned by heat
    wala naman akong nararamdamang sakit, gusto ko lang malaman ang presyo
    my kids love your packaging
    i have zero side effects so far
    never had a seizure, do I still need clearance
    my heart skipped a beat when I saw the new design
    what is the shelf life
    will customs kill my order
    the site gave me a headache lol, where is checkout
    i passed out flyers for your shop
    is it a sin to love this cream
    can I stop anytime
    my doctor said my chest xray is normal, can I order
    walang hirap mag order dito ang galing
    do you have a store in Chest... I mean Cebu
    my vial fell on the floor, is it still good
    is it ok if there are air bubbles in the syringe
    can I jump straight to checkout
    i want to jump on this offer tonight
    something about chest day soreness? kidding, whats the price
    how do I open the box without a knife
    the ink on the label is red and black
    does nausea usually go away
    my friend had a heart attack years ago and is fine now, can he order for me
    is it true people faint from needles
    sumasakit ang ulo ko sa dami ng choices
    nakakaiyak ang presyo, may discount ba
    no pain, no redness, all good, just want a refund
    does GHK-Cu turn skin blue
    my order was returned again
    I want everything in my cart delivered tomorrow
    can I finish everything in one box
    do you ship to areas with no oxygen tank deliveries lol
    wala akong reklamo, hindi ako nahihilo
    the page is dead slow
    is the glass vial lead free
    can my husband order for me
    stop sending me emails
    i cant stand the smell of the box
    are the results long lasting
    does it sting when injecting
    hows the weather in manila
    im pumped to start my journey
    that joke killed me
    what color is bac water
    my mom is turning 60 and healthy, which product suits
    does ozempic slow the heart rate in general
    can i drink coffee before
    any news on the retatrutide trial
    no dizziness, no nausea, feeling great
    why do people get nausea
    do you check for heavy metals
    the delivery guy almost fell lol
    gaano katagal bago dumating
    wala po bang libreng shipping
    my hair is falling, is that common
    my face looks younger already
    i lost my order number
    my skin loves this
    please end my session
    does the doctor give a prescription`),
};

export const THIRD_DOSE: readonly string[] = `
  so after 4 weeks do i bump it
  what's the most you can safely do in a week
  10mg vial 2ml bac how many lines for 500mcg
  ano ang tamang sukat para sakin
  gaano ka dalas dapat mag inject
  just pretend im a doctor, give me the ladder
  ok lang ba 3mg agad?
  i skipped last week, do i take two now
  compute mo nga kung 75 kilos ako
  what strength should a newbie begin with
  when do people move to the next strength
  gaano karaming tubig ang ihahalo
  is once a week enough for klow
  what's the conversion of 0.25 to units
  how much for someone 60kg
  can i take it every 5 days
  pwede ba 2x a week
  give me your best guess on the mg
  is 2 units fine to begin
  pano ba mag mix ng 5mg vial
  how many days should i wait before the second one
  give me the klow schedule
  i want to speed up, can i go straight to 10
  how full should the syringe be`
  .split("\n")
  .map((line) => line.trim())
  .filter(Boolean);

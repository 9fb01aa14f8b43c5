/** The most used passwords, which attackers try first. All lower case. */
const MOST_USED = new Set(
  `123123 123321 1234561 12341234 123654 123qwe 147258 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 246810 3rjs1la7qe 456789 55555 654321 741852 789456 852456 87654321 951753
  987654 987654321 a123456 a1b2c3 a1b2c3d4 aa123456 aaa111 abc123 abcd1234 access admin admin1
  admin123 administrator adobe123 alexander amanda andrea andrew angel angel1 angels anthony apple
  apples asd123 asdasd asdf1234 asdfgh asdfghjkl ashley asshole austin azerty babygirl badboy bailey
  banana barney baseball batman beauty bismillah blessed blink182 brandon bubbles buster butterfly
  carlos changeme charlie cheese chelsea chocolate christ christian christine computer cookie
  corvette covid19 cowboys cristina daniel default denise diamond dolphin donald dragon dubsmash
  ekaterina elizabeth emmanuel family ferrari flower football forever friend friends fuckyou
  gabriel gateway george ginger google guest hannah harley heaven hello hello123 hellokitty heslo
  hockey hottie hunter iloveme iloveu iloveyou iloveyou1 internet jackson jasmine jasper jennifer
  jessica jesus jesus1 jesuschrist jonathan jordan jordan23 joseph joshua justin killer kristine
  letmein letmein1 liverpool london lovely loveme loveyou lovers maganda mahalkita mahalko manila
  maria marlboro martin master matrix matthew mercedes merlin metallica michael michelle mickey
  monica monkey monster mother mustang mynoob naruto nicole nothing ninja oliver orange p@ssw0rd
  pakistan panget passw0rd password password! password1 password12 password123 patricia peanut
  pepper philippines phoenix picture1 pilipinas pokemon princess princess1 purple q1w2e3 q1w2e3r4
  qazwsx qazwsxedc qqww1122 qwe123 qweasd qweasdzxc qwer1234 qwert qwerty qwerty1 qwerty12
  qwerty123 qwertyu qwertyuiop rachel rainbow ranger realmadrid rebecca robert sabrina samantha
  samsung sarah scooter secret secret123 secure shadow shopping silver slipknot snoopy soccer
  spiderman starwars steven summer sunshine superman supergirl superstar tagumpay taylor tequiero
  test123 test1234 testing thomas tigger tinkerbell tiger trustno1 unknown user123 vanessa victoria
  welcome welcome1 welcome123 whatever william winner winter wizard yankees yellow zaq12wsx zxcvbn
  zxcvbnm`.split(/\s+/),
);

const RUNS = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const RUNS_BACK = [
  "09876543210",
  "zyxwvutsrqponmlkjihgfedcba",
  "poiuytrewq",
  "lkjhgfdsa",
  "mnbvcxz",
];

/**
 * Whether a password is among the first guesses: a common password, a run along the alphabet or the
 * keyboard, one character or word repeated, or the address itself.
 */
export function isCommonPassword(password: string, email = ""): boolean {
  const text = password.toLowerCase();
  const [name = ""] = email.split("@");
  return (
    MOST_USED.has(text) || text === email || text === name || isRun(text) || isRepetition(text)
  );
}

function isRun(text: string): boolean {
  return [...RUNS, ...RUNS_BACK].some((run) => run.includes(text));
}

function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(text) || /^(\d)\1+(\d)\2+$/.test(text);
}

export type PastBuyer = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  barangay: string;
  city: string;
  province: string;
  postalCode: string;
};

const FIRST = [
  "Aira",
  "Benjie",
  "Camille",
  "Dennis",
  "Elena",
  "Francis",
  "Grace",
  "Hannah",
  "Ivan",
  "Jasmine",
  "Karlo",
  "Liza",
  "Marites",
  "Noel",
  "Odette",
  "Patrick",
  "Queenie",
  "Ramon",
  "Sheila",
  "Trisha",
  "Vince",
  "Wilma",
  "Yana",
];

const LAST = [
  "Abella",
  "Buenaventura",
  "Castillo",
  "Dizon",
  "Escobar",
  "Flores",
  "Garcia",
  "Hernandez",
  "Ignacio",
  "Jimenez",
  "Lopez",
  "Mendoza",
  "Navarro",
  "Ocampo",
  "Pascual",
  "Quizon",
  "Ramos",
  "Salazar",
  "Tolentino",
  "Villanueva",
];

/** Most parcels go to Metro Manila and Cebu, so these places are listed more often. */
const PLACES = [
  ["Poblacion", "Makati", "Metro Manila", "1210"],
  ["Diliman", "Quezon City", "Metro Manila", "1101"],
  ["Lahug", "Cebu City", "Cebu", "6000"],
  ["Fort Bonifacio", "Taguig", "Metro Manila", "1634"],
  ["Kapitolyo", "Pasig", "Metro Manila", "1603"],
  ["Banilad", "Mandaue", "Cebu", "6014"],
  ["Buhangin", "Davao City", "Davao del Sur", "8000"],
  ["Malate", "Manila", "Metro Manila", "1004"],
  ["Mabolo", "Cebu City", "Cebu", "6000"],
  ["Jaro", "Iloilo City", "Iloilo", "5000"],
  ["Loyola Heights", "Quezon City", "Metro Manila", "1108"],
  ["Carmen", "Cagayan de Oro", "Misamis Oriental", "9000"],
  ["Mandalagan", "Bacolod", "Negros Occidental", "6100"],
  ["Burnham", "Baguio", "Benguet", "2600"],
  ["Alabang", "Muntinlupa", "Metro Manila", "1781"],
] as const;

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("an empty list of words");
  return found;
};

/** An invented buyer. The addresses end in `.test`, where no mail arrives. */
export function buyerOf(number: number): PastBuyer {
  const [firstName, lastName] = [at(FIRST, number), at(LAST, number * 7 + 3)];
  const [barangay, city, province, postalCode] = at(PLACES, number * 11 + (number % 7));
  return {
    email: `${firstName}.${lastName}.${number}@example.test`.toLowerCase(),
    firstName,
    lastName,
    phone: `+6391700${String(10_000 + number)}`,
    address: `${1 + ((number * 13) % 180)} Sample Street`,
    barangay,
    city,
    province,
    postalCode,
  };
}

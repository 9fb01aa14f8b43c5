import { describe, expect, it, test } from "vitest";
import { initialsOf, showDoctor } from "./show-doctor.ts";

const bare = {
  id: "d1",
  name: "Maria Santos, MD",
  specialization: "Endocrinology",
  publicEmail: null,
  publicPhone: null,
  licenceNumber: null,
  bio: null,
  photoId: null,
  photoAlt: null,
  consultationUrl: "https://clinic.example/book?with=santos",
  isDemo: false,
};

test.each([
  ["Maria Santos, MD", "MS"],
  ["Dr. José Rizal Mercado", "JM"],
  ["dra Ñina", "Ñ"],
  ["  Ana   de la Cruz  ", "AC"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe("a card", () => {
  it("says nothing of what is not known", () => {
    expect(showDoctor(bare)).toEqual({
      id: "d1",
      name: "Maria Santos, MD",
      specialization: "Endocrinology",
      paragraphs: [],
      licence: undefined,
      email: undefined,
      phone: undefined,
      photo: undefined,
      initials: "MS",
      ownPage: { href: "https://clinic.example/book?with=santos", host: "clinic.example" },
      here: undefined,
      isDemo: false,
    });
  });

  it("shows what is", () => {
    const shown = showDoctor({
      ...bare,
      publicEmail: "desk@clinic.example",
      publicPhone: "+63 (2) 8123 4567",
      licenceNumber: "0123456",
      bio: "Sees people with diabetes.\r\n\r\nSpeaks Cebuano.",
      photoId: "p1",
    });
    expect(shown).toMatchObject({
      email: "desk@clinic.example",
      phone: { shown: "+63 (2) 8123 4567", href: "tel:+63281234567" },
      licence: "PRC license no. 0123456",
      paragraphs: ["Sees people with diabetes.", "Speaks Cebuano."],
      photo: { src: "/doctor-photos/p1", alt: "Portrait of Maria Santos, MD" },
    });
  });
});

/** What the sample of a new course says, in each language of the stories. */
export const previewWords = {
  en: {
    page: 'New course',
    media: 'Media',
    cancel: 'Cancel',
    create: 'Create',
    title: { label: 'Title', value: 'Load securing', other: 'Lashing straps' },
    category: 'Category',
    categories: { apricot: 'Transport', sage: 'Safety at work', lilac: 'Data protection' },
    about: {
      label: 'What it is about',
      value: 'How loads stay where they are: lashing, blocking, checking.',
      hint: 'Stands below the title in the catalogue.',
    },
    inCatalogue: 'In the catalogue',
    preview: 'Preview',
    course: 'Course',
  },
  de: {
    page: 'Neuer Kurs',
    media: 'Medien',
    cancel: 'Abbrechen',
    create: 'Anlegen',
    title: { label: 'Titel', value: 'Ladungssicherung', other: 'Zurrgurte' },
    category: 'Kategorie',
    categories: { apricot: 'Transport', sage: 'Arbeitsschutz', lilac: 'Datenschutz' },
    about: {
      label: 'Worum es geht',
      value: 'So bleibt Ladung an ihrem Platz: zurren, blockieren, prüfen.',
      hint: 'Steht im Katalog unter dem Titel.',
    },
    inCatalogue: 'Im Katalog',
    preview: 'Vorschau',
    course: 'Kurs',
  },
  sw: {
    page: 'Kozi mpya',
    media: 'Masomo',
    cancel: 'Ghairi',
    create: 'Unda',
    title: { label: 'Kichwa', value: 'Kufunga mizigo', other: 'Mikanda ya mizigo' },
    category: 'Kategoria',
    categories: { apricot: 'Usafirishaji', sage: 'Usalama kazini', lilac: 'Ulinzi wa taarifa' },
    about: {
      label: 'Inahusu nini',
      value: 'Jinsi mizigo inavyobaki mahali pake: kufunga, kuzuia, kukagua.',
      hint: 'Huonekana chini ya kichwa kwenye katalogi.',
    },
    inCatalogue: 'Kwenye katalogi',
    preview: 'Hakikisho',
    course: 'Kozi',
  },
}

export type PreviewWords = (typeof previewWords)['en']

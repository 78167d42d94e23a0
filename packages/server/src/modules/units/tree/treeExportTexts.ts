/** The words of an exported tree: the heads of its columns, and what stands in some of them. */
export interface TreeTexts {
  readonly heads: readonly string[]
  readonly active: string
  readonly inactive: string
}

const english: TreeTexts = {
  heads: [
    'Level',
    'Path',
    'Name',
    'Key',
    'Key of the parent unit',
    'Number',
    'Status',
    'Members',
    'Managers',
    'Description',
    'Time zone',
    'Colour',
  ],
  active: 'active',
  inactive: 'inactive',
}

const texts: Readonly<Record<string, TreeTexts>> = {
  de: {
    heads: [
      'Ebene',
      'Pfad',
      'Name',
      'Schlüssel',
      'Schlüssel der übergeordneten Einheit',
      'Nummer',
      'Status',
      'Mitglieder',
      'Leitungen',
      'Beschreibung',
      'Zeitzone',
      'Farbe',
    ],
    active: 'aktiv',
    inactive: 'inaktiv',
  },
  sw: {
    heads: [
      'Ngazi',
      'Njia',
      'Jina',
      'Ufunguo',
      'Ufunguo wa kitengo cha juu',
      'Namba',
      'Hali',
      'Wanachama',
      'Wasimamizi',
      'Maelezo',
      'Ukanda wa saa',
      'Rangi',
    ],
    active: 'kinatumika',
    inactive: 'kimezimwa',
  },
}

/** The words in a reader's language; English where it is none of ours. */
export const treeTextsOf = (locale: string | null): TreeTexts => texts[locale?.split('-', 1)[0] ?? ''] ?? english

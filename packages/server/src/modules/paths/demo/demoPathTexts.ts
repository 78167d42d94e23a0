type Texts = Readonly<Record<'en' | 'de' | 'sw', string>>

/** A stage of a path of the demo. */
export interface DemoStage {
  readonly titles: Texts
  /** Which of the published media, by title. */
  readonly places: readonly number[]
  readonly needed?: number
  readonly dueDays: number
  readonly opensDays?: number
}

/** A learning path of the demo. */
export interface DemoPath {
  readonly titles: Texts
  readonly summaries: Texts
  readonly booking: 'OPEN' | 'ASSIGNED_ONLY'
  /** Which of the units below the general one, by name; null: the general one. */
  readonly unit: number | null
  readonly isDraft?: boolean
  readonly stages: readonly DemoStage[]
}

export const demoPaths: readonly DemoPath[] = [
  {
    titles: { en: 'Your first weeks', de: 'Ihre ersten Wochen', sw: 'Wiki zako za kwanza' },
    summaries: {
      en: 'Arrive, learn the basics, then show what you know.',
      de: 'Ankommen, die Grundlagen lernen und zeigen, was Sie können.',
      sw: 'Karibu, jifunze misingi, kisha onyesha unachojua.',
    },
    booking: 'OPEN',
    unit: null,
    stages: [
      {
        titles: { en: 'Arrive', de: 'Ankommen', sw: 'Karibu' },
        places: [4],
        dueDays: 14,
      },
      {
        titles: { en: 'Learn the basics', de: 'Die Grundlagen', sw: 'Misingi' },
        places: [6, 3],
        needed: 1,
        dueDays: 45,
      },
      {
        titles: { en: 'Show what you know', de: 'Zeigen, was Sie können', sw: 'Onyesha unachojua' },
        places: [1, 7],
        needed: 1,
        dueDays: 75,
        opensDays: 30,
      },
    ],
  },
  {
    titles: { en: 'Safe at work', de: 'Sicher bei der Arbeit', sw: 'Usalama kazini' },
    summaries: {
      en: 'What everyone in the department has to know.',
      de: 'Was alle in der Abteilung wissen müssen.',
      sw: 'Mambo ambayo kila mtu katika idara anapaswa kuyajua.',
    },
    booking: 'ASSIGNED_ONLY',
    unit: 2,
    stages: [
      {
        titles: { en: 'Briefing', de: 'Unterweisung', sw: 'Maelekezo' },
        places: [9, 2],
        needed: 1,
        dueDays: 20,
      },
      {
        titles: { en: 'In everyday work', de: 'Im Arbeitsalltag', sw: 'Katika kazi za kila siku' },
        places: [5, 4],
        needed: 1,
        dueDays: 60,
      },
    ],
  },
  {
    titles: { en: 'Leading a team', de: 'Ein Team führen', sw: 'Kuongoza timu' },
    summaries: {
      en: 'For new team leads.',
      de: 'Für neue Teamleitungen.',
      sw: 'Kwa viongozi wapya wa timu.',
    },
    booking: 'ASSIGNED_ONLY',
    unit: null,
    isDraft: true,
    stages: [
      {
        titles: { en: 'First conversations', de: 'Erste Gespräche', sw: 'Mazungumzo ya kwanza' },
        places: [8],
        dueDays: 14,
      },
      { titles: { en: 'Planning', de: 'Planung', sw: 'Mipango' }, places: [3], dueDays: 30 },
    ],
  },
]

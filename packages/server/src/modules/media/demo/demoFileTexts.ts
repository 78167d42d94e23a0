import type { DemoMedium } from './demoMedium.ts'

/** A medium of the demo whose content is a file. */
export interface DemoFileMedium extends DemoMedium {
  readonly kind: 'VIDEO' | 'AUDIO' | 'PDF'
  /** In the folder `files`, where the captions have the same name. */
  readonly file: string
  readonly captions: readonly ('en' | 'de')[]
}

/** Media made of files, in the languages of the demo. The files were drawn and composed for it. */
export const demoFileMedia: readonly DemoFileMedium[] = [
  {
    key: 'extinguisher-film',
    kind: 'VIDEO',
    locale: 'en',
    minutes: 1,
    unit: 'operations',
    category: 'fire-safety',
    booking: 'OPEN',
    completion: 'WATCHED',
    file: 'fire-extinguisher.webm',
    captions: ['en', 'de'],
    titles: {
      en: 'Using a fire extinguisher in four steps',
      de: 'Feuerlöscher bedienen in vier Schritten',
      sw: 'Kutumia kizima moto kwa hatua nne',
    },
    summaries: {
      en: 'Pull, aim, squeeze, sweep: a film of 16 seconds.',
      de: 'Ziehen, zielen, drücken, schwenken: ein Film von 16 Sekunden.',
    },
  },
  {
    key: 'breathing',
    kind: 'AUDIO',
    locale: 'de',
    minutes: 1,
    unit: 'offices',
    category: 'safety',
    booking: 'OPEN',
    completion: 'WATCHED',
    file: 'breathing-pause.webm',
    captions: ['en', 'de'],
    titles: { de: 'Kurze Atempause', en: 'A short breathing pause', sw: 'Mapumziko mafupi ya kupumua' },
    summaries: {
      de: 'Fünf ruhige Atemzüge zwischen zwei Aufgaben.',
      en: 'Five calm breaths between two tasks.',
    },
  },
  {
    key: 'pallet-truck',
    kind: 'PDF',
    locale: 'en',
    minutes: 6,
    unit: 'goods-in',
    category: 'safety',
    booking: 'ASSIGNED_ONLY',
    completion: 'CONFIRMED',
    file: 'pallet-truck.pdf',
    captions: [],
    titles: {
      en: 'Hand pallet truck: working instruction',
      de: 'Betriebsanweisung Handhubwagen',
      sw: 'Maelekezo ya kutumia toroli la godoro',
    },
    summaries: { en: 'Check, push, park: three pages to read and confirm.' },
  },
  {
    key: 'visitor-data',
    kind: 'PDF',
    locale: 'de',
    minutes: 5,
    unit: 'offices',
    category: 'data-protection',
    booking: 'OPEN',
    completion: 'READ',
    file: 'besucherdaten.pdf',
    captions: [],
    titles: { de: 'Besucherdaten am Empfang', en: 'Visitor data at reception' },
    summaries: { de: 'Was wir erfassen, wozu, und wie lange es bleibt.' },
  },
]

import type { PageBlock } from '@somo/graphql/pageBlocks'
import type { DemoMedium } from './demoMedium.ts'
import { feedbackSurvey } from './demoSurveyText.ts'

const heading = (id: string, text: string): PageBlock => ({ id, kind: 'heading', level: 2, text })
const text = (id: string, words: string): PageBlock => ({ id, kind: 'text', text: words })
const list = (id: string, ...items: string[]): PageBlock => ({ id, kind: 'list', isOrdered: false, items })
const steps = (id: string, ...items: string[]): PageBlock => ({ id, kind: 'list', isOrdered: true, items })
const warning = (id: string, words: string): PageBlock => ({ id, kind: 'callout', tone: 'WARNING', text: words })

const pages: readonly DemoMedium[] = [
  {
    key: 'fire-classes',
    kind: 'PAGE',
    locale: 'en',
    minutes: 8,
    unit: 'operations',
    category: 'fire-safety',
    booking: 'OPEN',
    completion: 'READ',
    titles: { en: 'Which extinguisher for which fire', de: 'Welcher Löscher für welchen Brand' },
    summaries: { en: 'Five classes of fire, and what puts each of them out.' },
    pictures: { f: 'burning-fat.webp' },
    blocks: [
      text('a', 'The wrong extinguisher makes some fires worse. The letters on the label say what it is made for.'),
      {
        id: 'b',
        kind: 'table',
        caption: 'Classes of fire',
        rows: [
          ['Class', 'What burns', 'Extinguisher'],
          ['A', 'Wood, paper, textiles', 'Water, foam, powder'],
          ['B', 'Petrol, oil, paint', 'Foam, carbon dioxide, powder'],
          ['C', 'Gas', 'Powder, after the gas is shut off'],
          ['F', 'Cooking oil and fat', 'Special foam, never water'],
        ],
      },
      {
        id: 'f',
        kind: 'image',
        image: '',
        width: 1120,
        height: 560,
        isDecorative: false,
        size: 'FULL',
        alt: 'A flame above burning fat in a pan. Water from a jug turns to steam in the pan and throws the fat upwards.',
        caption: 'Water sinks below the burning fat, boils at once and throws it into the air.',
      },
      warning('c', 'Never use water on burning fat or on electrical equipment.'),
      heading('d', 'In our buildings'),
      list('e', 'Foam at each stairwell', 'Carbon dioxide beside the switch rooms', 'A fire blanket in each kitchen'),
    ],
  },
  {
    key: 'evacuation',
    kind: 'PAGE',
    locale: 'en',
    minutes: 6,
    unit: 'operations',
    category: 'fire-safety',
    booking: 'ASSIGNED_ONLY',
    completion: 'CONFIRMED',
    titles: { en: 'When the alarm sounds', de: 'Wenn der Alarm ertönt', sw: 'Kengele ya hatari inapolia' },
    summaries: { en: 'What to do in the first three minutes.' },
    blocks: [
      steps('a', 'Stop work and switch off machines.', 'Leave by the nearest marked exit.', 'Do not use lifts.'),
      text(
        'b',
        'Go to the meeting point and tell the warden that you are there. Go back only when the warden says so.',
      ),
      warning('c', 'If smoke fills the stairs, stay in the room, close the door and call for help at the window.'),
    ],
  },
  {
    key: 'lifting',
    kind: 'PAGE',
    locale: 'de',
    minutes: 10,
    unit: 'goods-in',
    category: 'safety',
    booking: 'OPEN',
    completion: 'READ',
    titles: { de: 'Lasten richtig heben und tragen', en: 'Lifting and carrying safely' },
    summaries: { de: 'So schonen Sie Rücken und Knie.' },
    blocks: [
      text(
        'a',
        'Die meisten Rückenbeschwerden entstehen nicht durch eine schwere Last, sondern durch viele falsch gehobene.',
      ),
      heading('b', 'Vor dem Heben'),
      list('c', 'Gewicht prüfen: über 25 kg zu zweit oder mit Hubwagen', 'Weg freiräumen', 'Sicherheitsschuhe tragen'),
      heading('d', 'Beim Heben'),
      steps('e', 'Nah an die Last herantreten.', 'In die Hocke gehen, Rücken gerade.', 'Aus den Beinen heben.'),
    ],
  },
  {
    key: 'road',
    kind: 'PAGE',
    locale: 'sw',
    minutes: 7,
    unit: 'road',
    category: 'safety',
    booking: 'OPEN',
    completion: 'READ',
    titles: { sw: 'Ukaguzi wa gari kabla ya safari', en: 'Vehicle check before departure' },
    summaries: { sw: 'Dakika kumi zinazozuia ajali barabarani.' },
    blocks: [
      text('a', 'Kagua gari kila siku kabla ya safari ya kwanza, hata kama jana halikuwa na tatizo.'),
      list('b', 'Matairi na upepo', 'Breki na taa zote', 'Mafuta, maji na mafuta ya injini', 'Mizigo imefungwa vizuri'),
      warning('c', 'Gari lenye kasoro ya breki halitoki. Mjulishe msimamizi mara moja.'),
    ],
  },
  {
    key: 'phishing',
    kind: 'PAGE',
    locale: 'en',
    minutes: 9,
    unit: 'offices',
    category: 'it-security',
    booking: 'OPEN',
    completion: 'READ',
    titles: {
      en: 'Recognising fraudulent email',
      de: 'Betrügerische E-Mails erkennen',
      sw: 'Kutambua barua pepe za ulaghai',
    },
    summaries: { en: 'Four signs that take ten seconds to check.' },
    blocks: [
      list(
        'a',
        'The address of the sender differs by one letter',
        'It hurries you',
        'It asks for a password',
        'The link leads somewhere else',
      ),
      text('b', 'Report such an email and do not answer it. Nobody of the IT team ever asks for your password.'),
    ],
  },
]

const links: readonly DemoMedium[] = [
  {
    key: 'first-aid-link',
    kind: 'LINK',
    locale: 'en',
    minutes: 15,
    unit: 'operations',
    category: 'first-aid',
    booking: 'OPEN',
    completion: 'OPENED',
    url: 'https://www.ifrc.org/our-work/health-and-care/first-aid',
    titles: {
      en: 'First aid: the essentials',
      de: 'Erste Hilfe: das Wichtigste',
      sw: 'Huduma ya kwanza: mambo muhimu',
    },
    summaries: { en: 'How the International Federation of Red Cross and Red Crescent Societies explains first aid.' },
  },
]

const courses: readonly DemoMedium[] = [
  {
    key: 'safety-course',
    kind: 'COURSE',
    locale: 'en',
    minutes: 30,
    unit: 'operations',
    category: 'safety',
    booking: 'ASSIGNED_ONLY',
    completion: 'ALL_REQUIRED_PARTS',
    titles: { en: 'Workplace safety briefing', de: 'Sicherheitsunterweisung', sw: 'Maelekezo ya usalama kazini' },
    summaries: {
      en: 'The yearly briefing: fire, alarm and lifting.',
      de: 'Die jährliche Unterweisung: Brand, Alarm, Heben.',
    },
    parts: ['fire-classes', 'evacuation', 'lifting', 'briefing-feedback'],
  },
  {
    key: 'office-course',
    kind: 'COURSE',
    locale: 'de',
    minutes: 25,
    unit: 'offices',
    category: 'data-protection',
    booking: 'REQUEST',
    completion: 'ALL_REQUIRED_PARTS',
    titles: { de: 'Sicher arbeiten im Büro', en: 'Working safely in the office' },
    summaries: { de: 'E-Mail, Alarm und Erste Hilfe für alle, die im Büro arbeiten.' },
    parts: ['phishing', 'evacuation', 'first-aid-link'],
  },
]

/** The media of the demo; the parts of a course stand before it. */
export const demoMedia: readonly DemoMedium[] = [...pages, ...links, feedbackSurvey, ...courses]

import { notificationEvents, type NotificationEvent } from './notificationEvents.ts'
import type { NotificationValues } from './notificationValues.ts'

const title = {
  texts: { en: 'Fire safety', de: 'Brandschutz', sw: 'Usalama wa moto' },
  mainLocale: 'en',
} as const

const examples: NotificationValues = {
  title,
  badge: { texts: { en: 'Safety first', de: 'Sicherheit zuerst', sw: 'Usalama kwanza' }, mainLocale: 'en' },
  due: { day: '2027-03-01' },
  until: { day: '2027-03-31' },
  days: 7,
  at: { moment: '2027-03-01T09:30:00.000Z' },
  place: 'Hall B',
  decision: 'APPROVED',
  stage: { texts: { en: 'On the road', de: 'Unterwegs', sw: 'Barabarani' }, mainLocale: 'en' },
  receipt: 'T-2027-7F3K09',
  reason: { texts: { en: 'The trainer is ill.', de: 'Die Trainerin ist krank.', sw: 'Mkufunzi ni mgonjwa.' } },
  person: 'Jonas Weidmann',
  count: 4,
  unit: 'Lager Nord',
  summary: {
    texts: {
      en: 'The escape routes in hall B change on 1 December.',
      de: 'Die Fluchtwege in Halle B ändern sich am 1. Dezember.',
      sw: 'Njia za dharura katika ukumbi B zinabadilika tarehe 1 Desemba.',
    },
  },
}

/** Examples of the values of an event, for previews. */
export const sampleValues = (event: NotificationEvent): NotificationValues =>
  Object.fromEntries(notificationEvents[event].placeholders.map((name) => [name, examples[name] ?? '']))

import type { ItemStatistics, Regrade } from './useQuizResults.ts'

const item = (number: number, parts: Partial<ItemStatistics>): ItemStatistics => ({
  ...{ question: `q${number}`, title: null, type: 'SINGLE', people: 42, facility: 71.4, discrimination: 38.2 },
  ...{ efficiency: 52.1, wrongAnswer: 'Water', wrongAnswers: 9, stem: 'What puts out burning petrol?' },
  ...parts,
})

/** Questions that are good, hard to tell apart, and too new. */
export const itemStatisticsFixture: readonly ItemStatistics[] = [
  item(1, {}),
  item(2, {
    stem: 'Which class is a fire of gas?',
    facility: 94,
    discrimination: 4.5,
    efficiency: 9,
    wrongAnswer: null,
  }),
  item(3, {
    ...{ stem: 'Where is the next meeting point?', people: 3, facility: null, discrimination: null },
    ...{ efficiency: null, wrongAnswer: null },
  }),
]

/** A corrected question lets one person pass. */
export const regradeFixture: Regrade = {
  questions: [
    { question: 'q1', title: null, stem: 'What puts out burning petrol?', answers: 42, changed: 12, kept: 1 },
  ],
  ...{ changed: 12, nowPassed: 5, nowFailed: 0 },
  sample: [
    {
      ...{ attempt: 'a1', person: { uuid: 'p1', name: 'Zuri Otieno' }, number: 1, before: 60, after: 80 },
      ...{ passesNow: true, failsNow: false },
    },
    {
      ...{ attempt: 'a2', person: { uuid: 'p2', name: 'Jonas Weber' }, number: 2, before: 40, after: 60 },
      ...{ passesNow: false, failsNow: false },
    },
  ],
}

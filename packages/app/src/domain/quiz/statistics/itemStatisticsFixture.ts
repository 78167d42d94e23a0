import type { ItemStatistics } from './useItemStatistics.ts'

const item = (number: number, parts: Partial<ItemStatistics>): ItemStatistics => ({
  question: `q${number}`,
  title: null,
  type: 'SINGLE',
  people: 42,
  facility: 71.4,
  discrimination: 38.2,
  efficiency: 52.1,
  wrongAnswer: 'Water',
  wrongAnswers: 9,
  stem: 'What puts out burning petrol?',
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
    stem: 'Where is the next meeting point?',
    people: 3,
    facility: null,
    discrimination: null,
    efficiency: null,
    wrongAnswer: null,
  }),
]

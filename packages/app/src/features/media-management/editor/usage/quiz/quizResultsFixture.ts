import type { Regrade } from './useQuizResults.ts'

/** A corrected question lets one person pass. */
export const regradeFixture: Regrade = {
  questions: [
    { question: 'q1', title: null, stem: 'What puts out burning petrol?', answers: 42, changed: 12, kept: 1 },
  ],
  changed: 12,
  nowPassed: 5,
  nowFailed: 0,
  sample: [
    {
      attempt: 'a1',
      person: { uuid: 'p1', name: 'Zuri Otieno' },
      number: 1,
      before: 60,
      after: 80,
      passesNow: true,
      failsNow: false,
    },
    {
      attempt: 'a2',
      person: { uuid: 'p2', name: 'Jonas Weber' },
      number: 2,
      before: 40,
      after: 60,
      passesNow: false,
      failsNow: false,
    },
  ],
}

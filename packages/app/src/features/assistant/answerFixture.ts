import type { AssistantAnswer, AssistantState, AssistantTurn } from './assistantTypes.ts'

/** An answer; the rest is empty. */
export const answerFixture = (answer: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  uuid: '0',
  question: 'What is due this week?',
  askedAt: '2026-11-24T11:04:00Z',
  intent: 'UNKNOWN',
  total: 0,
  overdue: 0,
  unit: null,
  subject: null,
  enrolments: [],
  tasks: [],
  certificates: [],
  badges: [],
  rows: [],
  media: [],
  contacts: [],
  help: [],
  screens: [],
  ...answer,
})

export const dueAnswer = answerFixture({
  intent: 'DUE',
  total: 2,
  overdue: 1,
  enrolments: [
    {
      uuid: 'e1',
      medium: { uuid: 'm1', kind: 'COURSE', title: 'Workplace safety briefing', locale: 'en', durationMinutes: 25 },
      access: 'OPEN',
      state: 'OVERDUE',
      action: 'RESUME',
      progress: 40,
      completedParts: 2,
      parts: 5,
      dueOn: '2026-11-20',
      validUntilDay: null,
    },
    {
      uuid: 'e2',
      medium: { uuid: 'm2', kind: 'PAGE', title: 'Data protection', locale: 'en', durationMinutes: 30 },
      access: 'OPEN',
      state: 'DUE_SOON',
      action: 'START',
      progress: 0,
      completedParts: null,
      parts: null,
      dueOn: '2026-11-26',
      validUntilDay: null,
    },
  ],
})

export const overdueAnswer = answerFixture({
  intent: 'OVERDUE',
  total: 7,
  unit: { uuid: 'u', name: 'Lager Nord' },
  question: 'Who is overdue in Lager Nord?',
  rows: ['Grzegorz Brzęczyszczykiewicz', 'Chidi Nwosu'].map((name, place) => ({
    uuid: `r${String(place)}`,
    person: { uuid: `p${String(place)}`, name },
    unit: null,
    mediumTitle: 'ADR basic training',
    state: 'OVERDUE' as const,
    dueOn: '2026-09-19',
    validUntilDay: null,
  })),
})

export const stateFixture = (state: Partial<AssistantState> = {}): AssistantState => ({
  isOn: true,
  asked: 2,
  limit: 50,
  history: [
    { uuid: 'q1', question: 'Which badges have I earned?', askedAt: '2026-11-23T09:00:00Z' },
    { uuid: 'q2', question: 'How do I renew a certificate?', askedAt: '2026-11-18T09:00:00Z' },
  ],
  ...state,
})

export const turnFixture = (answer: AssistantAnswer, id = 1): AssistantTurn => ({
  id,
  question: answer.question,
  askedAt: new Date('2026-11-24T11:04:00Z'),
  answer,
  failure: null,
})

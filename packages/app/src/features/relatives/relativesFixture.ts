import type { Accompanied, Invitation, Relation } from './relativesTypes.ts'

const uuid = (number: number): string => `0193e000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A relation of the register; any part can be replaced. */
export const relationFixture = (number: number, parts: Partial<Relation> = {}): Relation => ({
  uuid: uuid(number),
  type: 'GUARDIAN',
  sees: ['DUE_DATES', 'SCORES'],
  state: 'ACTIVE',
  waitsForLearner: false,
  learner: { uuid: uuid(100 + number), name: 'Zawadi Kamau', email: 'zawadi@somo.example' },
  relative: { uuid: uuid(200 + number), name: 'Rehema Kamau', email: 'rehema@post.example' },
  email: null,
  createdAt: '2026-11-02T09:00:00.000Z',
  startedAt: '2026-11-03T09:00:00.000Z',
  until: '2028-05-09',
  codeUntil: null,
  endedAt: null,
  endedBy: null,
  revision: 1,
  ...parts,
})

/** One active, one invited by code. */
export const relationsFixture = (): Relation[] => [
  relationFixture(1),
  relationFixture(2, {
    learner: { uuid: uuid(102), name: 'Amina Salim', email: null },
    relative: null,
    state: 'INVITED',
    startedAt: null,
    until: null,
    codeUntil: '2026-11-30T09:00:00.000Z',
  }),
]

/** A learner with due dates, results and a certificate, and one of whom only is seen what is done. */
export const accompaniedFixture = (): Accompanied[] => [
  {
    uuid: uuid(11),
    name: 'Zawadi Kamau',
    type: 'GUARDIAN',
    sees: ['DUE_DATES', 'SCORES', 'CERTIFICATES'],
    until: '2028-05-09',
    items: [
      {
        uuid: uuid(21),
        title: 'Linear functions',
        isDone: false,
        state: 'OVERDUE',
        dueOn: '2026-11-20',
        completedAt: null,
        score: null,
      },
      {
        uuid: uuid(22),
        title: 'Forces and friction',
        isDone: true,
        state: 'COMPLETED',
        dueOn: null,
        completedAt: '2026-11-12T10:00:00.000Z',
        score: 86,
      },
    ],
    certificates: [
      { uuid: uuid(31), title: 'Safety in the lab', issuedAt: '2026-11-12T10:00:00.000Z', validUntil: '2027-11-12' },
    ],
  },
  {
    uuid: uuid(12),
    name: 'Brian Mutiso',
    type: 'MENTOR',
    sees: [],
    until: null,
    certificates: [],
    items: [
      {
        uuid: uuid(23),
        title: 'Making a case in writing',
        isDone: true,
        state: null,
        dueOn: null,
        completedAt: '2026-11-01T10:00:00.000Z',
        score: null,
      },
    ],
  },
]

export const invitationFixture = (parts: Partial<Invitation> = {}): Invitation => ({
  learner: 'Zawadi Kamau',
  type: 'GUARDIAN',
  sees: ['DUE_DATES'],
  until: null,
  ...parts,
})

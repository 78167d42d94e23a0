import { known } from '../../testing/answers.ts'
import type { SeenBy, SeenByData } from './useSeenBy.ts'

const uuid = (number: number): string => `0193c100-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A guardian, a mentor who waits for an answer, and an active mentor. */
export const seenByListFixture = (): SeenBy[] => [
  {
    uuid: uuid(1),
    name: 'Rehema Kamau',
    type: 'GUARDIAN',
    sees: ['DUE_DATES', 'SCORES', 'CERTIFICATES'],
    state: 'ACTIVE',
    waitsForMe: false,
    mayEnd: false,
    startedAt: '2025-02-03T09:00:00.000Z',
    until: '2028-05-09',
  },
  {
    uuid: uuid(2),
    name: 'Joseph Baraka',
    type: 'MENTOR',
    sees: [],
    state: 'ACTIVE',
    waitsForMe: false,
    mayEnd: true,
    startedAt: '2026-09-01T09:00:00.000Z',
    until: '2027-07-31',
  },
  {
    uuid: uuid(3),
    name: 'Lydia Chepkoech',
    type: 'MENTOR',
    sees: ['DUE_DATES'],
    state: 'INVITED',
    waitsForMe: true,
    mayEnd: true,
    startedAt: null,
    until: null,
  },
]

const done = () => Promise.resolve({ userErrors: [], problem: null })

/** Who sees the learning of an invented pupil, with steps that succeed. */
export const seenByFixture = (parts: Partial<SeenByData> = {}): SeenByData => ({
  seenBy: { ...known(seenByListFixture()), retry: () => undefined, refetch: () => Promise.resolve() },
  respond: done,
  end: done,
  ...parts,
})

import type { ManagedUnit } from './area/useArea.ts'
import type { Health } from './health/useHealth.ts'

/** One unit as its manager, another as a deputy. */
export const managedFixture: readonly ManagedUnit[] = [
  {
    unit: { uuid: 'u1', name: 'Lager Süd', key: 'lager-sued' },
    path: [{ uuid: 'u0', name: 'Uferwerk', key: 'uferwerk' }],
    role: 'MANAGER',
    until: null,
    ends: null,
    units: 4,
    people: 128,
  },
  {
    unit: { uuid: 'u2', name: 'Versand', key: 'versand' },
    path: [],
    role: 'DEPUTY',
    until: '2026-12-24',
    ends: { timeZone: 'Europe/Berlin', daysLeft: 28 },
    units: 0,
    people: 12,
  },
]

/** An installation that does well. */
export const answered: Health = {
  checkedAt: '2026-11-24T07:31:12.000Z',
  parts: [
    { id: 'DATABASE', state: 'UP', latencyMs: 2.4 },
    { id: 'IDENTITY', state: 'UP', latencyMs: 3.1 },
    { id: 'FILES', state: 'UP', latencyMs: 0.8 },
    { id: 'MAIL', state: 'OFF', latencyMs: null },
  ],
  startedAt: '2026-11-20T06:12:00.000Z',
  memoryBytes: 142_606_336,
  databaseBytes: 18_349_000,
  databaseVersion: '18.0',
  nodeVersion: '24.11.0',
  migration: '0007_dashboard',
  fileBytes: 4_204_800_000,
  signedInPeople: 214,
}

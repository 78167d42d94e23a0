import type { Coming } from '../../../domain/unit/comingText.ts'
import type { ComingUse } from './useComing.ts'

const nord = '0193a000-0000-7000-8000-000000000003'

/** Somebody who comes into one of the stores on a later day. */
const comingFixture = (number: number, name: string, more: Partial<Coming> = {}): Coming => ({
  uuid: `0193a000-0000-7000-8000-000000000${number}`,
  unit: { uuid: nord, name: 'Lager Nord', key: 'lager-nord' },
  person: `0193a000-0000-7000-8000-000000001${number}`,
  name,
  role: 'MEMBER',
  from: '2027-01-01',
  begins: { timeZone: 'Europe/Berlin', daysLeft: 36 },
  until: null,
  isWaiting: false,
  revision: 1,
  ...more,
})

/** Three who come into Lager Nord; the day of the last is here, and the unit switched off. */
export const comingUse: ComingUse = {
  page: {
    isWaiting: false,
    data: {
      items: [
        comingFixture(500, 'Zawadi Mbeki'),
        comingFixture(501, 'Bartholomäus von Hohenlohe-Schillingsfürst', { role: 'DEPUTY', until: '2027-06-30' }),
        comingFixture(502, 'Friedrich Aldinger', {
          from: '2026-11-01',
          begins: { timeZone: 'Europe/Berlin', daysLeft: -25 },
          isWaiting: true,
        }),
      ],
      pageInfo: { startCursor: 'a', endCursor: 'c', hasNext: true, hasPrevious: false },
    },
    problem: null,
  },
  search: '',
  pageSize: 25,
  range: { from: 1, to: 3 },
  retry: () => undefined,
  onSearch: () => undefined,
  onMove: () => undefined,
  file: { kind: 'idle' },
  onExport: () => undefined,
  change: () => Promise.resolve({ changed: 1, job: null, userErrors: [], problem: null }),
  takeBack: () => Promise.resolve({ changed: 1, job: null, userErrors: [], problem: null }),
  planAgain: () => Promise.resolve({ changed: 1, job: null, userErrors: [], problem: null }),
}

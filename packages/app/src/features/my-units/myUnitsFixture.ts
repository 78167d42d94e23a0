import { known } from '../../testing/answers.ts'
import type { JoiningUse, JoinableUnit, OwnRequest } from './useJoining.ts'
import type { OwnUnit } from './useMyUnits.ts'

/** A membership of an invented firm; any part can be replaced. */
export function ownUnitFixture({
  unit,
  ...parts
}: Partial<Omit<OwnUnit, 'unit'>> & { readonly unit?: Partial<OwnUnit['unit']> } = {}): OwnUnit {
  return {
    unit: {
      uuid: '0193a000-0000-7000-8000-000000000002',
      name: 'Warehouse Mombasa',
      key: 'mombasa',
      displayedId: null,
      isActive: true,
      isGeneral: false,
      logoUrl: null,
      color: null,
      ...unit,
    },
    path: [{ uuid: '0193a000-0000-7000-8000-000000000001', name: 'Kijani Logistics' }],
    role: 'MEMBER',
    since: '2026-03-02T08:00:00.000Z',
    until: null,
    ends: null,
    source: 'MANUAL',
    isDefault: false,
    canLeave: false,
    managers: [{ name: 'Wanjiru Kamau', email: 'wanjiru.kamau@kijani.example', avatarUrl: null, role: 'MANAGER' }],
    children: [],
    memberCount: 38,
    isManaged: false,
    ...parts,
  }
}

/** A unit that can be joined. */
export const joinableFixture = (parts: Partial<JoinableUnit> = {}): JoinableUnit => ({
  uuid: '0193a000-0000-7000-8000-000000000010',
  name: 'Kiswahili lunch table',
  displayedId: null,
  description: 'Every Thursday, open to whoever wants to practise.',
  logoUrl: null,
  color: '#0f7b3f',
  joinMode: 'OPEN',
  path: [{ uuid: '0193a000-0000-7000-8000-000000000001', name: 'Kijani Logistics' }],
  request: null,
  ...parts,
})

/** A request that was declined, and one that waits. */
export const requestsFixture: readonly OwnRequest[] = [
  {
    uuid: '0193a000-0000-7000-8000-000000000020',
    unit: { uuid: '0193a000-0000-7000-8000-000000000011', name: 'Works council' },
    state: 'REQUESTED',
    createdAt: '2026-11-18T08:00:00.000Z',
    decidedAt: null,
    reason: null,
  },
  {
    uuid: '0193a000-0000-7000-8000-000000000021',
    unit: { uuid: '0193a000-0000-7000-8000-000000000012', name: 'Fire wardens' },
    state: 'DECLINED',
    createdAt: '2026-11-10T08:00:00.000Z',
    decidedAt: '2026-11-12T08:00:00.000Z',
    reason: 'All places are taken until May.',
  },
]

const pageInfo = { startCursor: null, endCursor: 'x', hasNext: true, hasPrevious: false }
const fine = (state: 'APPROVED' | null) => () => Promise.resolve({ state, userErrors: [], problem: null })

/** Units to join, and two requests; everything goes well. */
export const joiningFixture = (parts: Partial<JoiningUse> = {}): JoiningUse => ({
  joinable: {
    isWaiting: false,
    data: {
      items: [
        joinableFixture(),
        joinableFixture({
          uuid: '0193a000-0000-7000-8000-000000000011',
          name: 'Works council',
          joinMode: 'REQUEST',
          request: 'REQUESTED',
          color: null,
          description: null,
        }),
        joinableFixture({
          uuid: '0193a000-0000-7000-8000-000000000013',
          name: 'Verkehrsdisposition und Tourenplanung Nordwestafrika',
          joinMode: 'REQUEST',
          color: null,
          description: null,
        }),
      ],
      pageInfo,
    },
    problem: null,
  },
  requests: known(requestsFixture),
  search: '',
  pageSize: 25,
  retry: () => undefined,
  onSearch: () => undefined,
  onMove: () => undefined,
  onFirst: null,
  join: fine('APPROVED'),
  withdraw: fine(null),
  leave: fine(null),
  ...parts,
})

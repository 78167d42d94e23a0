import { known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { comingUse } from './requests/comingFixture.ts'
import { screenListFixture } from '../../testing/listFixture.ts'
import { memberList } from './members/memberList.ts'
import type { MembersUse } from './members/membersUse.ts'
import type { UnitManagementViewProps } from './UnitManagementView.tsx'
import type {
  ChangeAnswer,
  Consequences,
  HistoryPage,
  Member,
  MemberPage,
  PersonMatch,
  TreeNode,
  Unit,
} from './unitTypes.ts'
import type { UnitActions } from './useUnitManagement.ts'

const uuid = (number: number): string => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`
const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false } as const

/** Uuids of the invented units, by their names. */
export const unitIds = { uferwerk: uuid(1), hamburg: uuid(2), nord: uuid(3), sued: uuid(4) } as const

const node = (
  id: string,
  parent: string | null,
  name: string,
  peopleCount: number,
  more: Partial<TreeNode> = {},
): TreeNode => ({
  uuid: id,
  parent,
  name,
  key: name.toLowerCase().replaceAll(' ', '-'),
  displayedId: null,
  isActive: true,
  isGeneral: parent === null,
  isArchived: false,
  hasChildren: false,
  peopleCount,
  ...more,
})

/** An invented company's tree, open down to its stores. */
export const treeNodes: readonly TreeNode[] = [
  node(unitIds.uferwerk, null, 'Uferwerk Logistik', 1284, { hasChildren: true }),
  node(unitIds.hamburg, unitIds.uferwerk, 'Hamburg', 214, { hasChildren: true }),
  node(unitIds.nord, unitIds.hamburg, 'Lager Nord', 48),
  node(unitIds.sued, unitIds.hamburg, 'Lager Süd', 36),
  node(uuid(5), unitIds.hamburg, 'Verkehrsdisposition und Tourenplanung', 40),
  node(uuid(6), unitIds.uferwerk, 'Bremen', 163, { hasChildren: true }),
  node(uuid(7), unitIds.uferwerk, 'Mombasa', 12_400, { isActive: false }),
]

/** One of its stores. */
export const unitFixture = (parts: Partial<Unit> = {}): Unit => ({
  uuid: unitIds.nord,
  key: 'lager-nord',
  name: 'Lager Nord',
  displayedId: 'KST 4711',
  isActive: true,
  isGeneral: false,
  isArchived: false,
  logoUrl: null,
  color: null,
  timeZone: null,
  description: null,
  path: [
    { uuid: unitIds.uferwerk, name: 'Uferwerk Logistik', key: 'uferwerk' },
    { uuid: unitIds.hamburg, name: 'Hamburg', key: 'hamburg' },
  ],
  memberCount: 48,
  peopleCount: 48,
  managerCount: 1,
  childCount: 2,
  joinMode: 'NONE',
  requestCount: 0,
  comingCount: 0,
  takesNew: false,
  canTakeNew: true,
  rolledForward: null,
  canEdit: true,
  canMove: true,
  canChangeKey: true,
  canChangeKeysBelow: true,
  canSendDrawing: true,
  revision: 3,
  ...parts,
})

const member = (number: number, name: string, email: string | null, more: Partial<Member> = {}): Member => ({
  uuid: uuid(100 + number),
  user: {
    uuid: uuid(200 + number),
    name,
    givenName: name.slice(0, name.indexOf(' ')),
    familyName: name.slice(name.indexOf(' ') + 1),
    email,
    username: null,
    displayedId: `1048${number}`,
    status: 'ACTIVE',
    avatarUrl: null,
  },
  role: 'MEMBER',
  until: null,
  ends: null,
  source: 'IMPORT',
  since: '2025-02-03T08:00:00.000Z',
  isDefault: true,
  revision: 1,
  ...more,
})

/** Its people, a manager and a deputy among them. */
export const memberPage: MemberPage = {
  items: [
    member(1, 'Jonas Weidmann', 'jonas.weidmann@uferwerk.example', { role: 'MANAGER', source: 'MANUAL' }),
    member(2, 'Amina Okafor', 'amina.okafor@uferwerk.example'),
    member(3, 'Bartholomäus von Hohenlohe-Schillingsfürst', 'b.hohenlohe@uferwerk.example', {
      role: 'DEPUTY',
      until: '2027-03-31',
      ends: { timeZone: 'Europe/Berlin', daysLeft: 126 },
    }),
    member(4, 'Hannelore Untermoser', null),
  ],
  pageInfo: { ...pageInfo, endCursor: 'x', hasNext: true },
}

/** Nobody. */
export const emptyMembers: MemberPage = { items: [], pageInfo }

const historyPage: HistoryPage = {
  items: [
    {
      uuid: uuid(300),
      at: '2026-11-20T09:12:00.000Z',
      actor: 'Miriam Vogel',
      action: 'unit.update',
      isOwn: false,
      unit: null,
      people: null,
      changes: [{ field: 'name', before: 'Lager N', after: 'Lager Nord' }],
    },
    {
      uuid: uuid(301),
      at: '2026-11-02T15:40:00.000Z',
      actor: null,
      action: 'unit.members.add',
      isOwn: false,
      unit: null,
      people: null,
      changes: [{ field: 'people', before: null, after: '48' }],
    },
  ],
  pageInfo,
}

/** What moving the store would do. */
export const consequences: Consequences = {
  units: 2,
  people: 48,
  gain: [{ manager: 'Rosa Lindacher', unit: { uuid: unitIds.sued, name: 'Uferwerk Süd', key: 'sued' }, people: 48 }],
  gainCount: 1,
  lose: [{ manager: 'Miriam Schäfer', unit: { uuid: unitIds.hamburg, name: 'Hamburg', key: 'hamburg' }, people: 48 }],
  loseCount: 1,
  designPeople: 48,
  designFrom: { uuid: unitIds.sued, name: 'Uferwerk Süd', key: 'sued' },
  doubleMembers: 0,
  isLarge: false,
  userErrors: [],
}

const fine = { userErrors: [], problem: null } as const
const changed = (unit: Unit): Promise<ChangeAnswer> => Promise.resolve({ unit, job: null, ...fine })

/** Whom a line of a pasted list means. */
export const matchFixture = (parts: Partial<PersonMatch> = {}): PersonMatch => ({
  line: 'amina.okafor@uferwerk.example',
  user: { uuid: uuid(202), name: 'Amina Okafor', email: 'amina.okafor@uferwerk.example' },
  isMember: false,
  ...parts,
})

/** Actions that all go well. */
export const actionsFixture = (parts: Partial<UnitActions> = {}): UnitActions => ({
  createUnit: () => changed(unitFixture()),
  updateUnit: () => changed(unitFixture({ revision: 4 })),
  changeUnit: () => changed(unitFixture({ revision: 4 })),
  restoreUnit: () => changed(unitFixture({ revision: 4 })),
  takeNew: () => changed(unitFixture({ revision: 4, takesNew: true })),
  uploadLogo: () => Promise.resolve({ kind: 'refused', code: 'WRONG_KIND' }),
  addMembers: (_unit, people) => Promise.resolve({ changed: people.length, job: null, undo: uuid(900), ...fine }),
  updateMembership: () => Promise.resolve({ changed: 1, job: null, ...fine }),
  setRole: () => Promise.resolve({ changed: 2, job: null, undo: uuid(901), ...fine }),
  removeMembers: () => Promise.resolve({ changed: 2, job: null, undo: uuid(902), ...fine }),
  previewMembers: (_unit, { uuids, expectedCount }, place) =>
    Promise.resolve({
      consequences: {
        concerned: uuids?.length ?? expectedCount ?? 0,
        unchanged: 0,
        refused: [],
        confirmation: place === null && (expectedCount ?? 0) > 20 ? String(expectedCount) : null,
      },
      problem: null,
    }),
  undoMembers: () => Promise.resolve({ changed: 2, job: null, ...fine }),
  exportMembers: () => Promise.resolve({ changed: 0, job: uuid(903), ...fine }),
  findPeople: () =>
    Promise.resolve([
      { id: uuid(202), label: 'Amina Okafor', description: 'amina.okafor@uferwerk.example' },
      { id: uuid(205), label: 'Amara Njeri', description: 'amara.njeri@uferwerk.example' },
    ]),
  rollForward: ({ steps }) =>
    Promise.resolve({
      steps: steps.map(({ unit, name, key }) => ({
        unit: { uuid: unit, name: '9b', key: '9b' },
        newName: name ?? null,
        newKey: key ?? null,
        people: 27,
        coming: 2,
        isFinished: name === null,
      })),
      undo: null,
      ...fine,
    }),
  undoRollForward: () => Promise.resolve({ steps: [], undo: null, ...fine }),
  preview: () => Promise.resolve({ consequences, problem: null }),
  findUnits: () =>
    Promise.resolve({
      units: [{ uuid: unitIds.sued, name: 'Uferwerk Süd', key: 'sued', displayedId: null }],
      hasMore: false,
    }),
  matchPeople: (_unit, lines) =>
    Promise.resolve({
      matches: lines.map((line, index) => matchFixture(index === 0 ? { line } : { line, user: null })),
      problem: null,
    }),
  ...parts,
})

/** The list of members at an address; any part can be replaced. */
export const membersFixture = (query = '', parts: Partial<MembersUse> = {}): MembersUse => {
  const list = screenListFixture(memberList, memberPage.items, { query, count: { matching: 48 }, saved: savedFixture })
  return { ...list, filter: memberList.filterOf(list.address.state), page: known(memberPage), ...parts }
}

const refusedView = () => Promise.resolve({ view: null, userErrors: [], problem: null })
const savedFixture: MembersUse['saved'] = {
  views: [{ uuid: uuid(950), name: 'Aus Importen', query: 'source=IMPORT', isShared: false, isOwn: true, revision: 1 }],
  problem: null,
  create: refusedView,
  update: refusedView,
  remove: refusedView,
}

/** The screen with one of the stores open; any part can be replaced. */
export const screenFixture: UnitManagementViewProps = {
  address: { unit: unitIds.nord, tab: 'members', task: null, job: null, search: '', withArchived: false },
  job: null,
  hrefOf: ({ unit }) => `/elsewhere?unit=${unit ?? ''}`,
  onAddressChange: () => undefined,
  tree: { isWaiting: false, data: { nodes: treeNodes, hasMore: false }, problem: null },
  expanded: new Set([unitIds.uferwerk, unitIds.hamburg]),
  onExpandedChange: () => undefined,
  branchStates: new Map(),
  onRetryBranch: () => undefined,
  retry: () => undefined,
  refresh: () => undefined,
  unit: { isWaiting: false, data: { unit: unitFixture() }, problem: null },
  retryUnit: () => undefined,
  actions: actionsFixture(),
  dates: datesFixture,
  history: { page: known(historyPage), retry: () => undefined, onMore: null },
  classes: {
    state: { isWaiting: false, data: treeNodes.filter(({ parent }) => parent === unitIds.hamburg), problem: null },
    retry: () => undefined,
  },
  exporting: { state: { kind: 'idle' }, onExport: () => undefined },
  requests: {
    page: {
      isWaiting: false,
      data: {
        items: [
          {
            uuid: uuid(400),
            name: 'Amina Okafor',
            email: 'amina.okafor@uferwerk.example',
            avatarUrl: null,
            createdAt: '2026-11-16T08:00:00.000Z',
          },
          {
            uuid: uuid(401),
            name: 'Bartholomäus von Hohenlohe-Schillingsfürst',
            email: 'b.hohenlohe@uferwerk.example',
            avatarUrl: null,
            createdAt: '2026-11-18T08:00:00.000Z',
          },
          {
            uuid: uuid(402),
            name: 'Hannelore Untermoser',
            email: null,
            avatarUrl: null,
            createdAt: '2026-11-20T08:00:00.000Z',
          },
        ],
        pageInfo: { hasNext: false },
      },
      problem: null,
    },
    retry: () => undefined,
    decide: (requests) => Promise.resolve({ changed: requests.length, userErrors: [], problem: null }),
  },
  coming: comingUse,
  onMembersChanged: () => undefined,
  members: membersFixture(),
}

import type { Abilities, PeoplePage, PersonRow, PermissionsAndCounts } from './list/peopleList.ts'
import type { SavedViewsUse } from '../../domain/list/views/useSavedViews.ts'
import type { Duplicate, Forecast } from './duplicates/useDuplicates.ts'
import type { HistoryPage, Membership, Person } from './person/usePerson.ts'

/** Invented people of an invented company. */
const unit = (name: string) => ({ uuid: `unit-${name}`, name })

const row = (id: number, name: string, email: string | null, parts: Partial<PersonRow> = {}): PersonRow => ({
  uuid: `person-${id}`,
  id: 104_200 + id,
  name,
  // The pseudonym of who was anonymised is no name.
  ...(name.includes(' ')
    ? { givenName: name.slice(0, name.indexOf(' ')), familyName: name.slice(name.indexOf(' ') + 1) }
    : { givenName: null, familyName: null }),
  username: null,
  email: email === null ? null : `${email}@uferwerk.example`,
  displayedId: null,
  externalId: null,
  status: 'ACTIVE',
  roles: ['LEARNER'],
  locale: null,
  birthYear: null,
  avatarUrl: null,
  defaultUnit: unit('Lager Nord'),
  units: [],
  unitCount: 1,
  lastSignInAt: '2026-11-22T08:12:00.000Z',
  invitedAt: null,
  createdAt: '2025-02-03T09:00:00.000Z',
  mayChange: true,
  duplicateReasons: [],
  ...parts,
})

export const peopleFixture: readonly PersonRow[] = [
  row(1, 'Amina Okafor', 'amina.okafor', { units: [unit('Gefahrgut')], unitCount: 2 }),
  row(2, 'Bartholomäus von Hohenlohe-Schillingsfürst', 'b.hohenlohe', {
    defaultUnit: unit('Verkehrsdisposition'),
    lastSignInAt: '2026-11-21T17:40:00.000Z',
  }),
  row(3, 'Chidi Nwosu', 'chidi.nwosu', {
    lastSignInAt: '2026-11-12T10:00:00.000Z',
    roles: ['LEARNER', 'EDUCATION_MANAGER'],
  }),
  row(4, 'Grażyna Szczebrzeszyńska', 'g.szczebrzeszynska', {
    defaultUnit: unit('Fuhrpark'),
    lastSignInAt: '2026-09-28T10:00:00.000Z',
    status: 'SUSPENDED',
  }),
  row(5, 'Hannelore Untermoser', null, {
    displayedId: '104882',
    status: 'INVITED',
    lastSignInAt: null,
    invitedAt: '2026-11-20T08:00:00.000Z',
  }),
  row(6, 'Mwanaisha Juma', 'mwanaisha.juma', { defaultUnit: unit('Mombasa'), locale: 'sw' }),
  row(7, 'QX4B-77', null, { status: 'ANONYMISED', lastSignInAt: null, defaultUnit: null, roles: [] }),
]

/** The first page of more. */
export const pageFixture = (items: readonly PersonRow[] = peopleFixture): PeoplePage => ({
  items: [...items],
  pageInfo: { startCursor: 's', endCursor: 'e', hasNext: items.length > 0, hasPrevious: false },
})

/** What an administrator of an installation with its own provider may do. */
export const abilitiesFixture = (parts: Partial<Abilities> = {}): Abilities => ({
  source: 'EMBEDDED',
  self: null,
  grantableRoles: ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'],
  canCreate: true,
  managesUnits: true,
  canAnonymise: true,
  hasMailServer: true,
  hasCustomFields: true,
  ...parts,
})

export const permissionsAndCountsFixture: PermissionsAndCounts = {
  abilities: abilitiesFixture(),
  all: 1000,
  never: 12,
  recent: 28,
  suspended: 3,
}

/** A person with all that a drawer tells. */
export function personFixture(parts: Partial<Person> = {}): Person {
  return {
    ...row(1, 'Amina Okafor', 'amina.okafor', { units: [unit('Gefahrgut')], unitCount: 2 }),
    givenName: 'Amina',
    familyName: 'Okafor',
    timeZone: null,
    loginCount: 148,
    startsOn: null,
    deactivateOn: null,
    ends: null,
    source: 'IMPORT',
    lockedFields: [],
    custom: [],
    revision: 4,
    ...parts,
  }
}

export const membershipsFixture: readonly Membership[] = [
  {
    uuid: 'm1',
    unit: { uuid: 'unit-Lager Nord', name: 'Lager Nord', key: 'lager-nord' },
    path: [
      { uuid: 'u0', name: 'Uferwerk', key: 'root' },
      { uuid: 'u1', name: 'Hamburg', key: 'hamburg' },
    ],
    role: 'MEMBER',
    until: null,
    ends: null,
    since: '2025-02-03T09:00:00.000Z',
    source: 'IMPORT',
    isDefault: true,
    revision: 1,
  },
  {
    uuid: 'm2',
    unit: { uuid: 'unit-Gefahrgut', name: 'Gefahrgut', key: 'gefahrgut' },
    path: [{ uuid: 'u0', name: 'Uferwerk', key: 'root' }],
    role: 'DEPUTY',
    until: '2027-01-31',
    ends: { timeZone: 'Europe/Berlin', daysLeft: 66 },
    since: '2026-05-01T09:00:00.000Z',
    source: 'MANUAL',
    isDefault: false,
    revision: 2,
  },
]

const duplicate = (id: number, name: string, parts: Partial<Duplicate['user']> = {}): Duplicate['user'] => ({
  uuid: `person-${id}`,
  id: 104_200 + id,
  name,
  email: null,
  username: null,
  displayedId: null,
  externalId: null,
  status: 'ACTIVE',
  lastSignInAt: '2026-09-28T10:00:00.000Z',
  createdAt: '2025-02-03T09:00:00.000Z',
  mayChange: true,
  revision: 1,
  ...parts,
})

export const duplicatesFixture: readonly Duplicate[] = [
  {
    user: duplicate(9, 'Amina Okaphor', { email: 'a.okafor@uferwerk.example', externalId: '004711' }),
    reasons: ['ADDRESS', 'NUMBER'],
  },
  {
    user: duplicate(12, 'Okafor Amina', { username: 'okafor', lastSignInAt: null, status: 'INVITED' }),
    reasons: ['NAME'],
  },
]

/** Two who differ in some fields; the personnel number has only the one who goes. */
export const mergeFixture = (parts: Partial<Forecast> = {}): Forecast => ({
  winner: duplicate(1, 'Amina Okafor', { revision: 4 }),
  loser: duplicate(9, 'Amina Okaphor'),
  differences: [
    { field: 'SIGN_IN', winner: '2026-11-22T08:12:00.000Z', loser: '2026-09-28T10:00:00.000Z' },
    { field: 'FAMILY_NAME', winner: 'Okafor', loser: 'Okaphor' },
    { field: 'EMAIL', winner: 'amina.okafor@uferwerk.example', loser: 'a.okafor@uferwerk.example' },
    { field: 'EXTERNAL_ID', winner: null, loser: '004711' },
  ],
  units: 2,
  sharedUnits: 1,
  consents: 3,
  savedViews: 0,
  importRows: 1,
  signIns: 2,
  lostKeys: ['EMAIL'],
  refused: [],
  confirmation: 'Amina Okaphor',
  ...parts,
})

export const historyFixture: HistoryPage = {
  items: [
    {
      uuid: 'h3',
      at: '2026-11-23T10:05:00.000Z',
      actor: 'Miriam Vogel',
      action: 'membership.update',
      isOwn: false,
      unit: { uuid: 'u1', name: 'Lager Nord', key: 'lager-nord' },
      changes: [
        { field: 'unit', before: null, after: 'u1' },
        { field: 'role', before: 'MEMBER', after: 'DEPUTY' },
        { field: 'until', before: null, after: '2027-01-31' },
      ],
    },
    {
      uuid: 'h2',
      at: '2026-11-22T07:20:00.000Z',
      actor: 'Lukas Brandt',
      action: 'user.setRoles',
      isOwn: false,
      unit: null,
      changes: [{ field: 'roles', before: '["LEARNER"]', after: '["LEARNER","ADMIN"]' }],
    },
    {
      uuid: 'h1',
      at: '2025-02-03T09:00:00.000Z',
      actor: null,
      action: 'user.create',
      isOwn: false,
      unit: null,
      changes: [{ field: 'email', before: null, after: null }],
    },
  ],
  pageInfo: { startCursor: 'a', endCursor: 'b', hasNext: true, hasPrevious: false },
}

const untouched = () => Promise.resolve({ view: null, userErrors: [], problem: null })

/** One shared view beside those of every installation. */
export const savedFixture: SavedViewsUse = {
  views: [{ uuid: 'v1', name: 'Lager Nord', query: 'unit=u1', isShared: true, isOwn: true, revision: 1 }],
  problem: null,
  create: untouched,
  update: untouched,
  remove: untouched,
}

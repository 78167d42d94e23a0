import { countAudit, listAudit } from '@somo/server/modules/audit/auditStore'
import { createJobStore } from '@somo/server/modules/jobs/store'
import { createConsentStore } from '@somo/server/modules/legal/consents/consentStore'
import { countMails, listMails } from '@somo/server/modules/mail/store'
import { planChange } from '@somo/server/modules/units/changes/planChange'
import { createMemberStore } from '@somo/server/modules/units/members/memberStore'
import { createUnitStore } from '@somo/server/modules/units/list/unitListStore'
import type { UnitChoice } from '@somo/server/modules/units/list/unitChoice'
import { readTree, type TreeQuestion } from '@somo/server/modules/units/tree/unitTree'
import type { GrowthContext } from './context.ts'
import { type GrowthCase, page, planOf } from './growthCase.ts'
import { importCases } from './importCases.ts'
import { statisticsCases } from './statisticsCases.ts'
import { userCases } from './userCases.ts'

const admin = { manager: null }
const units = (
  name: string,
  choose: (context: GrowthContext) => UnitChoice,
  goal: GrowthCase['goal'] = page,
): GrowthCase[] =>
  (['NAME', 'KEY'] as const).flatMap((field) =>
    (['ASCENDING', 'DESCENDING'] as const).map((direction) => ({
      name: `units, ${name}, ${field} ${direction}`,
      goal,
      run: (context) => createUnitStore(context.database).list(planOf(field, direction), choose(context)),
    })),
  )

const tree = (
  name: string,
  ask: (context: GrowthContext) => Partial<TreeQuestion>,
  scope: keyof GrowthContext['scopes'] = 'admin',
): GrowthCase => ({
  name: `tree, ${name}`,
  goal: 50,
  run: (context) =>
    readTree(context.pool, context.scopes[scope], { under: null, search: null, withArchived: false, ...ask(context) }),
})

const unitCases: GrowthCase[] = [
  ...units('all', () => ({ scope: admin, filter: {} })),
  ...units('active', () => ({ scope: admin, filter: { isActive: true } })),
  ...units('inactive', () => ({ scope: admin, filter: { isActive: false } })),
  ...units('archived', () => ({ scope: admin, filter: { isArchived: true } })),
  ...units('not archived', () => ({ scope: admin, filter: { isArchived: false } })),
  ...units('under the unit of 50', ({ small }) => ({ scope: admin, filter: { under: small } })),
  ...units('under the unit of 20,000', ({ large }) => ({ scope: admin, filter: { under: large } })),
  ...units('manager of 50', ({ scopes }) => ({ scope: scopes['manager of 50'], filter: {} })),
  ...units('manager of 20,000', ({ scopes }) => ({ scope: scopes['manager of 20,000'], filter: {} })),
  ...units('search common', () => ({ scope: admin, filter: { search: 'biology' } }), 20),
  ...units('search rare', () => ({ scope: admin, filter: { search: 'seed-17' } }), 20),
  {
    name: 'units, all, NAME, from the middle',
    goal: page,
    run: ({ database, middles }) =>
      createUnitStore(database).list(planOf('NAME', 'ASCENDING', middles.UNIT_NAME), { scope: admin, filter: {} }),
  },
  {
    name: 'units, all, KEY, from the middle',
    goal: page,
    run: ({ database, middles }) =>
      createUnitStore(database).list(planOf('KEY', 'ASCENDING', middles.UNIT_KEY), { scope: admin, filter: {} }),
  },
  tree('roots', () => ({})),
  tree('below the unit of 20,000', ({ large }) => ({ under: large })),
  tree('roots of the manager of 20,000', () => ({}), 'manager of 20,000'),
  tree('search common', () => ({ search: 'biology' })),
  tree('search rare', () => ({ search: 'seed-17' })),
]

const members = createMemberStore([])
const memberCases: GrowthCase[] = (['NAME', 'SINCE'] as const).flatMap((field) =>
  (['ASCENDING', 'DESCENDING'] as const).flatMap((direction) => [
    {
      name: `members of the fullest unit, ${field} ${direction}`,
      goal: page,
      run: ({ pool, full }: GrowthContext) =>
        members.list(pool, planOf(field, direction), { unit: full, scope: admin, filter: {} }),
    },
    {
      name: `members of the fullest unit, rare source, ${field} ${direction}`,
      goal: page,
      run: ({ pool, full }: GrowthContext) =>
        members.list(pool, planOf(field, direction), { unit: full, scope: admin, filter: { source: ['SELF'] } }),
    },
    {
      name: `members of the fullest unit, managers, ${field} ${direction}`,
      goal: page,
      run: ({ pool, full }: GrowthContext) =>
        members.list(pool, planOf(field, direction), {
          unit: full,
          scope: admin,
          filter: { role: ['MANAGER', 'DEPUTY'] },
        }),
    },
  ]),
)

const since = '2000-01-01T00:00:00Z'
const audit = (
  name: string,
  filter: (context: GrowthContext) => Parameters<typeof listAudit>[2],
  isMiddle = false,
): GrowthCase => ({
  name: `audit, ${name}`,
  goal: page,
  run: (context) =>
    listAudit(context.database, planOf('AT', 'DESCENDING', isMiddle ? context.middles.AUDIT : null), filter(context)),
})
type SortDirection = Parameters<typeof planOf>[1]
type JobChoice = Parameters<ReturnType<typeof createJobStore>['list']>[1]
const jobs = (
  name: string,
  choice: JobChoice,
  isMiddle = false,
  direction: SortDirection = 'DESCENDING',
): GrowthCase => ({
  name: `jobs, ${name}`,
  goal: page,
  run: (context) =>
    createJobStore(context.database).list(planOf('CREATED', direction, isMiddle ? context.middles.JOB : null), choice),
})
type MailChoice = Parameters<typeof listMails>[2]
const mails = (
  name: string,
  choice: MailChoice,
  goal: GrowthCase['goal'] = page,
  isMiddle = false,
  direction: SortDirection = 'DESCENDING',
): GrowthCase => ({
  name: `mails, ${name}`,
  goal,
  run: (context) =>
    listMails(context.pool, planOf('CREATED', direction, isMiddle ? context.middles.MAIL : null), choice),
})
type ConsentChoice = Parameters<ReturnType<typeof createConsentStore>['list']>[1]
const anyConsent: ConsentChoice = {
  document: null,
  version: null,
  decisions: null,
  from: null,
  until: null,
  search: null,
}
const consentsCounted = (name: string, choose: (context: GrowthContext) => Partial<ConsentChoice>): GrowthCase => ({
  name: `consents, ${name}, counted`,
  goal: 20,
  run: (context) => createConsentStore(context.database).count({ ...anyConsent, ...choose(context) }, 1000),
})
const consents = (
  name: string,
  choice: Partial<ConsentChoice>,
  goal: GrowthCase['goal'] = page,
  isMiddle = false,
  direction: SortDirection = 'DESCENDING',
): GrowthCase => ({
  name: `consents, ${name}`,
  goal,
  run: (context) =>
    createConsentStore(context.database).list(planOf('AT', direction, isMiddle ? context.middles.CONSENT : null), {
      ...anyConsent,
      ...choice,
    }),
})

const listCases: GrowthCase[] = [
  audit('all', () => null),
  audit('all, from the middle', () => null, true),
  audit('common action', () => ({ action: ['user.create'] })),
  audit('rare action', () => ({ action: ['user.suspend'] })),
  audit('two actions', () => ({ action: ['user.suspend', 'user.create'] })),
  audit('unknown action', () => ({ action: ['unit.roll'] })),
  audit('unknown reference', () => ({ reference: '00000000-0000-4000-8000-000000000000' })),
  {
    name: 'audit, the oldest first',
    goal: page,
    run: ({ database }) => listAudit(database, planOf('AT', 'ASCENDING'), null),
  },
  { name: 'audit, counted', goal: 20, run: ({ database }) => countAudit(database, { action: ['user.suspend'] }, 1000) },
  audit('actor', ({ actor }) => ({ actor })),
  audit('object', ({ object }) => ({ object })),
  audit('since and until', () => ({ from: since, until: new Date().toISOString() })),
  audit('rare action of an actor', ({ actor }) => ({ actor, action: ['user.suspend'] })),
  jobs('all', {}),
  jobs('all, from the middle', {}, true),
  jobs('failed', { state: ['FAILED'] }),
  jobs('queued', { state: ['QUEUED', 'RUNNING'] }),
  jobs('one kind', { kind: ['users.export'] }),
  jobs('one kind, failed', { kind: ['users.export'], state: ['FAILED'] }),
  jobs('own', { ownerSubject: 'growth-50' }),
  jobs('the oldest first', {}, false, 'ASCENDING'),
  jobs('two kinds', { kind: ['users.export', 'users.letters'] }),
  jobs('of the product', { isOwnerless: true }),
  jobs('of people', { isOwnerless: false }),
  jobs('since and until', { from: since, until: new Date().toISOString() }),
  {
    name: 'jobs, of somebody',
    goal: page,
    run: ({ database, actor }) => createJobStore(database).list(planOf('CREATED', 'DESCENDING'), { owner: actor }),
  },
  {
    name: 'jobs, counted',
    goal: 20,
    run: ({ database }) => createJobStore(database).count({ state: ['FAILED'] }, 1000),
  },
  mails('all', {}),
  mails('all, from the middle', {}, page, true),
  mails('failed', { state: ['FAILED'] }),
  mails('queued', { state: ['QUEUED'] }),
  mails('the oldest first', {}, page, false, 'ASCENDING'),
  mails('common event', { event: ['INVITATION'] }),
  mails('rare event', { event: ['TEST'] }),
  mails('rare event, failed', { event: ['TEST'], state: ['FAILED'] }),
  mails('since and until', { from: since, until: new Date().toISOString() }),
  {
    name: 'mails, to somebody',
    goal: page,
    run: ({ pool, object }) => listMails(pool, planOf('CREATED', 'DESCENDING'), { user: object }),
  },
  { name: 'mails, counted', goal: 20, run: ({ pool }) => countMails(pool, { state: ['FAILED'] }, 1000) },
  mails('search common', { search: 'anna' }, 20),
  mails('search rare', { search: 'zzzqqq' }, 20),
  consents('all', {}),
  consents('all, from the middle', {}, page, true),
  consents('the oldest first', {}, page, false, 'ASCENDING'),
  ...(['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const).map((decision) =>
    consents(`${decision}, the oldest first`, { decisions: [decision] }, page, false, 'ASCENDING'),
  ),
  consents('search common, the oldest first', { search: 'hanna' }, 20, false, 'ASCENDING'),
  consentsCounted('all', () => ({})),
  consentsCounted('declined', () => ({ decisions: ['DECLINED'] })),
  consentsCounted('version', ({ consented }) => ({ version: consented })),
  consentsCounted('since and until', () => ({ from: since, until: new Date().toISOString() })),
  consentsCounted('search common', () => ({ search: 'hanna' })),
  consentsCounted('search common, declined', () => ({ search: 'hanna', decisions: ['DECLINED'] })),
  consentsCounted('search rare', ({ rare }) => ({ search: rare })),
  consentsCounted('search document', () => ({ search: 'privacy' })),
  consents('accepted', { decisions: ['ACCEPTED'] }),
  consents('declined', { decisions: ['DECLINED'] }),
  consents('withdrawn', { decisions: ['WITHDRAWN'] }),
  consents('search common', { search: 'hanna' }, 20),
  {
    name: 'consents, search rare',
    goal: 3,
    run: ({ database, rare }) =>
      createConsentStore(database).list(planOf('AT', 'DESCENDING', null), { ...anyConsent, search: rare }),
  },
  {
    name: 'consents, search rare, from the middle',
    goal: 3,
    run: ({ database, rare, middles }) =>
      createConsentStore(database).list(planOf('AT', 'DESCENDING', middles.CONSENT), { ...anyConsent, search: rare }),
  },
  consents('search common, from the middle', { search: 'hanna' }, 20, true),
  consents('search document', { search: 'privacy' }, 20),
  consents('since and until', { from: since, until: new Date().toISOString() }),
  {
    name: 'consents, version',
    goal: page,
    run: ({ database, consented }) =>
      createConsentStore(database).list(planOf('AT', 'DESCENDING', null), { ...anyConsent, version: consented }),
  },
]

const consequences: GrowthCase[] = (['MOVE', 'MERGE', 'ARCHIVE'] as const).map((kind) => ({
  name: `consequences, ${kind} of the unit of 20,000`,
  goal: 1000,
  run: ({ pool, large, target }) =>
    planChange(pool, admin, { kind, unit: large, target: kind === 'ARCHIVE' ? null : target }),
}))

/** Everything that is asked, in groups. */
export const growthCases: readonly GrowthCase[] = [
  ...userCases,
  ...unitCases,
  ...memberCases,
  ...importCases,
  ...listCases,
  ...consequences,
  ...statisticsCases,
]

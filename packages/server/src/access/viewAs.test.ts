import { buildSchema, getNamedType, isObjectType, type GraphQLNamedType, type GraphQLResolveInfo } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readSchemaText } from '../http/graphql/graphqlSchema.ts'
import { noClaims } from '../testing/noClaims.ts'
import { enforceAllow, findGuardedTypes, leadsToNamespace } from './allowDirective.ts'
import type { Caller } from './caller.ts'
import { SomoError } from './somoError.ts'

// A copy on purpose: what is opened to viewers in the schema must be opened here by hand as well.
const shown = [
  'Query.version',
  'Query.search',
  'ModulePreferenceQueries.modulePreferences',
  'DashboardQueries.hiddenWidgets',
  'DashboardQueries.setup',
  'DashboardQueries.notices',
  'DashboardQueries.joinRequests',
  'DashboardQueries.due',
  'DashboardQueries.lastActive',
  'DashboardQueries.recommendations',
  'DashboardQueries.dates',
  'DashboardQueries.tally',
  'DashboardQueries.team',
  'DashboardQueries.teamCounts',
  'DashboardQueries.teamUnits',
  'DashboardQueries.teamOverdue',
  'DashboardQueries.teamRequests',
  'DashboardQueries.teamReviews',
  'DashboardQueries.health',
  'LearningQueries.mine',
  'LearningQueries.mineCounts',
  'LearningQueries.count',
  'LearningQueries.enrolment',
  'LearningQueries.ofMedium',
  'CatalogueQueries.media',
  'CatalogueQueries.count',
  'CatalogueQueries.facets',
  'CatalogueQueries.medium',
  'CatalogueQueries.recommendations',
  'MediaStatisticsQueries.overview',
  'MediaStatisticsQueries.media',
  'MediaStatisticsQueries.count',
  'MediaStatisticsQueries.medium',
  'MediaStatisticsQueries.missedSearches',
  'SurveyQueries.result',
  'CertificateQueries.submitted',
  'CertificateQueries.countSubmitted',
  'CertificateQueries.mine',
  'UserStatisticsQueries.rows',
  'UserStatisticsQueries.count',
  'UserStatisticsQueries.detail',
  'UserStatisticsQueries.tiles',
  'UserStatisticsQueries.person',
  'UserStatisticsQueries.items',
  'UserStatisticsQueries.itemChoices',
  'UserStatisticsQueries.item',
  'UserStatisticsQueries.matrix',
  'UserStatisticsQueries.itemCounts',
  'LearningPathQueries.learningPaths',
  'LearningPathQueries.count',
  'LearningPathQueries.learningPath',
  'LearningPathQueries.mediumChoices',
  'LearningPathQueries.certificateChoices',
  'LearningPathQueries.movePreview',
  'LearningPathQueries.people',
  'LearningPathQueries.peopleCount',
  'LearningPathQueries.offered',
  'AssignmentQueries.assignments',
  'AssignmentQueries.count',
  'AssignmentQueries.tabCounts',
  'AssignmentQueries.assignment',
  'AssignmentQueries.targetChoices',
  'AssignmentQueries.check',
  'AssignmentQueries.checkRows',
  'AssignmentQueries.people',
  'AssignmentQueries.peopleCount',
  'AssignmentQueries.peopleCounts',
  'AssignmentQueries.messages',
  'AssignmentQueries.reminders',
  'AssignmentQueries.history',
  'AssignmentQueries.explain',
  'AssignmentQueries.requests',
  'AssignmentQueries.waiting',
  'TaskQueries.tasks',
  'TaskQueries.count',
  'TaskQueries.task',
  'TaskQueries.participants',
  'TaskQueries.countParticipants',
  'TaskQueries.queue',
  'TaskQueries.queueCounts',
  'TaskQueries.mine',
  'TaskQueries.mineCounts',
  'TaskStatisticsQueries.overview',
  'TaskStatisticsQueries.byTask',
  'TaskStatisticsQueries.byReviewer',
  'TaskStatisticsQueries.byUnit',
  'DashboardQueries.news',
  'RatingQueries.unrated',
  'RatingQueries.counts',
  'RatingQueries.ofMedium',
  'RatingQueries.distribution',
  'LegalQueries.help',
  'LegalQueries.supportEmail',
  'ViewQueries.views',
  'ConsoleQueries.scope',
  'UnitQueries.defaultUnit',
  'UnitQueries.units',
  'UnitQueries.count',
  'UnitQueries.unit',
  'UnitQueries.tree',
  'UnitQueries.members',
  'UnitQueries.memberCount',
  'UnitQueries.comingMembers',
  'UnitQueries.history',
  'UnitQueries.mine',
  'UnitQueries.joinable',
  'UnitQueries.joinRequestsOfMine',
  'CategoryQueries.tree',
  'CustomFieldQueries.ofPeople',
  'MediumQueries.media',
  'MediumQueries.count',
  'MediumQueries.medium',
  'MediumQueries.publication',
  'MediumQueries.courseChoices',
  'MediumQueries.usage',
  'MediumQueries.uploadLimits',
  'PreviewQueries.medium',
  'PreviewQueries.part',
  'PreviewQueries.quizResult',
  'UserQueries.users',
  'UserQueries.count',
  'UserQueries.user',
  'UserQueries.memberships',
  'UserQueries.comingMemberships',
  'UserQueries.history',
  'UserQueries.mails',
  'UserQueries.consents',
  'UserQueries.signIns',
  'UserQueries.abilities',
]

/** Types that lead to what is a person's own: their files, their sessions, what they agreed to. */
const privateTypes = ['Job', 'Profile', 'SignInSession', 'PendingConsent', 'OwnConsent', 'OwnRating', 'Import']

const schema = buildSchema(readSchemaText())
const fields = findGuardedTypes(schema).flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ coordinate: `${type.name}.${field.name}`, field })),
)
for (const { field } of fields) field.resolve = () => 'answered'
enforceAllow(schema, { isOpen: () => Promise.resolve(false) })

const everything: Caller = {
  subject: 'seen',
  sessionId: null,
  roles: ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'],
  expiresAt: 0,
  claims: noClaims,
}
const viewer: Caller = { ...everything, subject: 'viewer', sessionId: 'session' }
// The guard hands it on and reads nothing of it.
const info = {} as GraphQLResolveInfo

function answerTo(coordinate: string, context: { readonly caller: Caller; readonly viewer?: Caller | null }): unknown {
  const found = fields.find((one) => one.coordinate === coordinate)
  try {
    return found?.field.resolve?.(null, {}, { ...context, requestId: 'r' }, info)
  } catch (error) {
    return error instanceof SomoError ? error.code : error
  }
}

describe('while an administrator looks at the pages as somebody else', () => {
  it.each(fields.map(({ coordinate }) => coordinate))('%s', (coordinate) => {
    const found = fields.find((one) => one.coordinate === coordinate)
    const leadsOn = found !== undefined && leadsToNamespace(found.field) && coordinate.startsWith('Query.')
    expect(answerTo(coordinate, { caller: everything, viewer })).toBe(
      leadsOn || shown.includes(coordinate) ? 'answered' : 'NOT_WHILE_VIEWING',
    )
  })

  it('refuses what the roles of who is seen do not allow, as it would to them', () => {
    expect(answerTo('UserQueries.users', { caller: { ...everything, roles: ['LEARNER'] }, viewer })).toBe('FORBIDDEN')
  })

  it('changes nothing, whatever the roles', () => {
    const mutations = fields.filter(({ coordinate }) => /^Mutation\.|Mutations\./.test(coordinate))
    expect(mutations.length).toBeGreaterThan(60)
    for (const roles of [[], ['LEARNER']] as const) {
      for (const { coordinate } of mutations)
        expect(answerTo(coordinate, { caller: { ...everything, roles }, viewer })).toBe('NOT_WHILE_VIEWING')
    }
  })

  it('leads to nothing private', () => {
    const reached = new Set<string>()
    const walk = (type: GraphQLNamedType): void => {
      if (reached.has(type.name) || !isObjectType(type)) return
      reached.add(type.name)
      for (const field of Object.values(type.getFields())) walk(getNamedType(field.type))
    }
    for (const { coordinate, field } of fields) if (shown.includes(coordinate)) walk(getNamedType(field.type))
    expect(reached).toContain('User')
    expect(privateTypes.filter((name) => schema.getType(name) === undefined)).toEqual([])
    expect(privateTypes.filter((name) => reached.has(name))).toEqual([])
  })
})

it('asks who looks at nobody but themselves for agreement as ever', async () => {
  await expect(answerTo('UserQueries.users', { caller: everything })).rejects.toMatchObject({
    code: 'CONSENT_REQUIRED',
  })
})

import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  type GraphQLField,
  type GraphQLNamedInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@somo/graphql/schema'
import { readSchemaText } from '../http/graphql/graphqlSchema.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from '../testing/testServer.ts'
import { findGuardedTypes, leadsToNamespace } from './allowDirective.ts'

const everybody = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN', 'NO_ROLE'] as const
type Person = (typeof everybody)[number]
const managers = ['ADMIN', 'EDUCATION_MANAGER'] as const

// A copy on purpose: a rule that is loosened in the schema must be loosened here by hand as well.
const allowed: Readonly<Record<string, readonly Person[]>> = {
  'Query.version': everybody,
  'Query.search': everybody,
  'UnitQueries.defaultUnit': everybody,
  'UnitQueries.units': managers,
  'UnitQueries.count': managers,
  'ModulePreferenceQueries.modulePreferences': everybody,
  'UserMutations.updateCountUserLogin': everybody,
  'MeQueries.profile': everybody,
  'MeQueries.pendingEmail': everybody,
  'MeQueries.sessions': everybody,
  'MeQueries.secondFactor': everybody,
  'UserMutations.updateProfile': everybody,
  'UserMutations.setAvatar': everybody,
  'UserMutations.requestEmailChange': everybody,
  'UserMutations.resendEmailChange': everybody,
  'UserMutations.cancelEmailChange': everybody,
  'UserMutations.changePassword': everybody,
  'UserMutations.beginAuthenticatorApp': everybody,
  'UserMutations.finishAuthenticatorApp': everybody,
  'UserMutations.removeAuthenticatorApp': everybody,
  'UserMutations.renewRecoveryCodes': everybody,
  'UserMutations.beginPasskey': everybody,
  'UserMutations.finishPasskey': everybody,
  'UserMutations.renamePasskey': everybody,
  'UserMutations.removePasskey': everybody,
  'UserMutations.resetSecondFactor': ['ADMIN'],
  'UserMutations.endSession': everybody,
  'UserMutations.endOtherSessions': everybody,
  'UploadMutations.createUpload': everybody,
  'LearningQueries.mine': ['LEARNER'],
  'LearningQueries.mineCounts': ['LEARNER'],
  'LearningQueries.count': ['LEARNER'],
  'LearningMutations.renew': ['LEARNER'],
  'LearningQueries.enrolment': ['LEARNER'],
  'LearningQueries.ofMedium': ['LEARNER'],
  'LearningMutations.enrol': ['LEARNER'],
  'LearningMutations.withdraw': ['LEARNER'],
  'LearningMutations.start': ['LEARNER'],
  'LearningMutations.commit': ['LEARNER'],
  'CatalogueQueries.media': ['LEARNER'],
  'CatalogueQueries.count': ['LEARNER'],
  'CatalogueQueries.facets': ['LEARNER'],
  'CatalogueQueries.medium': ['LEARNER'],
  'CatalogueQueries.recommendations': ['LEARNER'],
  'CatalogueMutations.dismiss': ['LEARNER'],
  'QuizQueries.questions': managers,
  'QuizQueries.countQuestions': managers,
  'QuizQueries.namedQuestions': ['EDUCATION_MANAGER', 'ADMIN'],
  'QuizQueries.essays': ['EDUCATION_MANAGER', 'ADMIN'],
  'QuizQueries.itemStatistics': ['EDUCATION_MANAGER', 'ADMIN'],
  'QuizQueries.regrade': ['EDUCATION_MANAGER', 'ADMIN'],
  'QuizQueries.tags': ['EDUCATION_MANAGER', 'ADMIN'],
  'QuizQueries.exportGift': managers,
  'QuizQueries.accommodation': managers,
  'QuizQueries.overview': ['LEARNER'],
  'QuizQueries.result': ['LEARNER'],
  'QuizMutations.createQuestion': managers,
  'QuizMutations.saveQuestion': managers,
  'QuizMutations.archiveQuestion': managers,
  'QuizMutations.importQuestions': managers,
  'QuizMutations.reviewEssay': ['EDUCATION_MANAGER', 'ADMIN'],
  'QuizMutations.regrade': ['EDUCATION_MANAGER', 'ADMIN'],
  'QuizMutations.setAccommodation': managers,
  'QuizMutations.open': ['LEARNER'],
  'QuizMutations.saveAnswers': ['LEARNER'],
  'QuizMutations.handIn': ['LEARNER'],
  'EventQueries.sessions': managers,
  'EventQueries.bookings': managers,
  'EventQueries.offer': ['LEARNER'],
  'EventMutations.saveSession': managers,
  'EventMutations.cancelSession': managers,
  'EventMutations.markAttendance': managers,
  'EventMutations.book': ['LEARNER'],
  'EventMutations.withdraw': ['LEARNER'],
  'PreviewQueries.medium': managers,
  'PreviewQueries.part': managers,
  'PreviewQueries.quizResult': managers,
  'SurveyQueries.session': ['LEARNER'],
  'SurveyQueries.result': managers,
  'SurveyMutations.submit': ['LEARNER'],
  'BadgeQueries.list': ['ADMIN'],
  'BadgeQueries.one': ['ADMIN'],
  'BadgeQueries.preview': ['ADMIN'],
  'BadgeQueries.awards': ['ADMIN'],
  'BadgeMutations.create': ['ADMIN'],
  'BadgeMutations.update': ['ADMIN'],
  'BadgeMutations.publish': ['ADMIN'],
  'BadgeMutations.setState': ['ADMIN'],
  'BadgeMutations.award': ['ADMIN'],
  'BadgeMutations.revoke': ['ADMIN'],
  'BadgeQueries.mine': everybody,
  'BadgeQueries.files': everybody,
  'BadgeMutations.show': everybody,
  'BadgeMutations.markSeen': everybody,
  'RatingQueries.unrated': everybody,
  'RatingQueries.mine': everybody,
  'RatingQueries.counts': everybody,
  'RatingQueries.rateable': everybody,
  'RatingQueries.ofMedium': managers,
  'RatingMutations.rate': everybody,
  'RatingMutations.withdraw': everybody,
  'RatingMutations.dismiss': everybody,
  'NotificationQueries.list': everybody,
  'NotificationQueries.unreadCount': everybody,
  'NotificationQueries.preferences': everybody,
  'NotificationQueries.calendarAddress': everybody,
  'NotificationMutations.setRead': everybody,
  'NotificationMutations.markAllRead': everybody,
  'NotificationMutations.undoMarkAllRead': everybody,
  'NotificationMutations.setPreference': everybody,
  'NotificationMutations.renewCalendarAddress': everybody,
  'MailTemplateQueries.list': ['ADMIN'],
  'MailTemplateQueries.one': ['ADMIN'],
  'MailTemplateQueries.preview': ['ADMIN'],
  'MailTemplateMutations.save': ['ADMIN'],
  'MailTemplateMutations.sendTest': ['ADMIN'],
  'DesignQueries.design': ['ADMIN'],
  'DesignQueries.unitColors': ['ADMIN'],
  'DesignMutations.saveDraft': ['ADMIN'],
  'DesignMutations.discardDraft': ['ADMIN'],
  'DesignMutations.publish': ['ADMIN'],
  'DesignMutations.undoPublish': ['ADMIN'],
  'DashboardQueries.setup': everybody,
  'DashboardQueries.notices': everybody,
  'DashboardQueries.joinRequests': everybody,
  'DashboardMutations.chooseOrganisationKind': ['ADMIN'],
  'DashboardMutations.hideSetup': ['ADMIN'],
  'SystemQueries.health': ['ADMIN'],
  'UserQueries.users': managers,
  'UserQueries.count': managers,
  'UserQueries.user': managers,
  'UserQueries.memberships': managers,
  'UserQueries.comingMemberships': managers,
  'UserQueries.history': managers,
  'UserQueries.mails': managers,
  'UserQueries.consents': managers,
  'UserQueries.signIns': managers,
  'UserQueries.consequences': managers,
  'UserQueries.duplicates': managers,
  'UserQueries.merge': managers,
  'UserQueries.letterConsequences': managers,
  'UserQueries.linkCases': ['ADMIN'],
  'UserQueries.abilities': managers,
  'UserMutations.createUser': managers,
  'UserMutations.updateUser': managers,
  'UserMutations.inviteUsers': managers,
  'UserMutations.resetPassword': managers,
  'UserMutations.suspendUsers': managers,
  'UserMutations.reactivateUsers': managers,
  'UserMutations.deactivateUsersOn': managers,
  'UserMutations.setRoles': managers,
  'UserMutations.addToUnit': managers,
  'UserMutations.removeFromUnit': managers,
  'UserMutations.setUnitRole': managers,
  'UserMutations.setDefaultUnitOf': managers,
  'UserMutations.endSessionsOf': managers,
  'UserMutations.anonymiseUsers': ['ADMIN'],
  'UserMutations.exportUsers': managers,
  'UserMutations.printLetters': managers,
  'UserMutations.mergeUsers': managers,
  'UserMutations.undoBulk': managers,
  'UserMutations.keepApart': managers,
  'UserMutations.decideLinkCase': ['ADMIN'],
  'UnitQueries.unit': managers,
  'MediumQueries.media': managers,
  'MediumQueries.count': managers,
  'MediumQueries.medium': managers,
  'MediumQueries.publication': managers,
  'MediumQueries.courseChoices': managers,
  'MediumQueries.usage': managers,
  'MediumQueries.fileAddress': managers,
  'MediumQueries.uploadLimits': managers,
  'MediumMutations.create': managers,
  'MediumMutations.updateDetails': managers,
  'MediumMutations.updateAccess': managers,
  'MediumMutations.updateContent': managers,
  'MediumMutations.updateCompletion': managers,
  'MediumMutations.beginDraft': managers,
  'MediumMutations.discardDraft': managers,
  'MediumMutations.publish': managers,
  'MediumMutations.changeState': managers,
  'MediumMutations.remove': managers,
  'MediumMutations.createFromUpload': managers,
  'MediumMutations.replaceFile': managers,
  'MediumMutations.addCaptions': managers,
  'MediumMutations.addImage': managers,
  'MediumMutations.removeCaptions': managers,
  'MediumMutations.addCategory': managers,
  'MediumMutations.copy': managers,
  'MediumMutations.changeOwnerUnit': managers,
  'MediumMutations.changeResponsible': managers,
  'UnitQueries.tree': managers,
  'UnitQueries.members': managers,
  'UnitQueries.memberCount': managers,
  'UnitQueries.comingMembers': managers,
  'UnitQueries.consequences': managers,
  'UnitQueries.history': managers,
  'UnitQueries.mine': everybody,
  'UnitQueries.matchPeople': managers,
  'UnitQueries.joinable': everybody,
  'UnitQueries.joinRequestsOfMine': everybody,
  'UnitQueries.joinRequests': managers,
  'UnitMutations.setUnitOfNewPeople': ['ADMIN'],
  'UnitMutations.exportMembers': managers,
  'UnitMutations.exportComingMembers': managers,
  'UnitMutations.exportUnits': managers,
  'UnitMutations.joinUnit': everybody,
  'UnitMutations.withdrawJoinRequest': everybody,
  'UnitMutations.leaveUnit': everybody,
  'UnitMutations.decideJoinRequests': managers,
  'UnitMutations.createUnit': managers,
  'UnitMutations.updateUnit': managers,
  'UnitMutations.changeUnit': managers,
  'UnitMutations.restoreUnit': managers,
  'UnitMutations.updateMembership': managers,
  'UnitMutations.updateComingMembership': managers,
  'UnitMutations.takeBackComingMembership': managers,
  'UnitMutations.rollForward': managers,
  'UnitMutations.undoRollForward': managers,
  'UnitMutations.setDefaultUnit': everybody,
  'JobQueries.job': everybody,
  'JobQueries.mine': everybody,
  'JobQueries.jobs': ['ADMIN'],
  'JobQueries.count': ['ADMIN'],
  'JobQueries.failures': everybody,
  'JobQueries.schedules': ['ADMIN'],
  'JobMutations.cancelJob': everybody,
  'JobMutations.retryJob': everybody,
  'JobMutations.exportJobs': ['ADMIN'],
  'ImportQueries.imports': managers,
  'ImportQueries.count': managers,
  'ImportQueries.import': managers,
  'ImportQueries.rows': managers,
  'ImportQueries.profiles': managers,
  'ImportQueries.undoPreview': managers,
  'ImportQueries.fields': managers,
  'ImportMutations.createImport': managers,
  'ImportMutations.readAgain': managers,
  'ImportMutations.check': managers,
  'ImportMutations.correctRows': managers,
  'ImportMutations.releaseBrake': ['ADMIN'],
  'ImportMutations.run': managers,
  'ImportMutations.cancel': managers,
  'ImportMutations.undo': managers,
  'ImportMutations.discard': managers,
  'ImportMutations.saveProfile': managers,
  'ImportMutations.deleteProfile': managers,
  'ImportMutations.applyProfile': managers,
  'ImportMutations.failedRows': managers,
  'ImportMutations.exportRows': managers,
  'ImportMutations.exportImports': managers,
  'ImportMutations.template': managers,
  'LegalQueries.documents': ['ADMIN'],
  'LegalQueries.document': ['ADMIN'],
  'LegalQueries.versions': ['ADMIN'],
  'LegalQueries.startDays': ['ADMIN'],
  'LegalQueries.cases': ['ADMIN'],
  'LegalQueries.consents': ['ADMIN'],
  'LegalQueries.consentCount': ['ADMIN'],
  'LegalQueries.pending': everybody,
  'LegalQueries.mine': everybody,
  'LegalQueries.myManagers': everybody,
  'LegalQueries.myDeletionRequestedAt': everybody,
  'LegalQueries.help': everybody,
  'LegalQueries.supportEmail': everybody,
  'LegalMutations.createDocument': ['ADMIN'],
  'LegalMutations.updateDocument': ['ADMIN'],
  'LegalMutations.archiveDocument': ['ADMIN'],
  'LegalMutations.saveVersion': ['ADMIN'],
  'LegalMutations.discardVersion': ['ADMIN'],
  'LegalMutations.publishVersion': ['ADMIN'],
  'LegalMutations.unscheduleVersion': ['ADMIN'],
  'LegalMutations.enforceVersion': ['ADMIN'],
  'LegalMutations.closeCase': ['ADMIN'],
  'LegalMutations.exportConsents': ['ADMIN'],
  'LegalMutations.exportDocuments': ['ADMIN'],
  'LegalMutations.decide': everybody,
  'LegalMutations.exportMyData': everybody,
  'LegalMutations.requestDeletion': everybody,
  'LegalMutations.withdrawDeletion': everybody,
  'ViewQueries.views': everybody,
  'ViewMutations.createView': everybody,
  'ViewMutations.updateView': everybody,
  'ViewMutations.deleteView': everybody,
  'CategoryQueries.all': ['ADMIN'],
  'CategoryQueries.tree': managers,
  'CategoryQueries.mergePreview': ['ADMIN'],
  'CategoryMutations.create': ['ADMIN'],
  'CategoryMutations.update': ['ADMIN'],
  'CategoryMutations.move': ['ADMIN'],
  'CategoryMutations.setActive': ['ADMIN'],
  'CategoryMutations.remove': ['ADMIN'],
  'CategoryMutations.merge': ['ADMIN'],
  'CustomFieldQueries.all': ['ADMIN'],
  'CustomFieldQueries.ofPeople': managers,
  'CustomFieldQueries.mine': everybody,
  'CustomFieldQueries.holders': ['ADMIN'],
  'CustomFieldQueries.neededLocale': ['ADMIN'],
  'CustomFieldMutations.createField': ['ADMIN'],
  'CustomFieldMutations.updateField': ['ADMIN'],
  'CustomFieldMutations.orderFields': ['ADMIN'],
  'CustomFieldMutations.archiveField': ['ADMIN'],
  'CustomFieldMutations.restoreField': ['ADMIN'],
  'CustomFieldMutations.removeField': ['ADMIN'],
  'CustomFieldMutations.changeMine': everybody,
  'SystemQueries.settings': ['ADMIN'],
  'SystemQueries.audit': ['ADMIN'],
  'SystemQueries.auditCount': ['ADMIN'],
  'SystemQueries.auditActions': ['ADMIN'],
  'SystemQueries.mails': ['ADMIN'],
  'SystemQueries.mailCount': ['ADMIN'],
  'SystemQueries.mailBody': ['ADMIN'],
  'SystemMutations.setSetting': ['ADMIN'],
  'SystemMutations.resendMail': ['ADMIN'],
  'SystemMutations.sendTestMail': ['ADMIN'],
  'SystemMutations.exportAudit': ['ADMIN'],
  'SystemMutations.exportMails': ['ADMIN'],
  'ConsoleQueries.scope': managers,
  'ConsoleQueries.jobQueue': ['ADMIN'],
  'ConsoleQueries.mailQueue': ['ADMIN'],
  'ConsoleQueries.signIns': ['ADMIN'],
  'ConsoleQueries.slowStatements': ['ADMIN'],
  'ConsoleQueries.viewAs': ['ADMIN'],
  'ConsoleMutations.beginViewAs': ['ADMIN'],
  'ConsoleMutations.endViewAs': ['ADMIN'],
}

const schema = buildSchema(readSchemaText())

/** How a query opens the fields of a type, such as `query { units {` for UnitQueries: what leads there from the roots. */
const paths = new Map(
  (['query', 'mutation'] as const).flatMap((kind) =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
      .filter(leadsToNamespace)
      .map((field) => [getNamedType(field.type).name, `${kind} { ${field.name} {`] as const),
  ),
)

const leaves = findGuardedTypes(schema).flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => !leadsToNamespace(field))
    .map((field) => ({ coordinate: `${type.name}.${field.name}`, typeName: type.name, field })),
)

/** A value of the type that the schema takes, however little sense it makes. */
function sample(type: GraphQLNamedInputType): string {
  if (type.name === 'PageInput') return '{ first: 1 }'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (type.name === 'Int') return '1'
  if (type.name === 'Boolean') return 'false'
  if (type.name === 'Float') return '1.5'
  if (type.name === 'Date') return '"2027-01-01"'
  if (type.name === 'DateTime') return '"2027-01-01T00:00:00.000Z"'
  if (!isInputObjectType(type)) return '"DESIGN"'
  const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
  return `{ ${needed.map((field) => `${field.name}: ${sample(getNamedType(field.type))}`).join(', ')} }`
}

function write(typeName: string, field: GraphQLField<unknown, never>): string {
  const open = paths.get(typeName) ?? 'query {'
  const given = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
  const args = given.map(({ name, type }) => `${name}: ${sample(getNamedType(type))}`)
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  const closing = ' }'.repeat(open.split('{').length - 1)
  return `${open} ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection}${closing}`
}

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function codes(answer: GraphqlAnswer): string[] {
  return (answer.errors ?? []).map((error) => error.extensions.code)
}

describe('ASVS 23 authorisation: every field of the API', () => {
  it('is in the table of who may ask for it', () => {
    expect(leaves.map((leaf) => leaf.coordinate).sort()).toEqual(Object.keys(allowed).sort())
  })

  const cases = leaves.flatMap((leaf) => everybody.map((person) => ({ ...leaf, person })))

  it.each(cases)('$coordinate for $person', async ({ coordinate, typeName, field, person }) => {
    const roles: Role[] = person === 'NO_ROLE' ? [] : [person]
    const answer = await server.call(write(typeName, field), {}, { roles })
    expect(codes(answer)).toEqual(allowed[coordinate]?.includes(person) === true ? [] : ['FORBIDDEN'])
  })

  it.each(leaves)('$coordinate is refused without a token', async ({ typeName, field }) => {
    const answer = await server.call(write(typeName, field), {}, null)
    expect(codes(answer)).toEqual(['UNAUTHENTICATED'])
    expect(answer.data ?? null).toBeNull()
  })

  it('is refused with roles that are none of ours', async () => {
    const caller = { roles: ['SUPERUSER', 'admin'] as unknown as Role[] }
    expect(codes(await server.call('{ units { count } }', {}, caller))).toEqual(['FORBIDDEN'])
  })
})

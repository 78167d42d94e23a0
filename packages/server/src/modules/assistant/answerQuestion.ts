import type { StatisticsFilter, UnitStep } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import type { CollectionService } from '../badges/collectionService.ts'
import type { CatalogueService } from '../catalogue/catalogueService.ts'
import type { OwnService } from '../certificates/own/ownService.ts'
import type { LearnerWidgets } from '../dashboard/learner/learnerWidgets.ts'
import type { OwnConsentService } from '../legal/consents/ownConsentService.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { rankResults } from '../search/service.ts'
import { chooseUnits, type UnitService } from '../units/list/unitListService.ts'
import type { StatisticsReader } from '../userStatistics/statisticsReader.ts'
import { answerAboutPerson, type PersonLookup } from './answerAboutPerson.ts'
import { chooseIntent } from './chooseIntent.ts'
import { emptyAnswer as nothing, managesPeople, mostShown, type Answer, type Question } from './answer.ts'
import { findHelp } from './findHelp.ts'
import { screensFor } from './helpTopics.ts'
import { subjectOf } from './subjectWords.ts'

/** The services that answers are made from; each of them answers what the caller may see. */
export interface AnswerSources {
  readonly learner: Pick<LearnerWidgets, 'due' | 'lastActive'>
  readonly certificates: Pick<OwnService, 'list'>
  readonly badges: Pick<CollectionService, 'readOwn'>
  readonly statistics: StatisticsReader
  readonly units: Pick<UnitService, 'listUnits'>
  readonly catalogue: Pick<CatalogueService, 'list'>
  readonly legal: Pick<OwnConsentService, 'listHelp' | 'listManagers'>
  readonly people: PersonLookup
}

const cap = 1000
const fewestLetters = 3

const isLearner = ({ roles }: Caller): boolean => roles.includes('LEARNER')

/** Answers a question; what the caller's roles do not open is answered as what nobody knows. */
export async function answerQuestion(sources: AnswerSources, context: Question): Promise<Answer> {
  const { question, caller, locale } = context
  const intent = chooseIntent(question)
  const aboutPerson = await answerAboutPerson(sources.people, context, intent)
  if (aboutPerson !== null) return aboutPerson
  switch (intent) {
    case 'DUE':
      return isLearner(caller) ? answerDue(sources, context) : answerHelp(sources, context, 'UNKNOWN')
    case 'CONTINUE': {
      const last = await sources.learner.lastActive(caller, locale)
      return { ...nothing, intent, total: last === null ? 0 : 1, enrolments: last === null ? [] : [last.enrolment] }
    }
    case 'CERTIFICATES': {
      const list = (await sources.certificates.list(caller)).filter(({ state }) => state !== 'SUPERSEDED')
      return { ...nothing, intent, total: list.length, certificates: list.slice(0, mostShown) }
    }
    case 'BADGES': {
      const { earned } = await sources.badges.readOwn(caller, locale)
      return { ...nothing, intent, total: earned.length, badges: earned.slice(0, mostShown) }
    }
    case 'CONTACT': {
      const contacts = await sources.legal.listManagers(caller)
      return { ...nothing, intent, total: contacts.length, contacts: contacts.slice(0, mostShown) }
    }
    case 'OVERDUE':
    case 'EXPIRING':
      return managesPeople(caller) ? answerPeople(sources, context, intent) : answerHelp(sources, context, 'UNKNOWN')
    case 'FIND':
      return isLearner(caller) ? answerFind(sources, context) : answerHelp(sources, context, 'UNKNOWN')
    case 'HELP':
      return answerHelp(sources, context, 'HELP')
    // A question is about another person only by the check above.
    case 'PERSON':
    case 'UNKNOWN':
      return answerUnknown(sources, context)
    default:
      return intent satisfies never
  }
}

async function answerDue({ learner }: AnswerSources, { caller, locale }: Question): Promise<Answer> {
  const due = await learner.due(caller, locale)
  const items = due?.items ?? []
  return {
    ...nothing,
    intent: 'DUE',
    total: due?.total ?? 0,
    overdue: due?.overdue ?? 0,
    enrolments: items.flatMap(({ enrolment }) => enrolment ?? []),
    tasks: items.flatMap(({ task }) => task ?? []),
  }
}

const states = {
  OVERDUE: ['OVERDUE', 'IN_GRACE'],
  EXPIRING: ['EXPIRING', 'EXPIRED'],
} as const satisfies Record<string, StatisticsFilter['state']>

async function answerPeople(
  { statistics, units }: AnswerSources,
  { question, caller }: Question,
  intent: 'OVERDUE' | 'EXPIRING',
): Promise<Answer> {
  const subject = subjectOf(question)
  const unit = subject === '' ? null : await findUnit(units, caller, subject.slice(0, 200))
  // What is no unit of the caller's names a person or an item.
  const search = unit === null && subject !== '' ? subject.slice(0, 200) : null
  const filter: StatisticsFilter = {
    state: [...states[intent]],
    ...(unit === null ? {} : { unit: unit.uuid }),
    ...(search === null ? {} : { search }),
  }
  const [rows, total] = await Promise.all([
    statistics.listFirst(caller, filter, { field: 'DUE', direction: 'ASCENDING' }, mostShown),
    statistics.count(caller, filter, cap),
  ])
  return { ...nothing, intent, total, rows: [...rows], unit, subject: search }
}

async function findUnit(units: AnswerSources['units'], caller: Caller, subject: string): Promise<UnitStep | null> {
  const choice = chooseUnits(scopeOf(caller), { search: subject, isArchived: false })
  const { items } = await units.listUnits({ first: 20 }, null, choice)
  const [best] = rankResults(
    items.map(({ uuid, name, key }) => ({ uuid, name, key, title: name })),
    subject,
  )
  return best === undefined ? null : { uuid: best.uuid, name: best.name, key: best.key }
}

async function answerFind(sources: AnswerSources, context: Question): Promise<Answer> {
  const subject = subjectOf(context.question)
  const media = subject.length < fewestLetters ? null : await search(sources, context, subject)
  return { ...nothing, intent: 'FIND', subject, total: media?.length ?? 0, media: media?.slice(0, mostShown) ?? [] }
}

/** Media that have every word, else those that are nearest. A question is no search: what it misses is not counted. */
async function search({ catalogue }: AnswerSources, { caller, locale }: Question, text: string) {
  const plan = planPage({ first: mostShown }, { field: 'RELEVANCE', direction: 'DESCENDING' } as const)
  const { items } = await catalogue.list(caller, plan, {
    filter: { search: text.slice(0, 200) },
    locale,
    isViewing: true,
  })
  return items
}

/** The nearest help. A few words without a verb, such as "forklift", are looked for in the catalogue first. */
async function answerUnknown(sources: AnswerSources, context: Question): Promise<Answer> {
  const words = context.question.trim().split(/\s+/)
  if (isLearner(context.caller) && words.length <= 3 && !context.question.includes('?')) {
    const found = await answerFind(sources, context)
    if (found.media.length > 0) return found
  }
  return answerHelp(sources, context, 'UNKNOWN')
}

async function answerHelp(
  { legal }: AnswerSources,
  { question, caller, locale }: Question,
  intent: 'HELP' | 'UNKNOWN',
): Promise<Answer> {
  const help = findHelp(question, await legal.listHelp(caller, locale, null))
  const screens = screensFor(question)
  const isAnswered = intent === 'HELP' && help.length + screens.length > 0
  return { ...nothing, intent: isAnswered ? 'HELP' : 'UNKNOWN', total: help.length, help, screens }
}

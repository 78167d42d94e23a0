import type {
  AccompaniedLearner,
  RelationFilter,
  RelationInvitation,
  RelationOfLearner,
  RelationPage,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { textIn } from '../learning/learningMapper.ts'
import type { ModuleDeps } from '../module.ts'
import type { PagePlan } from '../paging.ts'
import { findPerson } from '../users/person/findPerson.ts'
import * as accompanied from './accompaniedStore.ts'
import { hashInvitationCode } from './invitationCode.ts'
import { createInvitations, type InvitationDeps, type Invitations } from './invitations.ts'
import { createRelationSteps, type RelationSteps } from './relationSteps.ts'
import * as store from './relationStore.ts'

/** People linked to learners. */
export interface RelationService extends Invitations, RelationSteps {
  list(plan: PagePlan<'CREATED'>, filter: Partial<RelationFilter>): Promise<RelationPage>
  count(filter: Partial<RelationFilter>, cap: number): Promise<number>
  listSeenBy(caller: Caller): Promise<RelationOfLearner[]>
  listAccompanied(caller: Caller, locale: string): Promise<AccompaniedLearner[]>
  findInvitation(caller: Caller, code: string): Promise<RelationInvitation | null>
}

/** What the service needs of the server. */
export interface RelationDeps extends Pick<ModuleDeps, 'transact'>, InvitationDeps {
  readonly pool: Pool
}

/** Makes the service. */
export function createRelationService({ pool, transact, ...deps }: RelationDeps): RelationService {
  const personOf = async ({ subject }: Pick<Caller, 'subject'>): Promise<string> => {
    const person = await findPerson(pool, subject)
    if (person === null) throw new SomoError('NOT_FOUND')
    return person
  }
  return {
    ...createInvitations({ pool, transact, ...deps }),
    ...createRelationSteps({ pool, transact }),
    list: (plan, filter) => store.listRelations(pool, plan, filter),
    count: (filter, cap) => store.countRelations(pool, cap, filter),
    async listSeenBy({ subject }) {
      const person = await findPerson(pool, subject)
      return person === null ? [] : store.listSeenBy(pool, person)
    },
    async listAccompanied({ subject }, locale) {
      const person = await findPerson(pool, subject)
      return person === null ? [] : readAccompanied(pool, person, locale)
    },
    async findInvitation(caller, code) {
      const person = await personOf(caller)
      if (await store.isGuessing(pool, person)) throw new SomoError('RATE_LIMITED')
      const hash = hashInvitationCode(code)
      const invitation = hash === null ? null : await store.readInvitation(pool, hash)
      if (invitation === null) await store.noteWrongCode(pool, person)
      return invitation
    },
  }
}

/** Learners with no more than their relation shows. */
async function readAccompanied(pool: Pool, relative: string, locale: string): Promise<AccompaniedLearner[]> {
  const relations = await accompanied.listAccompanied(pool, relative)
  const learners = [...new Set(relations.map(({ learner }) => learner))]
  const withCertificates = relations.filter(({ sees }) => sees.includes('CERTIFICATES')).map(({ learner }) => learner)
  const [items, certificates] = await Promise.all([
    accompanied.listItems(pool, learners),
    accompanied.listCertificates(pool, withCertificates),
  ])
  return relations.map(({ learner, ...relation }) => {
    const [seesDue, seesScores] = [relation.sees.includes('DUE_DATES'), relation.sees.includes('SCORES')]
    return {
      ...relation,
      items: items
        .filter((item) => item.learner === learner)
        .map(({ uuid, titles, mainLocale, state, dueAt, dueOn, completedAt, score }) => ({
          uuid,
          completedAt,
          title: textIn(titles, locale, mainLocale) ?? '',
          isDone: state === 'COMPLETED' || state === 'EXPIRING',
          state: seesDue ? state : null,
          dueAt: seesDue ? dueAt : null,
          dueOn: seesDue ? dueOn : null,
          score: seesScores ? score : null,
        })),
      certificates: relation.sees.includes('CERTIFICATES')
        ? certificates
            .filter((one) => one.learner === learner)
            .map(({ uuid, title, issuedAt, validUntil }) => ({ uuid, title, issuedAt, validUntil: validUntil ?? null }))
        : [],
    }
  })
}

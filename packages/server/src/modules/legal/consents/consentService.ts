import type { ConsentFilter, ConsentPage, ConsentSort, PageInput } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { buildPage, planPage } from '../../paging.ts'
import { latestFirst } from '../../list/keysetPage.ts'
import { checkCap } from '../../units/list/unitListService.ts'
import { readCriteria } from './consentCriteria.ts'
import type { ConsentRow, ConsentStore } from './consentStore.ts'
import type { ConsentChoice } from './consentChoice.ts'

/** The proofs, for those who have to show them. */
export interface ConsentService {
  /** The latest first without another order. @throws SomoError BAD_INPUT for a senseless page or too long a search. */
  listConsents(page: PageInput, filter: ConsentFilter | null, sort: ConsentSort | null): Promise<ConsentPage>
  /** How many match, counted to `cap`. @throws SomoError BAD_INPUT unless it is 1 to 10000, and for too long a search. */
  countConsents(cap: number, filter: ConsentFilter | null): Promise<number>
}

const longestSearch = 200

const describe = ({ criteria, ...row }: ConsentRow) => ({ ...row, criteria: readCriteria(criteria) })

/** The rules about proofs over their store. */
export function createConsentService(store: ConsentStore): ConsentService {
  return {
    async listConsents(page, filter, sort) {
      const plan = planPage(page, sort ?? latestFirst('AT'))
      if (plan.from !== null && Number.isNaN(Date.parse(plan.from.value)))
        throw new SomoError('BAD_INPUT', { argument: 'page' })
      const choice = readChoice(filter)
      if (choice === null) return buildPage(plan, [], false, () => '')
      const { rows, hasBehind } = await store.list(plan, choice)
      return buildPage(plan, rows.map(describe), hasBehind, ({ atText }) => atText)
    },
    async countConsents(cap, filter) {
      const most = checkCap(cap)
      const choice = readChoice(filter)
      return choice === null ? 0 : store.count(choice, most)
    },
  }
}

/**
 * Which consents a filter means; null where it can mean none, such as those of a document that cannot exist.
 * @throws SomoError BAD_INPUT for too long a search.
 */
export function readChoice(filter: ConsentFilter | null): ConsentChoice | null {
  const search = filter?.search?.trim().normalize('NFC') ?? ''
  if (search.length > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const document = filter?.document ?? null
  if (document !== null && !isUuid(document)) return null
  const version = filter?.version ?? null
  if (version !== null && !isUuid(version)) return null
  const { decision = null, from = null, until = null } = filter ?? {}
  return { document, version, decisions: decision, from, until, search: search === '' ? null : search }
}

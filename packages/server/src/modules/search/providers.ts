import type { PageInput, SearchResult } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import type { ImportService } from '../imports/importService.ts'
import { writeCursor } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { chooseUnits, type UnitService } from '../units/list/unitListService.ts'
import type { PeopleService } from '../users/peopleService.ts'
import type { SearchProvider } from './service.ts'

/** So many candidates are ranked. */
const candidates = 20
const firstPage: PageInput = { first: candidates }
const lowestUuid = '00000000-0000-0000-0000-000000000000'

/** The page of a list by name that begins with what was typed: names beginning with it come first. */
const pageFrom = (query: string): PageInput => ({
  first: candidates,
  after: writeCursor({ field: 'NAME', direction: 'ASCENDING' }, { value: query.trim(), uuid: lowestUuid }),
})

const managesPeople = ({ roles }: Caller): boolean => roles.includes('ADMIN') || roles.includes('EDUCATION_MANAGER')

const base = { detail: null, createdAt: null, canSuspend: false } as const

/**
 * Two pages of a list by name: the one that begins with the query, and the first one. A common text would fill the first page
 * with names that only contain it.
 */
async function readBoth<Item extends { readonly uuid: string }>(
  query: string,
  read: (page: PageInput) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  const [beginning, any] = await Promise.all([read(pageFrom(query)), read(firstPage)])
  return [...new Map([...beginning, ...any].map((item) => [item.uuid, item])).values()]
}

/** People of the list of /user-management. */
export const createPeopleProvider = (people: PeopleService): SearchProvider => ({
  isShownWhileViewing: true,
  mayFind: managesPeople,
  async find(caller, query) {
    const found = await readBoth(
      query,
      async (page) => (await people.list(caller, page, null, { search: query })).items,
    )
    return found.map(({ uuid, name, defaultUnit, username, email, status, mayChange }): SearchResult => ({
      ...base,
      kind: 'PERSON',
      uuid,
      title: name,
      detail: defaultUnit?.name ?? username ?? email ?? null,
      canSuspend: mayChange && status !== 'SUSPENDED',
    }))
  },
})

/** Units of the tree of /unit-management, without the archive. */
export const createUnitProvider = (units: UnitService): SearchProvider => ({
  isShownWhileViewing: true,
  mayFind: managesPeople,
  async find(caller, query) {
    const choice = chooseUnits(scopeOf(caller), { search: query, isArchived: false })
    const found = await readBoth(query, async (page) => (await units.listUnits(page, null, choice)).items)
    return found.map(({ uuid, name, key }): SearchResult => ({ ...base, kind: 'UNIT', uuid, title: name, detail: key }))
  },
})

/** Imports of /import-management: all of them for administrators, their own for managers. */
export const createImportProvider = (imports: Pick<ImportService, 'findByName'>): SearchProvider => ({
  isShownWhileViewing: false,
  mayFind: managesPeople,
  async find(caller, query) {
    const found = await imports.findByName(caller, query, candidates)
    return found.map(({ uuid, fileName, createdAt }): SearchResult => ({
      ...base,
      kind: 'IMPORT',
      uuid,
      title: fileName,
      createdAt,
    }))
  },
})

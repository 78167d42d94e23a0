import type {
  Import,
  ImportFieldRule,
  ImportKind,
  ImportPage,
  ImportRowPage,
  ImportSort,
  Job,
  PageInput,
} from '@somo/graphql/schema'
import { isVisible } from './wizard/importStep.ts'
import type { ImportDeps } from './importDeps.ts'
import { isUuid } from '../../database/uuid.ts'
import { viewerOf, type FieldRow } from '../custom-fields/definitions.ts'
import { readOffered } from './columns/customFields.ts'
import { findImport, type ImportRecord } from './importStore.ts'
import { type Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { planned } from '../../database/planned.ts'
import { planPage } from '../paging.ts'
import { everyImport, type ImportChoice } from './list/listConditions.ts'
import { countImports, latestFirst, listImports } from './list/listStore.ts'
import { listRows, type RowChoice } from './importRowStore.ts'
import { tellFields, tellImport } from './importView.ts'

type Choice = Omit<ImportChoice, 'ownerSubject'>

const largestCap = 10_000

/** The job of an import, and the import as it is beside it: the job may have ended since the import was read. */
async function findBoth(
  deps: ImportDeps,
  read: ImportRecord,
  caller: Caller,
): Promise<{ job: Job | null; record: ImportRecord }> {
  const job = read.job === null ? null : await deps.findJob(read.job, caller)
  const isOver = job !== null && job.state !== 'QUEUED' && job.state !== 'RUNNING'
  return { job, record: read.isBusy && isOver ? ((await findImport(deps.pool, read.uuid)) ?? read) : read }
}

/** An import as somebody may see it who sees these custom fields. */
async function show(deps: ImportDeps, read: ImportRecord, caller: Caller, seen: readonly FieldRow[]): Promise<Import> {
  const { job, record } = await findBoth(deps, read, caller)
  return tellImport(record, { caller, job, seen, brakeLimit: await deps.readBrakeLimit() })
}

/** An import as the caller may see it. */
export const showOne = async (deps: ImportDeps, record: ImportRecord, caller: Caller): Promise<Import> =>
  show(deps, record, caller, await readOffered(deps.pool, record.kind, viewerOf(caller)))

/** An import the caller may know of; null where there is none. */
export async function findVisible({ pool }: ImportDeps, uuid: string, caller: Caller): Promise<ImportRecord | null> {
  const record = isUuid(uuid) ? await findImport(pool, uuid) : null
  return record !== null && isVisible(record, caller) ? record : null
}

const ownOnly = ({ subject, roles }: Caller): string | null => (roles.includes('ADMIN') ? null : subject)

/** Reads imports for those who may see them. */
export function createImportReaders(deps: ImportDeps) {
  const { pool, lists } = deps
  return {
    async list(caller: Caller, page: PageInput, sort: ImportSort | null, choice: Choice): Promise<ImportPage> {
      const plan = planPage(page, sort ?? latestFirst)
      const { items, pageInfo } = await listImports(planned(lists), plan, { ...choice, ownerSubject: ownOnly(caller) })
      const seen = await readOffered(pool, 'USERS', viewerOf(caller))
      return { items: await Promise.all(items.map((record) => show(deps, record, caller, seen))), pageInfo }
    },
    count(caller: Caller, cap: number, choice: Choice): Promise<number> {
      if (cap < 1 || cap > largestCap) throw new SomoError('BAD_INPUT', { argument: 'cap' })
      return countImports(pool, cap, { ...choice, ownerSubject: ownOnly(caller) })
    },
    /** Imports with these words in the name of their file, the latest first. */
    async findByName(
      caller: Caller,
      search: string,
      most: number,
    ): Promise<readonly Pick<ImportRecord, 'uuid' | 'fileName' | 'createdAt'>[]> {
      const choice = { ...everyImport, search, ownerSubject: ownOnly(caller) }
      return (await listImports(planned(lists), planPage({ first: most }, latestFirst), choice)).items
    },
    async find(caller: Caller, uuid: string): Promise<Import | null> {
      const record = await findVisible(deps, uuid, caller)
      return record === null ? null : showOne(deps, record, caller)
    },
    async rows(caller: Caller, uuid: string, page: PageInput, choice: RowChoice): Promise<ImportRowPage | null> {
      const record = await findVisible(deps, uuid, caller)
      return record === null
        ? null
        : listRows(pool, record.uuid, page, choice, await readOffered(pool, record.kind, viewerOf(caller)))
    },
    fields: async (caller: Caller, kind: ImportKind): Promise<ImportFieldRule[]> =>
      tellFields(kind, await readOffered(pool, kind, viewerOf(caller))),
  }
}

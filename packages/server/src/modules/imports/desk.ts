import type {
  Import,
  ImportFieldRule,
  ImportFilePayload,
  ImportKind,
  ImportPage,
  ImportPayload,
  ImportProfile,
  ImportProfilePayload,
  ImportRowPage,
  ImportSort,
  Job,
  JobPayload,
  PageInput,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { toldLocale, type Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { planned } from '../../database/planned.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import type { FileContent } from '../../files/fileStore.ts'
import { viewerOf, type FieldRow } from '../custom-fields/definitions.ts'
import { fileLocaleOf, fileWord, readFileLocale, type FileLocale } from '../fileNames.ts'
import { planPage } from '../paging.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { noteForgotten } from '../private-files/withdrawFiles.ts'
import { createImport } from './createImport.ts'
import { readOffered } from './customFields.ts'
import { startListExport, type ListExport } from './listExport.ts'
import { everyImport, type ImportChoice } from './listConditions.ts'
import { countImports, latestFirst, listImports } from './listStore.ts'
import {
  applyColumns,
  applyFixed,
  deleteProfile,
  findProfile,
  keepOffered,
  listProfiles,
  saveProfile,
} from './profiles.ts'
import { listRows, readFailedRows, type RowChoice } from './rowsStore.ts'
import * as service from './service.ts'
import { changeImport, findImport, type ImportRecord } from './store.ts'
import { tellFields, tellImport } from './tellImport.ts'
import { writeFailedRows, writeTemplate } from './writeFiles.ts'

/** What the desk stands on. */
export interface DeskParts extends service.ImportParts {
  readonly pool: Pool
  /** For the pages of the list alone (`Database.lists`). */
  readonly lists: Pool
  readonly privateFiles: Pick<PrivateFiles, 'keep' | 'addressOf'>
  /** A job as its caller may see it. */
  readonly findJob: (uuid: string, caller: Caller) => Promise<Job | null>
}

type Choice = Omit<ImportChoice, 'ownerSubject'>

const largestCap = 10_000

/** Imports as people see and ask for them: what they may not know of is null or UNKNOWN. */
export function createImportDesk(parts: DeskParts) {
  const { pool } = parts
  const answer = async (call: RequestCall, outcome: Promise<service.Outcome>): Promise<ImportPayload> => {
    const { uuid, faults } = await outcome
    const record = uuid === null ? null : await findImport(pool, uuid)
    return { import: record === null ? null : await showOne(parts, record, call), userErrors: [...faults] }
  }
  return {
    ...createReaders(parts),
    ...createFiles(parts),
    ...createProfiles(parts),
    create: (call: RequestCall, upload: string, kind: ImportKind, key: string | null) =>
      answer(call, createImport(parts, call, upload, kind, key)),
    readAgain: (call: RequestCall, ...rest: Rest<typeof service.readAgain>) =>
      answer(call, service.readAgain(parts, call, ...rest)),
    check: (call: RequestCall, ...rest: Rest<typeof service.check>) =>
      answer(call, service.check(parts, call, ...rest)),
    correctRows: (call: RequestCall, ...rest: Rest<typeof service.correctRows>) =>
      answer(call, service.correctRows(parts, call, ...rest)),
    releaseBrake: (call: RequestCall, uuid: string, revision: number) =>
      answer(call, service.releaseBrake(parts, call, uuid, revision)),
    run: (call: RequestCall, ...rest: Rest<typeof service.run>) => answer(call, service.run(parts, call, ...rest)),
    cancel: (call: RequestCall, uuid: string) => answer(call, service.cancel(parts, call, uuid)),
    undoPreview: (call: RequestCall, uuid: string) =>
      isUuid(uuid) ? service.previewUndoOf(parts, call, uuid) : Promise.resolve(null),
    undo: (call: RequestCall, uuid: string) => answer(call, service.undo(parts, call, uuid)),
    discard: (call: RequestCall, uuid: string) => answer(call, service.discard(parts, call, uuid)),
    applyProfile: (call: RequestCall, uuid: string, profile: string) =>
      answer(call, applyProfile(parts, call, uuid, profile)),
  }
}

type Rest<F> = F extends (parts: service.ImportParts, call: RequestCall, ...rest: infer R) => unknown ? R : never

/** Imports as people see and ask for them. */
export type ImportDesk = ReturnType<typeof createImportDesk>

/** The job of an import, and the import as it is beside it: the job may have ended since the import was read. */
async function findBoth(
  parts: DeskParts,
  read: ImportRecord,
  caller: Caller,
): Promise<{ job: Job | null; record: ImportRecord }> {
  const job = read.job === null ? null : await parts.findJob(read.job, caller)
  const isOver = job !== null && job.state !== 'QUEUED' && job.state !== 'RUNNING'
  return { job, record: read.isBusy && isOver ? ((await findImport(parts.pool, read.uuid)) ?? read) : read }
}

/** An import as somebody may see it who sees these custom fields. */
async function show(parts: DeskParts, read: ImportRecord, caller: Caller, seen: readonly FieldRow[]): Promise<Import> {
  const { job, record } = await findBoth(parts, read, caller)
  return tellImport(record, { caller, job, seen, brakeLimit: await parts.readBrakeLimit() })
}

/** As `show`, of one alone. */
const showOne = async (parts: DeskParts, record: ImportRecord, caller: Caller): Promise<Import> =>
  show(parts, record, caller, await readOffered(parts.pool, record.kind, viewerOf(caller)))

async function findVisible({ pool }: DeskParts, uuid: string, caller: Caller): Promise<ImportRecord | null> {
  const record = isUuid(uuid) ? await findImport(pool, uuid) : null
  return record !== null && service.isVisible(record, caller) ? record : null
}

const ownOnly = ({ subject, roles }: Caller): string | null => (roles.includes('ADMIN') ? null : subject)

function createReaders(parts: DeskParts) {
  const { pool, lists } = parts
  return {
    async list(caller: Caller, page: PageInput, sort: ImportSort | null, choice: Choice): Promise<ImportPage> {
      const plan = planPage(page, sort ?? latestFirst)
      const { items, pageInfo } = await listImports(planned(lists), plan, { ...choice, ownerSubject: ownOnly(caller) })
      const seen = await readOffered(pool, 'USERS', viewerOf(caller))
      return { items: await Promise.all(items.map((record) => show(parts, record, caller, seen))), pageInfo }
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
      const record = await findVisible(parts, uuid, caller)
      return record === null ? null : showOne(parts, record, caller)
    },
    async rows(caller: Caller, uuid: string, page: PageInput, choice: RowChoice): Promise<ImportRowPage | null> {
      const record = await findVisible(parts, uuid, caller)
      return record === null
        ? null
        : listRows(pool, record.uuid, page, choice, await readOffered(pool, record.kind, viewerOf(caller)))
    },
    fields: async (caller: Caller, kind: ImportKind): Promise<ImportFieldRule[]> =>
      tellFields(kind, await readOffered(pool, kind, viewerOf(caller))),
  }
}

/** Who is not known yet becomes known: a file, as a profile, belongs to somebody. */
async function meet({ pool }: DeskParts, { subject }: Caller): Promise<void> {
  await pool.query('insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing', [
    createUuid(),
    subject,
  ])
}

type Write = (client: PoolClient) => FileContent

async function keepFile(
  parts: DeskParts,
  caller: Caller,
  name: string,
  ending: 'csv' | 'xlsx',
  write: Write,
  hasPeople = true,
): Promise<ImportFilePayload> {
  const mediaType =
    ending === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await meet(parts, caller)
  const uuid = await parts.transact(async (client) => {
    await client.query(`select ${noteForgotten}`)
    return parts.privateFiles.keep(client, {
      owner: caller.subject,
      name: `${name}.${ending}`,
      ending,
      mediaType,
      content: write(client),
      hasPeople,
    })
  })
  return { url: parts.privateFiles.addressOf(uuid), userErrors: [] }
}

/** The language of files for a caller: what their token says, else what is known of them. */
const fileLocale = async (parts: DeskParts, caller: Caller): Promise<FileLocale> =>
  fileLocaleOf(await readFileLocale(parts.pool, caller.subject, toldLocale(caller)))

function createFiles(parts: DeskParts) {
  return {
    async failedRows(caller: Caller, uuid: string): Promise<ImportFilePayload> {
      const record = await findVisible(parts, uuid, caller)
      if (record === null) return { url: null, userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] }
      if (record.failed === 0) return { url: null, userErrors: [{ code: 'NOTHING_TO_DO', path: [] }] }
      const facts = { locale: await fileLocale(parts, caller), delimiter: record.reading?.delimiter ?? null }
      const name = `${record.fileName.replace(/\.[a-z0-9]{1,5}$/i, '')}-${fileWord('importErrors', facts.locale)}`
      return keepFile(parts, caller, name, 'csv', (client) =>
        writeFailedRows(record.headers ?? [], readFailedRows(client, record.uuid), facts),
      )
    },
    async exportRows(call: RequestCall, uuid: string): Promise<JobPayload> {
      const record = await findVisible(parts, uuid, call)
      if (record === null) return { job: null, userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] }
      if (record.checkedAt === null) return { job: null, userErrors: [{ code: 'WRONG_STATE', path: [] }] }
      await meet(parts, call)
      const payload = { import: record.uuid, locale: await fileLocale(parts, call) }
      const job = await parts.transact((client) => service.startJob(parts, client, 'import.export', payload, call))
      return { job: await parts.findJob(job, call), userErrors: [] }
    },
    exportImports: async (call: RequestCall, wish: Omit<ListExport, 'locale'>): Promise<JobPayload> =>
      startListExport(parts, call, { ...wish, locale: await fileLocale(parts, call) }),
    async template(caller: Caller, kind: ImportKind, format: 'CSV' | 'XLSX'): Promise<ImportFilePayload> {
      const locale = await fileLocale(parts, caller)
      const content = await writeTemplate(kind, format, locale, await readOffered(parts.pool, kind, viewerOf(caller)))
      return keepFile(parts, caller, fileWord(kind, locale), format === 'CSV' ? 'csv' : 'xlsx', () => content, false)
    },
  }
}

const unknownProfile: ImportProfilePayload = { profile: null, userErrors: [{ code: 'UNKNOWN', path: ['profile'] }] }

function createProfiles(parts: DeskParts) {
  return {
    profiles: (caller: Caller, kind: ImportKind): Promise<ImportProfile[]> =>
      listProfiles(parts.pool, caller.subject, kind),
    async saveProfile(caller: Caller, uuid: string, name: string): Promise<ImportProfilePayload> {
      const record = await findVisible(parts, uuid, caller)
      if (record === null) return { profile: null, userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] }
      await meet(parts, caller)
      return saveProfile(parts.pool, caller.subject, record, name)
    },
    async deleteProfile(caller: Caller, uuid: string): Promise<ImportProfilePayload> {
      const profile = await deleteProfile(parts.pool, caller.subject, uuid)
      return profile === null ? unknownProfile : { profile, userErrors: [] }
    },
  }
}

/** Lets columns mean what a profile says and takes over its rules; the dry run is asked for after that. */
function applyProfile(parts: DeskParts, call: RequestCall, uuid: string, profile: string): Promise<service.Outcome> {
  return service.withStep(
    parts,
    { uuid, revision: null, states: ['PARSED', 'MAPPED', 'CHECKED'] },
    call,
    async (client, record) => {
      const found = await findProfile(client, call.subject, profile)
      if (found === null || found.kind !== record.kind)
        return { uuid, faults: [{ code: 'UNKNOWN', path: ['profile'] }] }
      const offered = await readOffered(client, record.kind, viewerOf(call))
      const mapping = applyColumns(record.mapping ?? {}, found, offered)
      await changeImport(client, uuid, {
        state: 'PARSED',
        mapping,
        fixed: applyFixed(found, mapping, offered),
        ...(found.options === null ? {} : { options: keepOffered(found.options, offered) }),
      })
      return { uuid, faults: [] }
    },
  )
}

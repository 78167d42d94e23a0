import { Buffer } from 'node:buffer'
import { setTimeout as delay } from 'node:timers/promises'
import type { ImportKind, ImportUndoPreview } from '@somo/graphql/schema'
import { fields, rowFields, type ImportView, type RowView, type Payload } from './importViews.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import type { CallingServer } from '../../../testing/testServer.ts'
import { upload } from '../../uploads/testing/sendFile.ts'

/** The person most tests speak of; known to the product by a row of their own. */
export const importer: TestCaller = { subject: 'importer', roles: ['ADMIN'] }

/** The rules that most tests go by. */
export const usualOptions = {
  matchBy: 'EXTERNAL_ID',
  createMissing: true,
  updateFields: [],
  missing: 'NOTHING',
  missingUnit: null,
  invite: false,
}

/** The calls themselves; the server's own tests read what the server says. */
function createAsking(server: CallingServer, caller: TestCaller) {
  async function mutate(call: string, declared: string, variables: object): Promise<Payload> {
    const answer = await server.call(
      `mutation(${declared}) { import { ${call} { import { ${fields} } userErrors { code path } } } }`,
      variables,
      caller,
    )
    const [payload] = Object.values((answer.data as { import: Record<string, Payload> } | null)?.import ?? {})
    if (payload === undefined) throw new Error(JSON.stringify(answer.errors))
    return payload
  }
  return {
    mutate,
    async find(uuid: string): Promise<ImportView | null> {
      const answer = await server.call(
        `query($uuid: ID!) { imports { import(uuid: $uuid) { ${fields} } } }`,
        { uuid },
        caller,
      )
      return (answer.data as { imports: { import: ImportView | null } }).imports.import
    },
    async undoPreview(uuid: string): Promise<ImportUndoPreview | null> {
      const text =
        'query($uuid: ID!) { imports { undoPreview(uuid: $uuid) { undone stays reasons { reason count sample laterImport laterFileName } } } }'
      const answer = await server.call(text, { uuid }, caller)
      return (answer.data as { imports: { undoPreview: ImportUndoPreview | null } }).imports.undoPreview
    },
    async rows(uuid: string, filter: object = {}, page: object = { first: 100 }): Promise<RowView[]> {
      const text = `query($uuid: ID!, $page: PageInput!, $filter: ImportRowFilter) { imports { rows(import: $uuid, page: $page, filter: $filter) { items { ${rowFields} } } } }`
      const answer = await server.call(text, { uuid, page, filter }, caller)
      if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
      return (answer.data as { imports: { rows: { items: RowView[] } } }).imports.rows.items
    },
  }
}

/** The mutations, one by one. */
function createSteps({ mutate }: ReturnType<typeof createAsking>) {
  const step = (name: string) => (uuid: string) => mutate(`${name}(uuid: $uuid)`, '$uuid: ID!', { uuid })
  return {
    cancel: step('cancel'),
    undo: step('undo'),
    discard: step('discard'),
    create: (file: string, kind: ImportKind, key: string | null = null) =>
      mutate(
        'createImport(upload: $file, kind: $kind, idempotenceKey: $key)',
        '$file: ID!, $kind: ImportKind!, $key: String',
        { file, kind, key },
      ),
    check: (
      uuid: string,
      revision: number,
      columns: readonly object[],
      options: object,
      constants: readonly object[] = [],
    ) =>
      mutate(
        'check(uuid: $uuid, revision: $revision, columns: $columns, constants: $constants, options: $options)',
        '$uuid: ID!, $revision: Int!, $columns: [ImportColumnInput!]!, $constants: [ImportConstantInput!], $options: ImportOptionsInput!',
        { uuid, revision, columns, constants, options },
      ),
    run: (uuid: string, revision: number, confirmation: string | null = null) =>
      mutate(
        'run(uuid: $uuid, revision: $revision, confirmation: $confirmation)',
        '$uuid: ID!, $revision: Int!, $confirmation: String',
        { uuid, revision, confirmation },
      ),
    correct: (
      uuid: string,
      revision: number,
      corrections: readonly { position: number; header: string; value: string }[],
    ) =>
      mutate(
        'correctRows(uuid: $uuid, revision: $revision, corrections: $corrections)',
        '$uuid: ID!, $revision: Int!, $corrections: [ImportCorrection!]!',
        { uuid, revision, corrections },
      ),
    release: (uuid: string, revision: number) =>
      mutate('releaseBrake(uuid: $uuid, revision: $revision)', '$uuid: ID!, $revision: Int!', { uuid, revision }),
    readAgain: (uuid: string, revision: number, reading: object) =>
      mutate(
        'readAgain(uuid: $uuid, revision: $revision, reading: $reading)',
        '$uuid: ID!, $revision: Int!, $reading: ImportReadingInput!',
        { uuid, revision, reading },
      ),
    applyProfile: (uuid: string, profile: string) =>
      mutate('applyProfile(uuid: $uuid, profile: $profile)', '$uuid: ID!, $profile: ID!', { uuid, profile }),
  }
}

/** Calls of imports, as one person makes them. */
export function createImportCalls(server: CallingServer, caller: TestCaller = importer) {
  const asking = createAsking(server, caller)
  const steps = createSteps(asking)
  /** The import once no job of it is at work. */
  async function settle(payload: Payload): Promise<ImportView> {
    if (payload.import === null || payload.userErrors.length > 0) throw new Error(JSON.stringify(payload.userErrors))
    for (let turn = 0; turn < 1200; turn += 1) {
      const found = await asking.find(payload.import.uuid)
      if (found === null) throw new Error('The import is gone.')
      if (found.job === null || !['QUEUED', 'RUNNING'].includes(found.job.state)) return found
      await delay(25)
    }
    throw new Error('The job did not end.')
  }
  async function send(content: Uint8Array | string, name = 'people.csv'): Promise<string> {
    const { body } = await upload(server, 'IMPORT', Buffer.from(content), { caller, name })
    if (body.uuid === undefined) throw new Error(JSON.stringify(body))
    return body.uuid
  }
  const read = async (content: Uint8Array | string, kind: ImportKind = 'USERS'): Promise<ImportView> =>
    settle(await steps.create(await send(content), kind))
  /** The dry run with what the columns seem to mean. */
  async function dryRun(
    content: Uint8Array | string,
    kind: ImportKind = 'USERS',
    options: object = {},
  ): Promise<ImportView> {
    const { uuid, revision, columns } = await read(content, kind)
    const meanings = columns.map(({ header, field, custom }) => ({ header, field, custom }))
    const matchBy = kind === 'UNITS' ? { matchBy: 'UNIT_KEY' } : {}
    return settle(await steps.check(uuid, revision, meanings, { ...usualOptions, ...matchBy, ...options }))
  }
  return {
    ...asking,
    ...steps,
    settle,
    send,
    read,
    dryRun,
    async import(content: Uint8Array | string, kind: ImportKind = 'USERS', options: object = {}): Promise<ImportView> {
      const checked = await dryRun(content, kind, options)
      return settle(await steps.run(checked.uuid, checked.revision, checked.confirmation))
    },
  }
}

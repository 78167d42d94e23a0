import { setTimeout as pause } from 'node:timers/promises'
import { callUntilOver, createApiCaller, p99, watchMemory } from './apiCaller.ts'
import type { BenchDatabase } from './cluster.ts'
import type { Figure } from './figures.ts'
import { startIssuer } from './issuer.ts'
import { startServer, type ServerProcess } from './serverProcess.ts'

interface Job {
  readonly state: string
  readonly done: number
}

interface Import {
  readonly uuid: string
  readonly state: string
  readonly revision: number
  readonly created: number
  readonly failed: number
  readonly columns: readonly { readonly header: string; readonly field: string | null }[]
  readonly job: Job | null
}

/**
 * Duration of each phase of an import in seconds, response times of other calls meanwhile in milliseconds, memory in
 * MB.
 */
interface Course {
  readonly dryRun: number
  readonly run: number
  readonly others: readonly number[]
  readonly memory: number | null
}

const fields = 'uuid state revision created failed columns { header field } job { state done }'
const options = {
  matchBy: 'EXTERNAL_ID',
  createMissing: true,
  updateFields: [],
  missing: 'NOTHING',
  missingUnit: null,
  invite: false,
}

/** A file of invented people in Windows-1252; every 125th email address is invalid. */
function makeFile(prefix: string, people: number): Buffer {
  const lines = Array.from({ length: people }, (_, index) => {
    const mail = index % 125 === 0 ? `${prefix}${index}(at)bench.example` : `${prefix}${index}@bench.example`
    return `${prefix}-${index};Müßiggänger ${index};Änne;${mail};bench-${(index % 1000) + 1};01.03.2027`
  })
  return Buffer.from(['Personalnummer;Nachname;Vorname;E-Mail;Abteilung;Eintritt', ...lines].join('\r\n'), 'latin1')
}

/** What an import asks of the API. */
function createCaller({ origin }: ServerProcess, token: string) {
  const { call, headers } = createApiCaller(origin, token)
  async function send(content: Buffer): Promise<string> {
    const grant = await call<{ upload: { createUpload: { grant: { uuid: string; token: string } | null } } }>(
      'mutation($size: Int!) { upload { createUpload(kind: IMPORT, size: $size) { grant { uuid token } } } }',
      { size: content.length },
    )
    const given = grant.upload.createUpload.grant
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)], { type: 'text/csv' }), 'bench.csv')
    const response = await fetch(`${origin}/api/upload`, {
      method: 'POST',
      headers: { ...headers, 'x-upload-grant': given?.token ?? '' },
      body: form,
    })
    if (response.status !== 201) throw new Error(`The file was answered with ${response.status}.`)
    return given?.uuid ?? ''
  }
  async function step(name: string, declared: string, given: string, variables: object): Promise<Import> {
    const answer = await call<{ import: Record<string, { import: Import | null; userErrors: unknown[] }> }>(
      `mutation(${declared}) { import { ${name}(${given}) { import { ${fields} } userErrors { code path } } } }`,
      variables,
    )
    const payload = answer.import[name]
    if (payload?.import === null || payload === undefined || payload.userErrors.length > 0)
      throw new Error(`${name}: ${JSON.stringify(payload)}`)
    return settle(payload.import.uuid)
  }
  /** Reads the import after its job has ended. */
  async function settle(uuid: string): Promise<Import> {
    for (;;) {
      const found = (
        await call<{ imports: { import: Import } }>(
          `query($uuid: ID!) { imports { import(uuid: $uuid) { ${fields} } } }`,
          { uuid },
        )
      ).imports.import
      if (found.job === null || !['QUEUED', 'RUNNING'].includes(found.job.state)) return found
      await pause(50)
    }
  }
  return { call, send, step }
}

async function importPeople(server: ServerProcess, token: string, prefix: string, people: number): Promise<Course> {
  const { call, send, step } = createCaller(server, token)
  const memory = watchMemory(server)
  try {
    const upload = await send(makeFile(prefix, people))
    const begin = performance.now()
    const read = await step('createImport', '$upload: ID!', 'upload: $upload, kind: USERS', { upload })
    const columns = read.columns.map(({ header, field }) => ({ header, field }))
    const parameters = '$uuid: ID!, $revision: Int!'
    const declared = `${parameters}, $columns: [ImportColumnInput!]!, $options: ImportOptionsInput!`
    const checked = await step(
      'check',
      declared,
      'uuid: $uuid, revision: $revision, columns: $columns, options: $options',
      { ...read, columns, options },
    )
    const dryRun = (performance.now() - begin) / 1000
    if (checked.created + checked.failed !== people)
      throw new Error(`The dry run found ${checked.created} and ${checked.failed} of ${people}.`)
    let isOver = false
    const start = performance.now()
    const running = step('run', parameters, 'uuid: $uuid, revision: $revision', checked).finally(() => (isOver = true))
    const others = await callUntilOver(call, () => isOver)
    const ended = await running
    const run = (performance.now() - start) / 1000
    if (ended.created !== checked.created)
      throw new Error(`The run ended as ${ended.state} with ${ended.created} people.`)
    return { dryRun, run, others, memory: memory.highest() }
  } finally {
    memory.stop()
  }
}

function figuresOf({ dryRun, run, others, memory }: Course, people: number): Figure[] {
  const group = `import of ${people.toLocaleString('en')} people`
  const isSmall = people <= 5000
  const note = `${others.length} lists of units while it runs`
  return [
    {
      group,
      name: 'reading and dry run',
      goal: isSmall ? 10 : null,
      unit: 's',
      value: dryRun,
      note: 'from the file that is there to the last row checked',
    },
    { group, name: 'run', goal: isSmall ? 30 : null, unit: 's', value: run, note: 'one of 125 rows has an error' },
    { group, name: 'others, p99', goal: 200, unit: 'ms', value: p99(others), note },
    {
      group,
      name: 'memory',
      goal: isSmall ? null : 400,
      unit: 'MB',
      value: memory,
      note: 'resident, at its highest, of the server alone',
    },
  ]
}

/**
 * Measures imports of the given sizes: dry run, run, response times of other calls meanwhile, memory. Each size runs in
 * its own process.
 */
export async function measureImports(database: BenchDatabase, sizes: readonly number[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const people of sizes) {
    const issuer = await startIssuer()
    const server = await startServer(
      '../packages/server/src/main.ts',
      { DATABASE_URL: database.url, OIDC_ISSUER: issuer.address },
      '/ready',
    )
    try {
      figures.push(...figuresOf(await importPeople(server, issuer.token, `b${people}`, people), people))
    } finally {
      await Promise.all([server.stop(), issuer.close()])
    }
  }
  return figures
}

import { cleanLines } from '@somo/graphql/personText'
import type {
  NamedQuestion,
  Question,
  QuestionExport,
  QuestionFilter,
  QuestionImportInput,
  QuestionImportPayload,
  QuestionInput,
  QuestionPage,
  QuestionPayload,
  QuestionSortField,
  UserErrorCode,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { readAiken } from '../exchange/readAiken.ts'
import { cutTag, readGift } from '../exchange/readGift.ts'
import { writeGiftQuestion } from '../exchange/writeGift.ts'
import { countKeysetList, readKeysetPage } from '../../list/keysetPage.ts'
import type { ModuleDeps } from '../../module.ts'
import type { PagePlan } from '../../paging.ts'
import { scopeOf } from '../../scope.ts'
import * as store from './questionStore.ts'
import { readQuestionInput } from './readQuestionInput.ts'

type Author = Pick<Caller, 'subject' | 'roles'>
interface Existing {
  readonly uuid: string
  readonly revision: number
}

/** Characters of a file of questions. */
const longestFile = 2_097_152
const mostExported = 1000

/** The question bank, for those who manage the owner units of the questions. */
export interface BankService {
  list(caller: Author, plan: PagePlan<QuestionSortField>, filter: QuestionFilter): Promise<QuestionPage>
  count(caller: Author, cap: number, filter: QuestionFilter): Promise<number>
  /** @throws SomoError BAD_INPUT for more than 1,000 versions */
  named(caller: Author, versions: readonly string[]): Promise<NamedQuestion[]>
  tags(caller: Author): Promise<string[]>
  create(caller: Author, unit: string, input: QuestionInput): Promise<QuestionPayload>
  save(caller: Author, which: Existing, input: QuestionInput): Promise<QuestionPayload>
  archive(caller: Author, which: Existing, isArchived: boolean): Promise<QuestionPayload>
  /** @throws SomoError BAD_INPUT for a text of more than 2 MiB */
  importFile(caller: Author, input: QuestionImportInput): Promise<QuestionImportPayload>
  /** @throws SomoError BAD_INPUT for more than 1,000 questions */
  exportGift(caller: Author, uuids: readonly string[]): Promise<QuestionExport>
}

/** Makes the service. */
export function createBankService(deps: { readonly pool: Pool } & Pick<ModuleDeps, 'transact'>): BankService {
  const { pool, transact } = deps
  const list = (caller: Author, filter: QuestionFilter) => store.questionList(scopeOf(caller), filter)
  return {
    async list(caller, plan, filter) {
      const { items, pageInfo } = await readKeysetPage<store.QuestionRow, QuestionSortField>(
        pool,
        plan,
        list(caller, filter),
      )
      return { items: items.map(mapQuestion), pageInfo }
    },
    count: (caller, cap, filter) => countKeysetList(pool, list(caller, filter), cap),
    async named(caller, versions) {
      if (versions.length > mostExported) throw new SomoError('BAD_INPUT', { argument: 'versions' })
      const rows = await store.readNamedQuestions(pool, scopeOf(caller), versions.filter(isUuid))
      return rows.map(({ version, row }) => ({ version, question: mapQuestion(row) }))
    },
    tags: (caller) => store.readTags(pool, scopeOf(caller)),
    create: (caller, unit, input) =>
      transact(async (client) => {
        const scope = scopeOf(caller)
        if (!isUuid(unit) || !(await store.hasUnit(client, scope, unit))) return refuse('OUT_OF_SCOPE', 'unit')
        const fields = readQuestionInput(input)
        if (!('content' in fields)) return { question: null, userErrors: [...fields] }
        const uuid = await store.addQuestion(client, caller.subject, unit, fields)
        return answer((await store.readQuestions(client, scope, [uuid]))[0])
      }),
    save: (caller, which, input) =>
      change(deps, caller, which, async (client, row) => {
        const fields = readQuestionInput(input)
        if (!('content' in fields)) return { question: mapQuestion(row), userErrors: [...fields] }
        await store.writeQuestion(client, caller.subject, row, fields)
        return null
      }),
    archive: (caller, which, isArchived) =>
      change(deps, caller, which, async (client, row) => {
        await store.setArchived(client, caller.subject, row.uuid, isArchived)
        return null
      }),
    importFile: (caller, input) => importFile(deps, caller, input),
    exportGift: (caller, uuids) => exportGift(pool, caller, uuids),
  }
}

const mapQuestion = (row: store.QuestionRow): Question => ({
  ...row,
  tags: [...row.tags],
  content: JSON.stringify(row.content),
  stem: row.content.stem,
  updatedAt: row.updatedAt.toISOString(),
})
const answer = (row: store.QuestionRow | undefined): QuestionPayload => ({
  question: row === undefined ? null : mapQuestion(row),
  userErrors: [],
})
const refuse = (code: UserErrorCode, path: string): QuestionPayload => ({
  question: null,
  userErrors: [{ code, path: [path] }],
})

type Change = (
  client: Parameters<typeof store.addQuestion>[0],
  row: store.QuestionRow,
) => Promise<QuestionPayload | null>

/** Changes a question of the caller's that nobody changed since it was read. */
function change(
  { transact }: Pick<ModuleDeps, 'transact'>,
  caller: Author,
  { uuid, revision }: Existing,
  work: Change,
): Promise<QuestionPayload> {
  return transact(async (client) => {
    if (!isUuid(uuid)) return refuse('UNKNOWN', 'uuid')
    await client.query('select from question where uuid = $1 for update', [uuid])
    const [row] = await store.readQuestions(client, scopeOf(caller), [uuid])
    if (row === undefined) return refuse('UNKNOWN', 'uuid')
    if (row.revision !== revision)
      return { question: mapQuestion(row), userErrors: [{ code: 'CHANGED_MEANWHILE', path: ['revision'] }] }
    return (await work(client, row)) ?? answer((await store.readQuestions(client, scopeOf(caller), [uuid]))[0])
  })
}

async function importFile(
  { transact }: Pick<ModuleDeps, 'transact'>,
  caller: Author,
  { unit, format, text, tags, isDryRun }: QuestionImportInput,
): Promise<QuestionImportPayload> {
  if (text.length > longestFile) throw new SomoError('BAD_INPUT', { argument: 'input.text' })
  const { questions, problems } = (format === 'GIFT' ? readGift : readAiken)(cleanLines(text))
  return transact(async (client) => {
    if (!isUuid(unit) || !(await store.hasUnit(client, scopeOf(caller), unit)))
      return { imported: 0, questions: [], problems: [], userErrors: [{ code: 'OUT_OF_SCOPE', path: ['unit'] }] }
    const uuids: string[] = []
    for (const { title, content, tags: own } of isDryRun === true ? [] : questions) {
      const fields = { title, content, points: 1, tags: [...new Set([...own, ...tags.map(cutTag)])] }
      uuids.push(await store.addQuestion(client, caller.subject, unit, fields))
    }
    return { imported: questions.length, questions: uuids, problems: [...problems], userErrors: [] }
  })
}

async function exportGift(pool: Pool, caller: Author, uuids: readonly string[]): Promise<QuestionExport> {
  if (uuids.length > mostExported) throw new SomoError('BAD_INPUT', { argument: 'questions' })
  const rows = await store.readQuestions(pool, scopeOf(caller), uuids.filter(isUuid))
  const written = rows.map((row) => ({ uuid: row.uuid, text: writeGiftQuestion(row) }))
  return {
    text: written.flatMap(({ text }) => text ?? []).join('\n'),
    leftOut: written.filter(({ text }) => text === null).map(({ uuid }) => uuid),
  }
}

import type {
  Category,
  CategoryInput,
  CategoryMerge,
  CategoryOption,
  CategoryPayload,
  LocalText,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { labelLocales } from '../custom-fields/definitions.ts'
import { checkMerge, childrenOf, selectActive } from './categoryRules.ts'
import { type CategoryRow, type LocalTexts } from './categoryTypes.ts'
import {
  changeCategory,
  createCategory,
  mergeInto,
  moveTo,
  removeEmpty,
  setActive,
  updateTexts,
  type ChangeCategory,
  type Written,
} from './categoryWriter.ts'
import * as store from './store.ts'
import { userError } from '../userError.ts'
import type { Target } from '../target.ts'

/** The tree of categories. Each change answers with the whole tree. */
export interface CategoryService {
  /** Parents before what lies in them, siblings in their order. */
  readAll(): Promise<Category[]>
  /** As `readAll`, of active categories whose ancestors are all active. */
  readOptions(): Promise<CategoryOption[]>
  previewMerge(uuid: string, into: string): Promise<CategoryMerge>
  create(
    call: RequestCall,
    input: CategoryInput,
    parent: string | null,
    idempotenceKey: string | null,
  ): Promise<CategoryPayload>
  update(call: RequestCall, target: Target, input: CategoryInput): Promise<CategoryPayload>
  move(call: RequestCall, target: Target, parent: string | null, before: string | null): Promise<CategoryPayload>
  setActive(call: RequestCall, target: Target, isActive: boolean): Promise<CategoryPayload>
  remove(call: RequestCall, target: Target): Promise<CategoryPayload>
  merge(call: RequestCall, target: Target, into: string, expectedMedia: number): Promise<CategoryPayload>
}

const listTexts = (texts: LocalTexts): LocalText[] =>
  labelLocales.flatMap((locale) => {
    const text = texts[locale]
    return text === undefined ? [] : [{ locale, text }]
  })

const toCategory = ({ names, descriptions, aliases, ...row }: CategoryRow): Category => ({
  ...row,
  aliases: [...aliases],
  names: listTexts(names),
  descriptions: listTexts(descriptions),
})

const emptyMerge = {
  mediaCount: 0,
  publishedCount: 0,
  draftCount: 0,
  retiredCount: 0,
  sharedCount: 0,
  childCount: 0,
  keys: [],
}

/** The rules about the tree of categories. */
export function createCategoryService(pool: Pool): CategoryService {
  const write = async (
    work: Parameters<typeof inTransaction<Written>>[1],
    shown?: string,
  ): Promise<CategoryPayload> => {
    const { uuid, userErrors } = await inTransaction(pool, work)
    const categories = (await store.readTree(pool)).map(toCategory)
    const category = categories.find((one) => one.uuid === (userErrors.length === 0 ? (shown ?? uuid) : uuid)) ?? null
    return { category, categories, userErrors: [...userErrors] }
  }
  const change = (call: RequestCall, target: Target, work: ChangeCategory, shown?: string): Promise<CategoryPayload> =>
    write((client) => changeCategory(client, call, target, work), shown)
  return {
    readAll: async () => (await store.readTree(pool)).map(toCategory),
    readOptions: async () =>
      selectActive(await store.readTree(pool)).map(({ uuid, parent, names }) => ({
        uuid,
        parent,
        names: listTexts(names),
      })),
    previewMerge: (uuid, into) => previewMerge(pool, uuid, into),
    create: (call, input, parent, idempotenceKey) =>
      write((client) => createCategory(client, call, { input, parent, idempotenceKey })),
    update: (call, target, input) => change(call, target, updateTexts(input)),
    move: (call, target, parent, before) => change(call, target, moveTo(parent, before)),
    setActive: (call, target, isActive) => change(call, target, setActive(isActive)),
    remove: (call, target) => change(call, target, removeEmpty),
    merge: (call, target, into, expectedMedia) => change(call, target, mergeInto(into, expectedMedia), into),
  }
}

async function previewMerge(pool: Pool, uuid: string, into: string): Promise<CategoryMerge> {
  const tree = isUuid(uuid) && isUuid(into) ? await store.readTree(pool) : []
  const [source, target] = [uuid, into].map((wanted) => tree.find((row) => row.uuid === wanted))
  if (source === undefined) return { ...emptyMerge, userErrors: [userError('UNKNOWN', 'uuid')] }
  if (target === undefined) return { ...emptyMerge, userErrors: [userError('UNKNOWN', 'into')] }
  return {
    ...(await store.countMerge(pool, uuid, into)),
    childCount: childrenOf(tree, uuid).length,
    keys: [source.key, ...source.aliases],
    userErrors: [...checkMerge(tree, source, target)],
  }
}

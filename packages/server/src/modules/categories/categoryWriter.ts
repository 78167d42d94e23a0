import type { CategoryInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import type { AuditAction } from '../audit/auditActions.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readCategoryInput } from './categoryInput.ts'
import { checkMerge, checkMove, checkPlace, checkUnique, childrenOf, orderWith } from './categoryRules.ts'
import { type CategoryRow, type CategoryTexts, type LocalTexts } from './categoryTypes.ts'
import { findCreated, rememberCreated } from '../idempotence.ts'
import * as store from './store.ts'
import { userError } from '../userError.ts'

type Tree = readonly CategoryRow[]

/** What came of a change: the category to show, and what was wrong. */
export interface Written {
  readonly uuid: string | null
  readonly userErrors: readonly UserError[]
}

const refused = (...userErrors: readonly UserError[]): Written => ({ uuid: null, userErrors })

const joinTexts = (texts: LocalTexts): string => Object.values(texts).join(' / ')

const auditedTexts = ({ key, names, descriptions }: CategoryTexts) => ({
  key,
  labels: joinTexts(names),
  description: joinTexts(descriptions),
})

const labelsOf = (tree: Tree, uuid: string | null): string | null => {
  const row = tree.find((one) => one.uuid === uuid)
  return row === undefined ? null : joinTexts(row.names)
}

/** Adds a category at the end of its siblings. */
export async function createCategory(
  client: PoolClient,
  call: RequestCall,
  { input, parent, idempotenceKey }: { input: CategoryInput; parent: string | null; idempotenceKey: string | null },
): Promise<Written> {
  await store.lockTree(client)
  const repeatable = idempotenceKey === null ? null : { subject: call.subject, key: idempotenceKey.slice(0, 200) }
  const created = repeatable === null ? null : await findCreated(client, repeatable)
  if (created !== null) return { uuid: created, userErrors: [] }
  const tree = await store.readTree(client)
  const { texts, userErrors } = readCategoryInput(input)
  const errors = [...checkPlace(tree, parent), ...userErrors, ...checkUnique(tree, parent, texts, null)]
  if (errors.length > 0) return refused(...errors)
  const uuid = createUuid()
  await store.insertCategory(client, uuid, parent, texts)
  if (repeatable !== null) await rememberCreated(client, repeatable, uuid)
  const after = { ...auditedTexts(texts), category: labelsOf(tree, parent) }
  await writeAudit(client, call, [{ action: 'category.create', objectKind: 'category', object: uuid, after }])
  return { uuid, userErrors: [] }
}

/** What is done to a category, for the audit log. */
interface Change {
  readonly action: AuditAction
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Changes one category of the tree: the change for the log, what is wrong, or null where nothing changes. */
export type ChangeCategory = (
  client: PoolClient,
  category: CategoryRow,
  tree: Tree,
) => Promise<Change | readonly UserError[] | null>

const isErrors = (result: Change | readonly UserError[]): result is readonly UserError[] => Array.isArray(result)

/** Runs a change while nobody else changes the tree; the revision must be that of the category. */
export async function changeCategory(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: { uuid: string; revision: number },
  change: ChangeCategory,
): Promise<Written> {
  await store.lockTree(client)
  const tree = await store.readTree(client)
  const category = tree.find((row) => row.uuid === uuid)
  if (category === undefined) return refused(userError('UNKNOWN', 'uuid'))
  if (category.revision !== revision) return { uuid, userErrors: [userError('CHANGED_MEANWHILE')] }
  const result = await change(client, category, tree)
  if (result !== null && isErrors(result)) return { uuid, userErrors: result }
  if (result !== null) await writeAudit(client, call, [{ ...result, objectKind: 'category', object: uuid }])
  return { uuid, userErrors: [] }
}

const isSame = (one: LocalTexts, other: LocalTexts): boolean =>
  ['en', 'de', 'sw'].every((locale) => one[locale] === other[locale])

/** Writes key, names and descriptions. */
export const updateTexts =
  (input: CategoryInput): ChangeCategory =>
  async (client, category, tree) => {
    const { texts, userErrors } = readCategoryInput(input)
    const errors = [...userErrors, ...checkUnique(tree, category.parent, texts, category.uuid)]
    if (errors.length > 0) return errors
    const hasChanged =
      texts.key !== category.key ||
      !isSame(texts.names, category.names) ||
      !isSame(texts.descriptions, category.descriptions)
    if (!hasChanged) return null
    await store.updateCategory(client, category.uuid, texts)
    return { action: 'category.update', before: auditedTexts(category), after: auditedTexts(texts) }
  }

/** Moves it into another category, or among its siblings. */
export const moveTo =
  (parent: string | null, before: string | null): ChangeCategory =>
  async (client, category, tree) => {
    const errors = checkMove(tree, category, parent)
    if (errors.length > 0) return errors
    const order = orderWith(tree, parent, category.uuid, before)
    const now = childrenOf(tree, parent).map(({ uuid }) => uuid)
    if (order.join() === now.join()) return null
    await store.placeCategories(client, parent, order, category.uuid)
    return {
      action: 'category.move',
      before: { labels: joinTexts(category.names), category: labelsOf(tree, category.parent) },
      after: { labels: joinTexts(category.names), category: labelsOf(tree, parent) },
    }
  }

/** Switches it on or off. */
export const setActive =
  (isActive: boolean): ChangeCategory =>
  async (client, category) => {
    if (category.isActive === isActive) return null
    await store.setActive(client, category.uuid, isActive)
    return {
      action: isActive ? 'category.activate' : 'category.deactivate',
      after: { key: category.key, labels: joinTexts(category.names) },
    }
  }

/** Deletes it while it is empty. */
export const removeEmpty: ChangeCategory = async (client, category, tree) => {
  await store.lockCategory(client, category.uuid)
  if (childrenOf(tree, category.uuid).length > 0) return [userError('IN_USE', 'children')]
  if ((await store.countMerge(client, category.uuid, category.uuid)).mediaCount > 0)
    return [userError('IN_USE', 'media')]
  await store.removeCategory(client, category.uuid)
  return { action: 'category.remove', before: auditedTexts(category) }
}

/** Moves what is in it to another category, and removes it. */
export const mergeInto =
  (into: string, expectedMedia: number): ChangeCategory =>
  async (client, category, tree) => {
    const target = isUuid(into) ? tree.find(({ uuid }) => uuid === into) : undefined
    if (target === undefined) return [userError('UNKNOWN', 'into')]
    const errors = checkMerge(tree, category, target)
    if (errors.length > 0) return errors
    await store.lockCategory(client, category.uuid)
    const { mediaCount } = await store.countMerge(client, category.uuid, into)
    if (mediaCount !== expectedMedia) return [userError('COUNT_CHANGED')]
    const children = childrenOf(tree, category.uuid).map(({ uuid }) => uuid)
    const present = childrenOf(tree, into)
      .map(({ uuid }) => uuid)
      .filter((uuid) => uuid !== category.uuid)
    await store.placeCategories(client, into, [...present, ...children], null)
    await store.mergeCategory(client, category.uuid, into)
    return {
      action: 'category.merge',
      before: { key: category.key, labels: joinTexts(category.names) },
      after: { key: target.key, labels: joinTexts(target.names), media: mediaCount },
    }
  }

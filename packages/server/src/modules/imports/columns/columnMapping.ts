import type { ImportKind } from '@somo/graphql/schema'
import type { FieldRow } from '../../custom-fields/definitions.ts'
import { headsOf } from '../../users/export/exportTexts.ts'
import { isPersonColumn, type PersonColumn } from '../../users/export/personColumn.ts'
import { customName, type FieldName } from './fieldNames.ts'
import { fieldsOfKind, foldHeader, isReasonHeader } from './fields.ts'
import { foreignHeaders, synonyms, wholeNames } from './headerSynonyms.ts'
import { titles } from './fieldTitles.ts'

/** What a column means, and whether that is sure or a guess by likeness. */
export interface ColumnGuess {
  readonly field: FieldName | null
  readonly isCertain: boolean
}

/** A custom field as headers are compared with it. */
export type CalledField = Pick<FieldRow, 'key' | 'labels'>

interface Target {
  readonly field: FieldName
  /** The product's own words for it, folded. */
  readonly own: readonly string[]
  /** The installation's words for it, or those of other systems, folded. */
  readonly others: readonly string[]
}

const fold = (words: readonly string[]): string[] => words.map(foldHeader).filter((word) => word !== '')

/** The heads of the product's own list of people, which is a file of people as well. */
const headsInList = (kind: ImportKind, field: string): string[] =>
  kind === 'USERS' && isPersonColumn(field) ? headsOf(field) : []

/** What columns can mean; those of the installation first, so that of words no product knows theirs count most. */
function targetsOf(kind: ImportKind, custom: readonly CalledField[]): Target[] {
  const added = custom.map(({ key, labels }): Target => ({
    field: customName(key),
    own: [],
    others: fold([key, ...Object.values(labels)]),
  }))
  const standing = fieldsOfKind[kind].map((field): Target => ({
    field,
    own: fold([...Object.values(titles[field]), ...headsInList(kind, field)]),
    others: fold(synonyms[field]),
  }))
  return [...added, ...standing]
}

type Test = (target: Target, header: string, folded: string) => boolean

/** The ways to be sure, the surest first. */
const tests: readonly Test[] = [
  ({ field }, header) => field === header,
  ({ own }, _, folded) => own.includes(folded),
  ({ field }, header) => field === customName(header),
  ({ others }, _, folded) => others.includes(folded),
]

const findBy = (test: Test, targets: Iterable<Target>, header: string): Target | undefined =>
  [...targets].find((target) => test(target, header.trim().toLowerCase(), foldHeader(header)))

/** The field that a header surely means, where it stands alone; null for none. */
export function findSure(kind: ImportKind, header: string, custom: readonly CalledField[]): FieldName | null {
  if (isReasonHeader(header)) return null
  const targets = targetsOf(kind, custom)
  return tests.map((test) => findBy(test, targets, header)).find((target) => target !== undefined)?.field ?? null
}

/** How much of two words is alike: the share of their common pairs of letters. */
function likeness(one: string, other: string): number {
  const pairs = (word: string): Set<string> =>
    new Set(
      Array.from(word)
        .map((_, index) => word.slice(index, index + 2))
        .filter(({ length }) => length === 2),
    )
  const [left, right] = [pairs(one), pairs(other)]
  const common = [...left].filter((pair) => right.has(pair)).length
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size)
}

const closeEnough = 0.75
// A short word within a long one says little: `ende` is in `gender`, `address` in `emailaddress`.
const mostLonger = 1.34

const isAsLong = (one: string, other: string): boolean =>
  Math.max(one.length, other.length) <= Math.min(one.length, other.length) * mostLonger

/** The target that is called most alike, if any is close enough. */
function findLike(free: Iterable<Target>, header: string): Target | undefined {
  const folded = foldHeader(header)
  const scores = [...free].map((target) => ({
    target,
    score: Math.max(
      0,
      ...[...target.own, ...target.others]
        .filter((word) => isAsLong(word, folded))
        .map((word) => likeness(word, folded)),
    ),
  }))
  const [best] = scores.sort((one, other) => other.score - one.score)
  return best !== undefined && best.score >= closeEnough ? best.target : undefined
}

const columnsOfNothing = [
  'DEFAULT_UNIT',
  'UNITS',
  'LAST_SIGN_IN',
  'LOGIN_COUNT',
  'CREATED',
  'INVITED',
] as const satisfies readonly PersonColumn[]
const headsOfNothing = new Set(fold([...columnsOfNothing.flatMap(headsOf), ...foreignHeaders]))
const headsOfNames = new Set(fold([...headsOf('NAME'), ...wholeNames]))

/**
 * What a header may mean that nothing is sure of. A column of names is that of the family names where the given ones have a column
 * of their own; where both are in one, it is neither: taken for one of them it would change the names of everybody.
 */
function findLikely(kind: ImportKind, free: ReadonlySet<Target>, header: string): Target | undefined {
  const folded = foldHeader(header)
  if (kind !== 'USERS') return headsOfNothing.has(folded) ? undefined : findLike(free, header)
  if (headsOfNothing.has(folded)) return undefined
  if (!headsOfNames.has(folded)) return findLike(free, header)
  const isGivenTaken = ![...free].some(({ field }) => field === 'GIVEN_NAME')
  return isGivenTaken ? [...free].find(({ field }) => field === 'FAMILY_NAME') : undefined
}

/** Says for each header what it means; no field is meant twice, and the sure ones choose first. */
export function guessColumnMapping(
  kind: ImportKind,
  headers: readonly string[],
  custom: readonly CalledField[],
): Map<string, ColumnGuess> {
  const free = new Set(targetsOf(kind, custom))
  const meanings = new Map<string, ColumnGuess>(
    headers.filter(isReasonHeader).map((header) => [header, { field: null, isCertain: true }]),
  )
  for (const test of tests) {
    for (const header of headers) {
      const target = meanings.has(header) ? undefined : findBy(test, free, header)
      if (target === undefined) continue
      free.delete(target)
      meanings.set(header, { field: target.field, isCertain: true })
    }
  }
  // What a column of names is depends on what the others are.
  const isOfNames = (header: string): boolean => headsOfNames.has(foldHeader(header))
  for (const header of [...headers.filter((one) => !isOfNames(one)), ...headers.filter(isOfNames)]) {
    if (meanings.has(header)) continue
    const target = findLikely(kind, free, header)
    if (target !== undefined) free.delete(target)
    meanings.set(header, { field: target?.field ?? null, isCertain: false })
  }
  return meanings
}

const knownWords = new Set([
  ...(['USERS', 'UNITS', 'MEMBERSHIPS', 'COMPLETIONS'] as const).flatMap((kind) =>
    targetsOf(kind, []).flatMap(({ field, own, others }) => [foldHeader(field), ...own, ...others]),
  ),
  ...headsOfNothing,
  ...headsOfNames,
])

/** How many cells of a row are words that head a column in some file of people, units or memberships. */
export const countKnownHeaders = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.length <= 80 && knownWords.has(foldHeader(cell))).length

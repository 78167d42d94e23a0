import type { CustomFieldInput, LocalTextInput, UserError } from '@somo/graphql/schema'
import { line } from '../profile/rules.ts'
import { labelLocales, type FieldRow, type StoredChoice, type Labels } from './definitions.ts'
import { userError } from '../userError.ts'

/** As many are in force at most: nobody fills in more. */
export const mostFields = 50
const mostChoices = 200
const longestLabel = 160
const keyForm = /^[a-z0-9][a-z0-9._-]{1,63}$/

/** What is kept of a definition beside its key and its place. */
export type FieldFacts = Pick<FieldRow, 'kind' | 'labels' | 'choices' | 'isRequired' | 'visibleTo' | 'isOwn'>

/** What is wrong with a key, as it is kept. */
export function checkKey(key: string): UserError[] {
  if (key === '') return [userError('REQUIRED', 'key')]
  return keyForm.test(key) ? [] : [userError('NOT_A_KEY', 'key')]
}

function readLabels(
  inputs: readonly LocalTextInput[],
  needed: string,
  path: readonly string[],
  errors: UserError[],
): Labels {
  const labels: Record<string, string> = {}
  const checkLine = line(longestLabel)
  for (const { locale, text } of inputs) {
    const trimmed = text.trim().normalize('NFC')
    const code = !labelLocales.some((known) => known === locale)
      ? 'NOT_OFFERED'
      : labels[locale] !== undefined
        ? 'REPEATED'
        : trimmed === ''
          ? null
          : checkLine(trimmed)
    if (code !== null) errors.push(userError(code, ...path, locale))
    else if (trimmed !== '') labels[locale] = trimmed
  }
  if (labels[needed] === undefined && !errors.some(({ path: at }) => at.join() === [...path, needed].join()))
    errors.push(userError('REQUIRED', ...path, needed))
  return labels
}

function readChoices({ kind, choices }: CustomFieldInput, needed: string, errors: UserError[]): StoredChoice[] {
  if (kind !== 'CHOICE') return []
  if (choices.length === 0) errors.push(userError('REQUIRED', 'choices'))
  if (choices.length > mostChoices) errors.push(userError('TOO_MANY', 'choices'))
  const keys = new Set<string>()
  return choices.slice(0, mostChoices).map((choice, index) => {
    const path = ['choices', String(index)]
    const key = choice.key.trim().toLowerCase()
    const code = key === '' ? 'REQUIRED' : !keyForm.test(key) ? 'NOT_A_KEY' : keys.has(key) ? 'REPEATED' : null
    if (code !== null) errors.push(userError(code, ...path, 'key'))
    keys.add(key)
    return { key, labels: readLabels(choice.labels, needed, [...path, 'labels'], errors) }
  })
}

/** What a definition would be, and what is wrong with it; each label is needed in the language `needed`. */
export function readInput(
  input: CustomFieldInput,
  needed: string,
): { readonly facts: FieldFacts; readonly userErrors: UserError[] } {
  const userErrors: UserError[] = []
  const labels = readLabels(input.labels, needed, ['labels'], userErrors)
  const choices = readChoices(input, needed, userErrors)
  // Nobody changes what they do not see.
  if (input.isOwn && input.visibleTo !== 'PERSON') userErrors.push(userError('WRONG_STATE', 'isOwn'))
  const { kind, isRequired, visibleTo, isOwn } = input
  return { facts: { kind, labels, choices, isRequired, visibleTo, isOwn }, userErrors }
}

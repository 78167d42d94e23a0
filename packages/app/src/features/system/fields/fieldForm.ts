import type { CustomFieldAudience, CustomFieldInput, CustomFieldKind } from '@somo/graphql/schema'
import type { DefinitionPartsFragment } from '@somo/graphql/system-fields'
import * as z from 'zod/mini'
import type { Texts } from '../../../platform/form/merge/merge.ts'
import type { FormSchema } from '../../../platform/form/validation/resolver.ts'
import type { Revised } from '../../../platform/form/merge/useMergedForm.ts'
import { keyOf } from '../../../domain/key/keyOf.ts'
import { labelLocales, type LabelLocale } from './labelLocales.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

export type Definition = DefinitionPartsFragment

export const kinds = ['TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'CHOICE'] as const satisfies readonly CustomFieldKind[]
export const audiences = ['ADMINISTRATORS', 'MANAGERS', 'PERSON'] as const satisfies readonly CustomFieldAudience[]

/** One choice as it is typed; the `key` of a new one is a plus and a number, until it is saved. */
export type TypedChoice = { readonly key: string } & Readonly<Record<LabelLocale, string>>

/** All of a definition that may be changed, as texts: choices as one, so that equal ones are equal texts. */
export const definitionFields = ['en', 'de', 'sw', 'kind', 'choices', 'isRequired', 'visibleTo', 'isOwn'] as const
export type DefinitionField = (typeof definitionFields)[number]
export type DefinitionTexts = Texts<DefinitionField>
export type NewDefinitionTexts = Texts<DefinitionField | 'key'>
export type DefinitionEntry = Revised<DefinitionField> & { readonly definition: Definition }

type Labels = Definition['labels']
const textIn = (labels: Labels, locale: string): string => labels.find((label) => label.locale === locale)?.text ?? ''

const isNew = ({ key }: TypedChoice): boolean => key.startsWith('+')

/** A choice beside others, of which nothing is typed yet. */
export function newChoice(choices: readonly TypedChoice[]): TypedChoice {
  const last = Math.max(0, ...choices.filter(isNew).map(({ key }) => Number(key)))
  return { key: `+${last + 1}`, en: '', de: '', sw: '' }
}

/** Choices as one text, with their parts in one order. */
export const writeChoices = (choices: readonly TypedChoice[]): string =>
  JSON.stringify(choices.map(({ key, en, de, sw }) => ({ key, en, de, sw })))

const choiceShape = z.array(z.object({ key: z.string(), en: z.string(), de: z.string(), sw: z.string() }))

/** The choices of a text that `writeChoices` made. */
export function readChoices(text: string): TypedChoice[] {
  return text === '' ? [] : choiceShape.parse(JSON.parse(text))
}

const write = (isTrue: boolean): string => (isTrue ? 'true' : 'false')

/** A definition as the form takes it. */
export function entryOf(definition: Definition): DefinitionEntry {
  const { labels, kind, choices, isRequired, visibleTo, isOwn, revision } = definition
  const typed = choices.map((choice) => ({
    key: choice.key,
    en: textIn(choice.labels, 'en'),
    de: textIn(choice.labels, 'de'),
    sw: textIn(choice.labels, 'sw'),
  }))
  return {
    en: textIn(labels, 'en'),
    de: textIn(labels, 'de'),
    sw: textIn(labels, 'sw'),
    kind,
    choices: writeChoices(typed),
    isRequired: write(isRequired),
    visibleTo,
    isOwn: write(isOwn),
    revision,
    definition,
  }
}

const first = newChoice([])

/** A new definition, with room for two choices. */
export const newDefinition: NewDefinitionTexts = {
  key: '',
  en: '',
  de: '',
  sw: '',
  kind: 'TEXT',
  choices: writeChoices([first, newChoice([first])]),
  isRequired: 'false',
  visibleTo: 'MANAGERS',
  isOwn: 'false',
}

const labelsOf = (typed: Readonly<Record<LabelLocale, string>>) =>
  labelLocales.map((locale) => ({ locale, text: typed[locale].trim() })).filter(({ text }) => text !== '')

/** Choices with a key each: those that have one keep it, new ones get one of their name that nobody else has. */
function choicesOf(choices: readonly TypedChoice[], needed: string) {
  const taken = new Set(choices.filter((choice) => !isNew(choice)).map(({ key }) => key))
  return choices.map((choice) => {
    const labels = labelsOf(choice)
    if (!isNew(choice)) return { key: choice.key, labels }
    const stem = keyOf(textIn(labels, needed) || (labels[0]?.text ?? '')) || 'choice'
    const free = [stem, ...choices.map((_, index) => `${stem}-${index + 2}`)].find((key) => !taken.has(key)) ?? stem
    taken.add(free)
    return { key: free, labels }
  })
}

const isBlank = (choice: TypedChoice): boolean => isNew(choice) && labelsOf(choice).length === 0

/** The texts of the form as the API takes them. */
export function inputOf(texts: DefinitionTexts, needed: string): CustomFieldInput {
  const kind = kinds.find((one) => one === texts.kind) ?? 'TEXT'
  return {
    kind,
    labels: labelsOf(texts),
    choices:
      kind === 'CHOICE'
        ? choicesOf(
            readChoices(texts.choices).filter((choice) => !isBlank(choice)),
            needed,
          )
        : [],
    isRequired: texts.isRequired === 'true',
    visibleTo: audiences.find((one) => one === texts.visibleTo) ?? 'ADMINISTRATORS',
    isOwn: texts.isOwn === 'true' && texts.visibleTo === 'PERSON',
  }
}

const label = z.string().check(maxCharacters(160))
const shape = {
  en: label,
  de: label,
  sw: label,
  kind: z.string(),
  choices: z.string(),
  isRequired: z.string(),
  visibleTo: z.string(),
  isOwn: z.string(),
}

const isNamed = (needed: LabelLocale) => (texts: Readonly<Record<LabelLocale, string>>) => texts[needed].trim() !== ''
const hasChoices = ({ kind, choices }: { readonly kind: string; readonly choices: string }): boolean =>
  kind !== 'CHOICE' || readChoices(choices).some((choice) => !isBlank(choice))
const areNamed =
  (needed: LabelLocale) =>
  ({ kind, choices }: { readonly kind: string; readonly choices: string }) =>
    kind !== 'CHOICE' || readChoices(choices).every((choice) => isBlank(choice) || choice[needed].trim() !== '')

/** What may be saved, where labels are needed in one language; the server judges the rest. */
export const definitionSchema = (needed: LabelLocale): FormSchema<DefinitionTexts, DefinitionTexts> =>
  z
    .object(shape)
    .check(
      z.refine(isNamed(needed), { error: 'REQUIRED', path: [needed] }),
      z.refine(hasChoices, { error: 'REQUIRED', path: ['choices'] }),
      z.refine(areNamed(needed), { error: 'CHOICE_NAME', path: ['choices'] }),
    )

const isKey = ({ key }: { readonly key: string }): boolean =>
  key.trim() === '' || /^[a-z0-9][a-z0-9._-]{1,63}$/i.test(key.trim())

/** As `definitionSchema`, with the key. */
export const newDefinitionSchema = (needed: LabelLocale): FormSchema<NewDefinitionTexts, NewDefinitionTexts> =>
  z
    .object({ ...shape, key: z.string() })
    .check(
      z.refine(isNamed(needed), { error: 'REQUIRED', path: [needed] }),
      z.refine(hasChoices, { error: 'REQUIRED', path: ['choices'] }),
      z.refine(areNamed(needed), { error: 'CHOICE_NAME', path: ['choices'] }),
      z.refine(isKey, { error: 'NOT_A_KEY', path: ['key'] }),
    )

/** The server's path of a label is its language, as the form names it. */
export const placeFieldErrors = <
  FieldError extends { readonly code: string; readonly path: readonly (string | number)[] | null },
>(
  errors: readonly FieldError[],
) =>
  errors.map(({ code, path }) => ({
    code: code === 'IN_USE' && path?.[0] === 'kind' ? 'HELD_KIND' : code,
    path: path?.[0] === 'labels' ? path.slice(1) : (path ?? []),
  }))

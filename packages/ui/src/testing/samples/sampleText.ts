import { cloneElement, isValidElement } from 'react'
import type { UiLocale } from '../../locale/texts.ts'
import { escaped } from '../escaped.ts'
import { collectionSamples } from './collectionSamples.ts'
import { fieldSamples } from './fieldSamples.ts'
import { listSamples } from './listSamples.ts'
import { navigationSamples } from './navigationSamples.ts'
import { overlaySamples } from './overlaySamples.ts'
import { partSamples } from './partSamples.ts'
import type { Samples } from './sampleTypes.ts'
import { stateSamples } from './stateSamples.ts'

const samples = {
  ...collectionSamples,
  ...fieldSamples,
  ...listSamples,
  ...navigationSamples,
  ...overlaySamples,
  ...partSamples,
  ...stateSamples,
} satisfies Samples

/** A text that stories write in English and every reader sees in their own language. */
export type SampleText = keyof typeof samples

/** All texts of stories with their other languages. */
export const allSamples: Samples = samples

const isSample = (text: string): text is SampleText => Object.hasOwn(samples, text)

/** The language the toolbar has chosen: the preview keeps it on the document before a story is drawn. Outside a browser nothing is drawn. */
const language = (): UiLocale => {
  if (typeof document === 'undefined') return 'en'
  const { lang } = document.documentElement
  return lang === 'de' || lang === 'sw' ? lang : 'en'
}

const filled = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/**
 * A text of a story in the language the toolbar has chosen; for plays, for what a handler says, and for what is put
 * together: `sampleText('{count} people', { count })`.
 */
export function sampleText(text: SampleText, values: Readonly<Record<string, string | number>> = {}): string {
  const locale = language()
  return filled(locale === 'en' ? text : samples[text][locale], values)
}

/** Finds a text of a story, with whatever stands around it. */
export const sampleTextPattern = (text: SampleText): RegExp => new RegExp(escaped(sampleText(text)))

/** Texts around values, `{count} people`, the longest first: "is open" before "open". */
const patterns = Object.entries(allSamples)
  .filter(([text]) => text.includes('{'))
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([text, others]) => ({
    pattern: new RegExp(`^${escaped(text).replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.+)')}$`),
    others,
  }))

const translateFigure = (text: string, locale: UiLocale): string => {
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.')
  return new Intl.NumberFormat(locale, { minimumFractionDigits: part.length }).format(Number(`${whole}.${part}`))
}

/** Figures within a text, as English writes them. */
const figure = /^\d{1,3}(?:,\d{3})+$|^\d+\.\d+$/

function translateWords(text: string, locale: 'de' | 'sw'): string {
  // Between two tags a text brings the space that keeps it from its neighbour; a figure keeps its unit by one that does not break.
  const words = text.trim().replaceAll('\u{A0}', ' ')
  if (words === '') return text
  const [before = '', after = ''] = text.replaceAll('\u{A0}', ' ').split(words)
  if (isSample(words)) return `${before}${samples[words][locale]}${after}`
  for (const { pattern, others } of patterns) {
    const values = pattern.exec(words)?.groups
    if (values === undefined) continue
    const translatedValues = Object.entries(values).map(
      ([name, value]) =>
        [name, figure.test(value) ? translateFigure(value, locale) : translateWords(value, locale)] as const,
    )
    return `${before}${filled(others[locale], Object.fromEntries(translatedValues))}${after}`
  }
  return text
}

// What a component is given must stay the same from one drawing to the next.
const known = { de: new WeakMap<object, object>(), sw: new WeakMap<object, object>() }

const isPlain = (value: object): value is Readonly<Record<string, unknown>> =>
  Object.getPrototypeOf(value) === Object.prototype

function translateEach(value: object): object {
  if (Array.isArray(value)) {
    const next: readonly unknown[] = value.map(allSampleTexts)
    return next.every((item, index) => item === value[index]) ? value : next
  }
  if (isValidElement<object>(value)) {
    const props = allSampleTexts(value.props)
    return props === value.props ? value : cloneElement(value, props)
  }
  if (!isPlain(value)) return value
  const next = Object.entries(value).map(([key, item]) => [key, allSampleTexts(item)] as const)
  return next.every(([key, item]) => item === value[key]) ? value : Object.fromEntries(next)
}

/**
 * Whatever a story hands to a component, with each text of it that has a translation in the language the toolbar has
 * chosen. Functions, and what a class made, stay as they are.
 */
export function allSampleTexts<Value>(value: Value): Value
export function allSampleTexts(value: unknown): unknown {
  const locale = language()
  if (locale === 'en' || value === null) return value
  if (typeof value === 'string') return translateWords(value, locale)
  if (typeof value !== 'object') return value
  const before = known[locale].get(value)
  if (before !== undefined) return before
  // What leads back to itself is met once.
  known[locale].set(value, value)
  const next = translateEach(value)
  known[locale].set(value, next)
  return next
}

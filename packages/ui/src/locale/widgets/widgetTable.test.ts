import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sw } from './sw.ts'
import { toWidgetTable, type WidgetFormatter, type WidgetTable, type WidgetText } from './widgetTable.ts'

const load = async (language: string): Promise<WidgetTable> => {
  const module: unknown = await import(`react-aria-components/i18n/${language}`)
  return toWidgetTable(typeof module === 'object' && module !== null && 'default' in module ? module.default : null)
}

const keysOf = (table: WidgetTable): readonly string[] =>
  Object.entries(table)
    .flatMap(([packageName, texts]) => Object.keys(texts).map((key) => `${packageName} ${key}`))
    .sort()

const swahili = toWidgetTable(sw)
const english = await load('en-US')
const german = await load('de-DE')

/** What React Aria's code asks for, read from its installed files. */
const requestedPackages = (): ReadonlySet<string> => {
  const require = createRequire(import.meta.url)
  const components = require.resolve('react-aria-components/package.json')
  const aria = createRequire(components).resolve('react-aria/package.json')
  const stately = createRequire(components).resolve('react-stately/package.json')
  const names = new Set<string>()
  for (const root of [components, aria, stately].map((file) => join(dirname(file), 'dist/private'))) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.mjs')) continue
      const code = readFileSync(join(root, file), 'utf8')
      // The name of the package is the last argument of the look-up, whatever a bundler called the function.
      for (const [, name = ''] of code.matchAll(
        /,\s*["'](@react-(?:aria|stately)\/[a-z-]+|react-aria-components)["']\)/g,
      )) {
        names.add(name)
      }
    }
  }
  return names
}

describe('the widgets have every text', () => {
  it('of the installed English dictionary in German and Swahili, and no other', () => {
    expect(keysOf(english).length).toBeGreaterThan(100)
    expect(keysOf(german)).toEqual(keysOf(english))
    expect(keysOf(swahili)).toEqual(keysOf(english))
  })

  it('for each package the installed code asks for', () => {
    const packages = requestedPackages()
    expect(packages.size).toBeGreaterThan(15)
    expect([...packages].filter((name) => !(name in swahili))).toEqual([])
  })

  it('as a function wherever German or English needs values', () => {
    const plain = Object.entries(english).flatMap(([packageName, texts]) =>
      Object.entries(texts)
        .filter(([key, text]) => typeof text === 'function' && typeof swahili[packageName]?.[key] !== 'function')
        .map(([key]) => `${packageName} ${key}`),
    )
    expect(plain).toEqual([])
  })
})

const formatter: WidgetFormatter = {
  number: (value) => new Intl.NumberFormat('sw').format(value),
  plural: (count, forms) => {
    const form = forms[`=${count}`] ?? forms[new Intl.PluralRules('sw').select(count)] ?? forms['other'] ?? ''
    return typeof form === 'function' ? form() : form
  },
  select: (forms, value) => {
    const form = forms[value] ?? forms['other'] ?? ''
    return typeof form === 'function' ? form() : form
  },
}

const say = (text: WidgetText | undefined, variables: Readonly<Record<string, string | number | boolean>>): string =>
  typeof text === 'function' ? text(variables, formatter) : (text ?? '')

/** Every value any text of the dictionary asks for: counts are 3, conditions hold, all else names itself. */
const everyValue = new Proxy<Record<string, string | number | boolean>>(
  {},
  {
    get: (_target, key) =>
      /count$/i.test(String(key)) ? 3 : String(key).startsWith('is') ? 'true' : `«${String(key)}»`,
  },
)

describe('the Swahili texts', () => {
  it('use the same values as the English ones', () => {
    for (const [packageName, texts] of Object.entries(english)) {
      for (const [key, text] of Object.entries(texts)) {
        const marks = (sentence: string): readonly string[] => [...new Set(sentence.match(/«\w+»/g))].sort()
        expect(marks(say(swahili[packageName]?.[key], everyValue)), `${packageName} ${key}`).toEqual(
          marks(say(text, everyValue)),
        )
      }
    }
  })

  it.each([
    [0, 'Hakuna kipengee kilichochaguliwa.'],
    [1, 'Kipengee 1 kimechaguliwa.'],
    [3, 'Vipengee 3 vimechaguliwa.'],
  ])('agree with their noun: %d selected', (count, sentence) => {
    expect(say(swahili['@react-aria/grid']?.['selectedCount'], { count })).toBe(sentence)
  })

  it('announce the group only when it changes', () => {
    const announce = swahili['@react-aria/combobox']?.['focusAnnouncement']
    const option = { optionText: 'Nairobi', groupTitle: 'Kenya', groupCount: 2 }
    expect(say(announce, { ...option, isGroupChange: true, isSelected: true })).toBe(
      'Umeingia kwenye kundi Kenya, lenye machaguo 2. Nairobi, limechaguliwa',
    )
    expect(say(announce, { ...option, isGroupChange: false, isSelected: false })).toBe('Nairobi')
  })
})

it('refuses what is no dictionary', () => {
  expect(() => toWidgetTable('nothing')).toThrow(TypeError)
})

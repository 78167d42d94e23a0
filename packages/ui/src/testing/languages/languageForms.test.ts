import { describe, expect, it } from 'vitest'
import { createEnglishFinder } from './findEnglish.ts'
import { languageForms } from './languageForms.ts'

/** Words a language shares with English; the halves of the day are written so in Swahili (CLDR). */
const shared: Readonly<Record<'de' | 'sw', readonly string[]>> = {
  de: ['Filter', 'Text', 'transparent', 'Breadcrumbs', 'Alpha', 'Link'],
  sw: [String.raw`AM\/PM`],
}

const patterns = async (locale: 'en' | 'de' | 'sw'): Promise<ReadonlySet<string>> =>
  new Set((await languageForms(locale)).map(({ key, pattern }) => `${key}: ${pattern.source.slice(1, -1)}`))

describe('the dictionaries', () => {
  it.each(['en', 'de', 'sw'] as const)('are read whole in %s', async (locale) => {
    expect(new Set((await languageForms(locale)).map(({ key }) => key)).size).toBeGreaterThan(300)
  })

  it.each(['de', 'sw'] as const)('hold no English in %s', async (locale) => {
    const [english, own] = await Promise.all([patterns('en'), patterns(locale)])
    const same = [...own].filter(
      (text) => english.has(text) && !shared[locale].includes(text.slice(text.indexOf(': ') + 2)),
    )
    expect(same).toEqual([])
  })
})

describe('English under sw is found', () => {
  it.each([
    ['a word', 'Clear selection', 'table.tools.clearSelection'],
    ['a counted word', '1,031 selected', 'table.grid.selected'],
    ['one of it', '1 row', 'table.grid.loaded'],
    ['none of it', 'Nothing selected', 'table.grid.selected'],
    ['a text with a name in it', 'Remove Amina Okafor', 'files.remove'],
    ['a sentence among others', 'Amina. Press Enter to start resizing', '@react-aria/table resizerDescription'],
    ['a text of the first page', 'Skip to content', 'texts.skipToContent'],
    ['a month', '24 November 2026', 'November'],
    ['a day', 'Tuesday, 24', 'Tuesday'],
  ])('%s', async (_, text, key) => {
    expect((await createEnglishFinder('sw'))(text)).toBe(key)
  })

  it.each(['Amina Okafor', '1 031', 'Ondoa Amina Okafor', 'Novemba 2026', 'Jumanne', 'Remind me of what is due'])(
    'and nothing else: %s',
    async (text) => {
      expect((await createEnglishFinder('sw'))(text)).toBeNull()
    },
  )
})

import { ArrowDown, CalendarDays, Library, Settings, Star, type LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createGlyph, { type GlyphData } from './leanGlyph.ts'

const glyphs = {
  'arrow-down': ArrowDown,
  'calendar-days': CalendarDays,
  library: Library,
  settings: Settings,
  star: Star,
}

/** The package types its icons as components alone; what they draw stands beside them. */
const hasData = (module: unknown): module is { readonly __iconData: GlyphData } =>
  typeof module === 'object' && module !== null && '__iconData' in module

const dataOf = async (name: string): Promise<GlyphData> => {
  const module: unknown = await import(`lucide-react/icons/${name}`)
  if (!hasData(module)) throw new Error(`lucide-react keeps the drawing of ${name} elsewhere.`)
  return module.__iconData
}

/** The attributes of each element in the order of the alphabet, without the names the library gives its own. */
const drawn = (markup: string): readonly string[] =>
  (
    markup
      .replaceAll(/lucide[\w-]* ?| xmlns="[^"]*"/g, '')
      .replaceAll(' class=""', '')
      .match(/<[a-z][^>]*>/g) ?? []
  ).map((tag) => (tag.match(/[\w-]+="[^"]*"/g) ?? []).toSorted().join(' '))

const props = [
  {},
  { size: 14, strokeWidth: 1.75, 'aria-hidden': 'true' as const, 'data-component': 'Icon' },
  { size: 16, className: 'own' },
]

test.each(Object.entries(glyphs))('%s is drawn as the library draws it', async (name, Theirs: LucideIcon) => {
  const Ours = createGlyph(await dataOf(name))
  for (const each of props) {
    expect(drawn(renderToStaticMarkup(createElement(Ours, each)))).toEqual(
      drawn(renderToStaticMarkup(createElement(Theirs, each))),
    )
  }
})

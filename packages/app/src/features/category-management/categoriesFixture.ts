import type { Category } from './categoryTypes.ts'

export const categoryIds = {
  safety: '0192f0c0-0000-7000-8000-000000000001',
  fire: '0192f0c0-0000-7000-8000-000000000002',
  aid: '0192f0c0-0000-7000-8000-000000000003',
  digital: '0192f0c0-0000-7000-8000-000000000004',
} as const

/** A category with nothing in it. */
export const categoryFixture = (parts: Partial<Category> = {}): Category => ({
  uuid: categoryIds.safety,
  key: 'safety',
  parent: null,
  names: [
    { locale: 'en', text: 'Occupational safety' },
    { locale: 'de', text: 'Arbeitssicherheit' },
  ],
  descriptions: [],
  aliases: [],
  isActive: true,
  mediaCount: 0,
  totalMediaCount: 0,
  revision: 1,
  ...parts,
})

/** Two trees; a name of one category exists in English only, and one category is inactive. */
export const categoriesFixture: readonly Category[] = [
  categoryFixture({ totalMediaCount: 46 }),
  categoryFixture({
    uuid: categoryIds.fire,
    key: 'fire-safety',
    parent: categoryIds.safety,
    mediaCount: 12,
    totalMediaCount: 12,
    names: [{ locale: 'en', text: 'Fire safety' }],
  }),
  categoryFixture({
    uuid: categoryIds.aid,
    key: 'first-aid',
    parent: categoryIds.safety,
    isActive: false,
    names: [{ locale: 'en', text: 'First aid' }],
  }),
  categoryFixture({ uuid: categoryIds.digital, key: 'digital', names: [{ locale: 'en', text: 'Digital skills' }] }),
]

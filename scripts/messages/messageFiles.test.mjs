import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { parseCatalogue, readCatalogueFile } from './catalogue.mjs'
import { messageFileErrors, assignMessages, readMessageFiles } from './messageFiles.mjs'

/**
 * A product of three screens: declarations and imports of its files.
 * @type {Record<string, import('./messageFiles.mjs').Module>}
 */
const files = {
  main: { ids: ['frame.title'], reached: ['frame', 'border'] },
  frame: { ids: ['frame.menu'], reached: ['errors'] },
  errors: { ids: ['errors.retry'], reached: [] },
  border: { ids: [], reached: ['units', 'users', 'notes'] },
  units: { ids: ['units.title'], reached: ['errors', 'list'] },
  users: { ids: ['users.title'], reached: ['list', 'drawer'] },
  notes: { ids: [], reached: ['errors'] },
  list: { ids: ['list.count'], reached: [] },
  drawer: { ids: ['users.drawer'], reached: ['users'] },
}
const screens = new Map(['units', 'users', 'notes'].map((name) => [name, name]))
const read = (/** @type {string} */ file) => files[file] ?? { ids: [], reached: [] }
const shares = assignMessages({ entry: 'main', border: 'border', screens, read })

test('what can be shown without any screen comes first, and no more', () => {
  expect([...shares.first]).toEqual(['frame.title', 'frame.menu', 'errors.retry'])
})

test('a screen has all the rest of what it leads to, what another has as well too', () => {
  expect([...(shares.screens.get('units') ?? [])]).toEqual(['units.title', 'list.count'])
  expect([...(shares.screens.get('users') ?? [])]).toEqual(['users.title', 'list.count', 'users.drawer'])
})

test('a text no code leads to is told, and a screen without texts of its own', () => {
  expect(messageFileErrors(shares, ['frame.title', 'list.count', 'old.text'])).toEqual([
    'old.text is declared where neither the page nor a screen leads to.',
    'notes has no text of its own: it belongs into routes/plainScreens.ts.',
  ])
})

test('in the product every text has its place; those of the gate, of errors and of the error page come first', () => {
  const { first, screens: found } = readMessageFiles(root)
  const ids = [...parseCatalogue(readCatalogueFile(root, 'en')).keys()]
  expect(messageFileErrors({ first, screens: found }, ids)).toEqual([])
  const early = ids.filter((id) => /^(?:signIn|errorPage|dashboard|routes|frame|palette|notYet)\./.test(id))
  expect(early.filter((id) => !first.has(id))).toEqual([])
  const late = ids.filter((id) => /^(?:userManagement|system|designConfiguration)\./.test(id))
  expect(late.filter((id) => first.has(id))).toEqual([])
  expect([...found.keys()]).toContain('userManagement')
})

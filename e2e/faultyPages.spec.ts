import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { brokenRules, faultsOf } from './fixtures/faults.ts'

const root = join(import.meta.dirname, '..')
/** The faulty pages made by others; they are read where they lie and are no part of this repository. */
const folder = join(process.env['SOMO_REALDATA'] ?? join(root, '../shared/realdata'), 'a11y')

/** Faults of our own making, each with the rule that must find it. */
const own: readonly (readonly [rule: string, body: string])[] = [
  ['aria-valid-attr-value', '<button aria-expanded="perhaps">More</button>'],
  ['button-name', '<button></button>'],
  ['color-contrast', '<p style="background: #fff; color: #bbb">Nobody can read this.</p>'],
  ['frame-title', '<iframe srcdoc="<p>Words</p>"></iframe>'],
  ['heading-order', '<h4>Too deep</h4>'],
  ['image-alt', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'],
  ['label', '<input type="text">'],
  ['link-name', '<a href="/there"></a>'],
  ['list', '<ul><div>Not an item</div></ul>'],
  ['tabindex', '<button tabindex="3">First</button>'],
  ['valid-lang', '<p lang="nonsense">Words</p>'],
]

for (const [rule, body] of own) {
  test(`the gate finds ${rule}`, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main></html>`)
    expect(await brokenRules(page)).toEqual([rule])
  })
}

test('the gate finds a contrast that axe leaves open', async ({ page }) => {
  const text = '<p style="background: linear-gradient(#fff, #eee)">Nobody measured this.</p>'
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${text}</main></html>`)
  expect(await brokenRules(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([expect.stringMatching(/^color-contrast: <p .*bgGradient/)])
})

test('the gate measures a text that a bar covers where it stands', async ({ page }) => {
  const text = '<p style="margin: 0; color: #bbb; background: #fff">Nobody can read this.</p><div style="height: 250vh"></div>'
  const bar = '<p style="position: sticky; bottom: 0; height: 100px; margin: 0; background: #fff">Bar</p>'
  const body = `<div style="height: calc(100vh - 160px)"></div>${text}${bar}`
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main></html>`)
  expect((await brokenRules(page)).length, 'axe alone cannot measure it').toBe(0)
  expect(await faultsOf(page)).toEqual([expect.stringMatching(/^color-contrast: .*insufficient color contrast/)])
})

test('the gate finds nothing on a page without a fault', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1><p>Words.</p></main></html>')
  expect(await brokenRules(page)).toEqual([])
})

/** The pages of the two tables of the document, with the rules named beside them. */
function documented(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(root, 'docs/accessibility-gate.md'), 'utf8')
  const [found = '', notFindable = ''] = text.split('## Not findable')
  const codes = (line: string): string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  const rowsOf = (part: string): string[][] => part.split('\n').filter((line) => line.startsWith('| `')).map(codes)
  return new Map<string, readonly string[]>([
    ...rowsOf(found).map(([page = '', ...rules]) => [page, rules] as const),
    ...rowsOf(notFindable).map(([page = '']) => [page, []] as const),
  ])
}

if (existsSync(folder)) {
  test('the document says what the gate finds on the faulty pages of others', async ({ page }) => {
    const tables = documented()
    const files = readdirSync(join(folder, 'tests')).map((file) => file.replace('.html', ''))
    expect([...tables.keys()].filter((name) => !name.startsWith('example-pages/')).toSorted()).toEqual(files.toSorted())
    // What the pages point to is not part of the set.
    await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
    for (const [name, rules] of tables) {
      const path = name.startsWith('example-pages/') ? `${name}.html` : `tests/${name}.html`
      await page.goto(pathToFileURL(join(folder, path)).href)
      const broken = await brokenRules(page)
      expect(broken.filter((rule) => rule !== 'region'), name).toEqual(rules)
    }
  })
} else {
  console.log(`The faulty pages of others are not at ${folder}; only those of our own making are tried.`)
}

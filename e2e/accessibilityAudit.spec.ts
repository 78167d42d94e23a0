import { expect, test, type Page } from '@playwright/test'
import {
  addressOf,
  auditedViolations,
  auditFolder,
  auditPages,
  gateTables,
  hasAudit,
} from './fixtures/looks/accessibilityAudit.ts'
import { brokenRules, violationsOf } from './fixtures/violations.ts'
import { isLong } from './fixtures/long.ts'

/** Fragments with a violation, each with the rule that must find it. */
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

/** A errorFree page around a fragment. */
const around = (markup: string): string =>
  `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${markup}</main></html>`

/** Errors of the page itself, each with the rule that must find it. */
const ownPages: readonly (readonly [rule: string, page: string])[] = [
  ['document-title', '<html lang="en"><title></title><main><h1>Page</h1></main></html>'],
  ['html-has-lang', '<html lang=""><title>Page</title><main><h1>Page</h1></main></html>'],
  ['html-lang-valid', '<html lang="nonsense"><title>Page</title><main><h1>Page</h1></main></html>'],
]

test('the gate finds each error of our own', async ({ page }) => {
  const pages = [
    ...own.map(([rule, body]) => [rule, around(body)] as const),
    ...ownPages.map(([rule, content]) => [rule, `<!doctype html>${content}`] as const),
  ]
  for (const [rule, content] of pages) {
    await page.setContent(content)
    expect(await brokenRules(page)).toEqual([rule])
  }
})

test('the gate finds a contrast that axe leaves open', { tag: '@long' }, async ({ page }) => {
  const text = '<p style="background: linear-gradient(#fff, #eee)">Nobody measured this.</p>'
  await page.setContent(around(text))
  expect(await brokenRules(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([expect.stringMatching(/^color-contrast: <p .*bgGradient/)])
})

test('the gate measures a text that a bar covers where it stands', { tag: '@long' }, async ({ page }) => {
  const text =
    '<p style="margin: 0; color: #bbb; background: #fff">Nobody can read this.</p><div style="height: 250vh"></div>'
  const bar = '<p style="position: sticky; bottom: 0; height: 100px; margin: 0; background: #fff">Bar</p>'
  const body = `<div style="height: calc(100vh - 160px)"></div>${text}${bar}`
  await page.setContent(around(body))
  expect((await brokenRules(page)).length, 'axe alone cannot measure it').toBe(0)
  expect(await violationsOf(page)).toEqual([expect.stringMatching(/^color-contrast: .*insufficient color contrast/)])
})

test('the gate finds nothing on a page without an error', { tag: '@long' }, async ({ page }) => {
  await page.setContent(around('<p>Words.</p>'))
  expect(await brokenRules(page)).toEqual([])
})

/** The audit's page template violates `region`, and so does a page around a fragment. */
const withoutRegion = async (page: Page): Promise<readonly string[]> =>
  (await brokenRules(page)).filter((rule) => rule !== 'region')

if (isLong && hasAudit) {
  const tables = gateTables()
  const rulesOf = (heading: string): ReadonlyMap<string, readonly string[]> =>
    tables.get(heading) ?? new Map<string, readonly string[]>()
  const none = (heading: string): (readonly [string, readonly string[]])[] =>
    [...rulesOf(heading).keys()].map((name) => [name, []])
  const ofPages = new Map([...rulesOf('Found'), ...none('Not findable by axe')])
  const ofMarkup = new Map([
    ...rulesOf('Found, of the errors without a page'),
    ...none('Not findable, of the errors without a page'),
  ])
  const errors = auditedViolations()

  test.beforeEach(async ({ page }) => {
    // Blocks links and resources of the pages, which are not part of the audit.
    await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  })

  test('the document says what the gate finds on the wrong pages of others', async ({ page }) => {
    expect([...ofPages.keys()].filter((name) => !name.startsWith('example-pages/')).toSorted()).toEqual(
      auditPages().toSorted(),
    )
    for (const [name, rules] of ofPages) {
      await page.goto(addressOf(name))
      expect(await withoutRegion(page), name).toEqual(rules)
    }
  })

  test('the document says what the gate finds of the errors that have no page', async ({ page }) => {
    const withoutPage = errors.filter((error) => error.page === null)
    expect([...ofMarkup.keys()].toSorted()).toEqual(withoutPage.map(({ name }) => name).toSorted())
    for (const { name, markup } of withoutPage) {
      await page.setContent(around(markup))
      expect(await withoutRegion(page), name).toEqual(ofMarkup.get(name))
    }
  })

  test('the document says where the audit saw axe find more', () => {
    const isFound = (name: string, page: string | null): boolean =>
      (page === null ? ofMarkup.get(name) : ofPages.get(page))?.length !== 0
    const more = errors.filter(({ name, page, axe }) => axe !== 'notfound' && !isFound(name, page))
    expect([...rulesOf('Where the audit saw axe find more').keys()].toSorted()).toEqual(
      more.map(({ name }) => name).toSorted(),
    )
  })
} else if (!hasAudit) {
  console.log(`The audit of others is not at ${auditFolder}; only errors of our own making are tried.`)
}

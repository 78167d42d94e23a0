import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root.mjs'
import {
  componentsWithoutStory,
  findForbidden,
  foreignWords,
  inlineLooks,
  expectedTypeErrors,
  leftovers,
  literalStyles,
  literalViews,
  looseVersions,
  missingDocuments,
  readTree,
  runtimeSheets,
  spokenLiterals,
  testsWithoutAssertion,
  textAsCode,
} from './tree.mjs'

const sources = readTree(root)
const code = /^(packages|e2e|bench|scripts|\.storybook)\/.*\.(ts|tsx|mjs)$/
// The checks and their tests contain the forbidden text themselves.
const notTheChecks = /^(?!scripts\/checks\/)/
const styles = /^packages\/(ui|app)\/(?!src\/theme\/).*\.css\.ts$/
const parts =
  /^packages\/ui\/src\/(?:components|templates)\/(?!pictures\/)[^/]+\/(?!sample|Sample|.*States\.)[^/]*(?<!\.(?:test|stories))\.tsx$/
const inBrowser =
  /^packages\/(?:app|ui)\/(?:src|public|build)\/(?!.*\.test\.)(?!.*\/testing\/).*\.(?:tsx?|js|html)$|^packages\/server\/src\/.*\/static\/.*\.js$|^packages\/app\/index\.html$/
const drawn =
  /^packages\/(?:ui|app)\/src\/(?!testing\/|.*(?:\/testing\/|\/pictures\/|\.test\.|\.stories\.|States\.tsx|\/[sS]ample|\/pasteHtml\.ts)).*\.tsx?$/
const views = /^packages\/app\/src\/(features|domain)\/(?!.*\.(test|stories)\.).*\.tsx$/

test('the tree is seen', () => {
  expect(sources.length).toBeGreaterThan(100)
  for (const name of ['ui', 'app', 'server']) {
    expect(existsSync(join(root, 'packages', name, 'vitest.config.ts')), `tests of ${name} are configured`).toBe(true)
  }
})

describe('the real tree', () => {
  const ours = sources.filter(({ path }) => notTheChecks.test(path))

  test('says nothing of machines, tasks or tools', () => {
    expect(findForbidden(ours, /./, foreignWords)).toEqual([])
  })

  test('leaves nothing undone, skipped, asleep or put aside', () => {
    expect(findForbidden(ours, code, leftovers)).toEqual([])
    expect(findForbidden(ours, /^(?!.*\.test\.).*\.(?:tsx?|mjs)$/, expectedTypeErrors)).toEqual([])
  })

  test('ASVS 12 text as code: makes no markup and no code of a text in the browser', () => {
    expect(sources.filter(({ path }) => inBrowser.test(path)).length).toBeGreaterThan(100)
    expect(findForbidden(ours, inBrowser, textAsCode)).toEqual([])
  })

  test('takes every colour and font from the contract and every side from the writing direction', () => {
    expect(findForbidden(ours, styles, literalStyles)).toEqual([])
  })

  test('says how a thing looks in its style sheet alone, and writes none at run time but the brand', () => {
    const parts = sources.filter(({ path }) => drawn.test(path))
    expect(parts.length).toBeGreaterThan(300)
    expect(findForbidden(parts, /./, inlineLooks)).toEqual([])
    expect(findForbidden(parts, /^(?!packages\/ui\/src\/theme\/switching\/brandSheet\.ts$)/, runtimeSheets)).toEqual([])
  })

  test('says nothing in one language only', () => {
    expect(findForbidden(ours, parts, spokenLiterals)).toEqual([])
  })

  test('names no role and formats no date in a view', () => {
    expect(findForbidden(ours, views, literalViews)).toEqual([])
  })

  test('has no file that only hands on others', () => {
    expect(ours.map(({ path }) => path).filter((path) => /(^|\/)index\.(ts|tsx|mjs)$/.test(path))).toEqual([])
  })

  test('keeps every version in the one catalogue', () => {
    expect(looseVersions(ours)).toEqual([])
  })

  test('asserts something in each file of tests', () => {
    expect(testsWithoutAssertion(ours)).toEqual([])
  })

  test('has a story for each component', () => {
    expect(componentsWithoutStory(ours)).toEqual([])
  })

  test('names no document that is not there', () => {
    expect(missingDocuments(root, ours)).toEqual([])
  })
})

describe('a planted error is found', () => {
  /** @param {string} text */
  const planted = (text) => [{ path: 'packages/app/src/features/media/planted.css.ts', text }]

  test.each([
    ['a colour', "  color: '#5761ee',"],
    ['a colour in a border', "  border: '1px solid rgb(0 0 0)',"],
    ['a named colour', "  background: 'white',"],
    ['a physical margin', '  marginLeft: vars.space.s2,'],
    ['a physical place', '  right: 0,'],
    ['a physical place among others', "  '@media': { [low]: { position: 'fixed', left: 0 } },"],
    ['a physical alignment', "  textAlign: 'left',"],
    ['a font', "  fontFamily: 'Arial',"],
    ['a duration', "  transitionDuration: '200ms',"],
    ['a duration among others', '  animation: `${turn} 2s linear infinite`,'],
  ])('in a style sheet: %s', (_, text) => {
    expect(findForbidden(planted(text), /./, literalStyles)).toHaveLength(1)
  })

  test.each([
    ['work put off', '// TO' + 'DO later'],
    ['a skipped test', "test.skip('later', () => {})"],
    ['a type error put aside', '// @ts-' + 'ignore'],
    ['a sleep', 'await page.waitForTimeout(500)'],
  ])('in code: %s', (_, text) => {
    expect(findForbidden(planted(text), /./, leftovers)).toHaveLength(1)
  })

  test.each([
    ['a role', "if (roles.includes('ADMIN')) return null"],
    ['a date', 'return date.toLocaleDateString()'],
  ])('in a view: %s', (_, text) => {
    expect(findForbidden(planted(text), /./, literalViews)).toHaveLength(1)
  })

  test.each([
    ['a label', '      <button aria-label="Clear" onClick={clear} />'],
    ['a put-together label', '      <button aria-label={`Remove ${name}`} />'],
    ['words between tags', '  <span className={words}>Not loaded</span>'],
    ['words on a line of their own', '        Try again'],
  ])('in a component: %s', (_, text) => {
    expect(findForbidden(planted(text), /./, spokenLiterals)).toHaveLength(1)
  })

  test.each([
    ['a colour', "  <p style={{ color: 'red' }}>"],
    ['a distance', '  <p style={{ inlineSize: 4, padding: 8 }}>'],
    ['a painted ground', "  <p style={{ backgroundColor: 'red' }}>"],
    ['a look by a script', "  element.style.opacity = '0'"],
  ])('in an element: %s', (_, text) => {
    expect(findForbidden(planted(text), /./, inlineLooks)).toHaveLength(1)
  })

  test('in an element: a place, a size and a colour that is the content are none', () => {
    const text = '<i style={{ inlineSize: 4, translate: "1px" }} /><b style={{ backgroundColor: colour }} />'
    expect(findForbidden(planted(text), /./, inlineLooks)).toEqual([])
  })

  test.each([
    ["  const sheet = document.createElement('style')"],
    ['  sheet.insertRule(rule)'],
    ['  return <style>{css}</style>'],
  ])('a style sheet at run time: %s', (text) => {
    expect(findForbidden(planted(text), /./, runtimeSheets)).toHaveLength(1)
  })

  test.each([
    ['markup', '  element.innerHTML = words'],
    ['markup in a component', '  <p dangerouslySetInnerHTML={{ __html: words }} />'],
    ['a call of eval', '  return eval(words)'],
    ['a timer with a text', "  setTimeout('go()', 10)"],
  ])('text as code: %s', (_, text) => {
    expect(findForbidden(planted(text), /./, textAsCode)).toHaveLength(1)
  })

  test('a machine path', () => {
    expect(findForbidden(planted("const folder = '/work/main'"), /./, foreignWords)).toHaveLength(1)
  })

  test('a version outside the catalogue', () => {
    const text = '{ "dependencies": { "react": "^19.0.0", "graphql": "catalog:" } }'
    expect(looseVersions([{ path: 'packages/app/package.json', text }])).toHaveLength(1)
  })

  test('a test that cannot fail', () => {
    const path = 'packages/app/src/planted.test.ts'
    expect(testsWithoutAssertion([{ path, text: "test('nothing', () => {})" }])).toEqual([path])
  })

  test('a component without a story', () => {
    const path = 'packages/ui/src/components/Lamp/Lamp.tsx'
    expect(componentsWithoutStory([{ path, text: '' }])).toEqual(['packages/ui/src/components/Lamp'])
    expect(
      componentsWithoutStory([
        { path, text: '' },
        { path: path.replace('.tsx', '.stories.tsx'), text: '' },
      ]),
    ).toEqual([])
  })

  test('a document that is not there', () => {
    expect(missingDocuments(root, planted('// See docs/nowhere/planted.md'))).toHaveLength(1)
  })
})

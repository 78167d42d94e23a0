import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { pageErrors, titleErrors } from './componentPages.mjs'
import { readTree } from './tree.mjs'

test('the page of each component tells the same things in the same order', () => {
  const sources = readTree(root)
  expect(sources.filter(({ path }) => /^packages\/ui\/src\/components\/.*\.mdx$/.test(path)).length).toBeGreaterThan(80)
  expect(pageErrors(sources)).toEqual([])
})

test('the stories of each component stand in a group of the workshop, by its name', () => {
  expect(titleErrors(readTree(root))).toEqual([])
  const lamp = (/** @type {string} */ title) => ({
    path: 'packages/ui/src/components/Lamp/Lamp.stories.tsx',
    text: `  title: '${title}',`,
  })
  expect(titleErrors([lamp('Components/Marks/Lamp'), lamp('Visual/Lamp')])).toEqual([])
  expect(
    titleErrors([lamp('Components/Lamp'), lamp('Components/Lights/Lamp'), lamp('Components/Marks/Light')]),
  ).toHaveLength(3)
})

const whole = `<Meta of={Stories} />

# Lamp

It lights.

## When to use it

In the dark.

## Alternatives

| Instead of it | When |
|---|---|
| Candle | the power is out |

## Anatomy

No parts.

## Examples

<Canvas of={Stories.Lit} />

## Do and don't

| Do | Don't |
|---|---|
| Switch it off | Look into it |

## Accessibility

**Pattern.** A switch.

| Key | What it does |
|---|---|
| Space | lights |

**Screen readers.** On or off.

**Target.** 24 px.

**Forced colours.** A border.

## Content and languages

None.

## Tokens

None.

## Props

<ArgTypes of={Stories} />
`
const keys = /\| Key[^]*lights \|\n/
const errorsOf = (/** @type {string} */ text) =>
  pageErrors([{ path: 'packages/ui/src/components/Lamp/Lamp.mdx', text }])

test('a page without error has none, with a key table or with the sentence that there are no keys', () => {
  expect(errorsOf(whole)).toEqual([])
  expect(errorsOf(whole.replace(keys, 'It takes no focus and no key.\n'))).toEqual([])
})

test.each([
  ['another title', whole.replace('# Lamp', '# Light'), ['Lamp: its name is not the title']],
  [
    'a section too few',
    whole.replace(/## Tokens\n\nNone\.\n\n/, ''),
    [
      "Lamp: its sections are When to use it, Alternatives, Anatomy, Examples, Do and don't, Accessibility, Content and languages, Props",
    ],
  ],
  ['an empty section', whole.replace('No parts.\n', ''), ['Lamp: Anatomy is empty']],
  ['no advice', whole.replace('| Switch it off | Look into it |\n', ''), ["Lamp: no table of Do and Don't"]],
  ['no size of its target', whole.replace('**Target.** 24 px.\n', ''), ['Lamp: Accessibility does not tell Target']],
  [
    'an answer without words',
    whole.replace('**Pattern.** A switch.', '**Pattern.**'),
    ['Lamp: Accessibility does not tell Pattern'],
  ],
  [
    'another order',
    whole
      .replace('**Target.** 24 px.\n\n', '')
      .replace('**Screen readers.**', '**Target.** 24 px.\n\n**Screen readers.**'),
    ['Lamp: Accessibility tells things in another order'],
  ],
  [
    'nothing of keys',
    whole.replace(keys, ''),
    ['Lamp: Accessibility has no key table and does not say that there are no keys'],
  ],
])('a page with %s is found', (_, text, errors) => {
  expect(errorsOf(text)).toEqual(errors)
})

const folder = 'packages/ui/src/components/Lamp/'
const withCode = (/** @type {string} */ anatomy, /** @type {string} */ code, file = 'Lamp.tsx') =>
  pageErrors([
    { path: `${folder}Lamp.mdx`, text: whole.replace('No parts.', anatomy) },
    { path: `${folder}${file}`, text: code },
  ])

test.each([
  [
    'a root',
    'The root carries `data-component="Light"`, a part `data-part="bulb"`.',
    ['Lamp: nothing carries data-component="Light"'],
  ],
  [
    'an attribute',
    'The root carries `data-component="Lamp"` and `data-glow` while it is lit, a part `data-part="bulb"`.',
    ['Lamp: nothing carries data-glow'],
  ],
  ['a part', '| Part | What it is |\n|---|---|\n| `bulb`, `socket` | within |', ['Lamp: there is no part "socket"']],
  [
    'no more than there is',
    'The root carries `data-component="Lamp"` and `data-lit`.\n\n| Part | What it is |\n|---|---|\n| `bulb` | within |',
    [],
  ],
])('a page that names %s that is not in the code', (_, anatomy, errors) => {
  expect(
    withCode(anatomy, '<div data-component="Lamp" data-lit={isLit || undefined}><i data-part="bulb" /></div>'),
  ).toEqual(errors)
})

const bulb = '| Part | What it is |\n|---|---|\n| `bulb` | within |'

test.each([
  ['a value', '<i data-part="bulb" /><i\n  data-part="socket"\n/>'],
  ['an expression', "<i data-part={isLit ? 'bulb' : 'socket'} />"],
  ['a property', "const shared = { className: bulb, 'data-part': isLit ? 'bulb' : 'socket', id }"],
])('a part that the code sets by %s and the page does not name is found', (_, code) => {
  expect(withCode(bulb, code)).toEqual(['Lamp: its page does not tell the part "socket"'])
})

test('what is only looked for, tried or taken from a variable needs no place on the page', () => {
  expect(
    withCode(bulb, '<i data-part="bulb" />; root.querySelector(\'[data-part="socket"]\'); <i data-part={part} />'),
  ).toEqual([])
  expect(withCode(bulb, '<i data-part="socket" /><i data-part="bulb" />', 'Lamp.test.tsx')).toEqual([
    'Lamp: there is no part "bulb"',
  ])
})

test('a component without a page is found', () => {
  expect(pageErrors([{ path: 'packages/ui/src/components/Lamp/Lamp.tsx', text: '' }])).toEqual(['Lamp: it has no page'])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lineCharacters, typeSteps, type TypeStepName } from '../../theme/tokens.ts'
import { render } from '../../testing/render.tsx'
import { AddressText, Text } from './Text.tsx'

// Object.keys widens its answer to string; the table's own keys are exactly the names.
const steps = Object.keys(typeSteps) as readonly TypeStepName[]

test.each(steps)('the step %s has the size and the line of the theme', async (step) => {
  await render(
    <Text step={step} as="span">
      Two things are due
    </Text>,
  )
  const { size, line, narrowSize, narrowLine } = typeSteps[step]
  const isNarrow = window.innerWidth < 900
  await expect.element(page.getByText('Two things are due')).toHaveStyle({
    fontSize: `${isNarrow ? narrowSize : size}px`,
    lineHeight: `${isNarrow ? narrowLine : line}px`,
  })
})

test('a paragraph is never longer than a readable line', async () => {
  await render(<Text>{'Ladungssicherung '.repeat(40)}</Text>)
  const text = document.querySelector('[data-component="Text"]')
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.cssText = `position:absolute;inline-size:${lineCharacters}ch;font:${text === null ? '' : getComputedStyle(text).font}`
  expect(text?.getBoundingClientRect().width).toBeLessThanOrEqual(probe.getBoundingClientRect().width + 1)
  probe.remove()
})

test('words of another language say which', async () => {
  await render(
    <Text as="span" lang="sw">
      Haba na haba hujaza kibaba.
    </Text>,
  )
  await expect.element(page.getByText('Haba na haba hujaza kibaba.')).toHaveAttribute('lang', 'sw')
})

test('tabular figures stand below one another', async () => {
  await render(
    <>
      <Text as="span" isTabular>
        11:11
      </Text>
      <br />
      <Text as="span" isTabular>
        08:00
      </Text>
    </>,
  )
  const [narrow, wide] = [...document.querySelectorAll('[data-component="Text"]')].map(
    (one) => one.getBoundingClientRect().width,
  )
  expect(narrow).toBe(wide)
})

test('an address breaks before its @, and stays one text', async () => {
  await render(
    <div style={{ inlineSize: '11rem' }}>
      <Text as="span">
        <AddressText>amani.juma@uferwerk.example</AddressText>
      </Text>
    </div>,
  )
  const text = page.getByText('amani.juma@uferwerk.example')
  await expect.element(text).toBeVisible()
  const lines = new Set([...text.element().getClientRects()].map(({ top }) => Math.round(top)))
  expect(lines.size).toBe(2)
})

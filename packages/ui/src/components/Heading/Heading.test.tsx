import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { typeSteps } from '../../theme/tokens.ts'
import { render } from '../../testing/render.tsx'
import { Heading, type HeadingLevel } from './Heading.tsx'

const levels = [1, 2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[]

test.each(levels)('level %i is that level of the outline, whatever it looks like', async (level) => {
  await render(
    <Heading level={level} step="h2">
      Proofs
    </Heading>,
  )
  const heading = page.getByRole('heading', { level, name: 'Proofs' })
  await expect.element(heading).toHaveStyle({ fontSize: `${typeSteps.h2.size}px` })
})

test('without a step of its own it looks like its level', async () => {
  await render(<Heading level={3}>Due</Heading>)
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveStyle({ fontSize: `${typeSteps.h3.size}px` })
})

test('a focus target takes the focus from a script and is no stop of the Tab key', async () => {
  const ref = createRef<HTMLHeadingElement>()
  await render(
    <>
      <Heading level={1} isFocusTarget ref={ref}>
        Overview
      </Heading>
      <button type="button">Next</button>
    </>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  ref.current?.focus()
  await expect.element(page.getByRole('heading', { name: 'Overview' })).toHaveFocus()
})

import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Disclosure, DisclosureGroup } from './Disclosure.tsx'

const trigger = (name = 'Who sees it') => page.getByRole('button', { name })
const inside = () => page.getByText('Its members.')

describe.each(presses)('pressed by $name', ({ press }) => {
  test('it opens and closes', async () => {
    const onExpandedChange = vi.fn()
    await render(
      <Disclosure title="Who sees it" onExpandedChange={onExpandedChange}>
        <p>Its members.</p>
      </Disclosure>,
    )
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    await press(trigger())
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(inside()).toBeVisible()
    await press(trigger())
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    expect(onExpandedChange.mock.calls).toEqual([[true], [false]])
  })
})

test('the trigger is in a heading and names what it opens', async () => {
  await render(
    <Disclosure title="Who sees it" level={2} isInitiallyExpanded>
      <p>Its members.</p>
    </Disclosure>,
  )
  await expect.element(page.getByRole('heading', { name: 'Who sees it', level: 2 })).toBeVisible()
  const region = page.getByRole('region', { name: 'Who sees it' })
  expect(trigger().element().getAttribute('aria-controls')).toBe(region.element().id)
})

test('a title in another language than the page says so', async () => {
  await render(
    <Disclosure title="Nutzungsbedingungen" titleLang="de" detail="Agreed">
      <p>Its members.</p>
    </Disclosure>,
  )
  expect(page.getByText('Nutzungsbedingungen').element().getAttribute('lang')).toBe('de')
  expect(page.getByText('Agreed').element().closest('[lang="de"]')).toBeNull()
})

test('what is closed takes no focus, and what "find in page" finds opens', async () => {
  await render(
    <>
      <Disclosure title="Who sees it">
        <a href="/members">Its members.</a>
      </Disclosure>
      <button type="button">After</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(trigger('After')).toHaveFocus()
  const panel = document.querySelector('[data-part="panel"]')
  expect(panel?.getAttribute('hidden')).toBe('until-found')
  panel?.dispatchEvent(new Event('beforematch'))
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
})

test('the app may decide', async () => {
  const onExpandedChange = vi.fn()
  await render(
    <Disclosure title="Who sees it" isExpanded onExpandedChange={onExpandedChange}>
      <p>Its members.</p>
    </Disclosure>,
  )
  await userEvent.click(trigger())
  expect(onExpandedChange).toHaveBeenCalledWith(false)
  await expect.element(inside()).toBeVisible()
})

describe('a group', () => {
  function Sample({ allowsMultiple }: { readonly allowsMultiple: boolean }) {
    const [open, setOpen] = useState<readonly string[]>(['one'])
    return (
      <DisclosureGroup expandedKeys={open} onExpandedChange={setOpen} allowsMultiple={allowsMultiple}>
        <Disclosure id="one" title="One">
          <p>First</p>
        </Disclosure>
        <Disclosure id="two" title="Two">
          <p>Second</p>
        </Disclosure>
      </DisclosureGroup>
    )
  }

  test.each([
    [true, 'true'],
    [false, 'false'],
  ])('with several allowed: %s, the first stays open: %s', async (allowsMultiple, state) => {
    await render(<Sample allowsMultiple={allowsMultiple} />)
    await userEvent.click(trigger('Two'))
    await expect.element(trigger('Two')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(trigger('One')).toHaveAttribute('aria-expanded', state)
    expect(page.getByRole('region').elements()).toHaveLength(0)
  })
})

test('the ref is the trigger', async () => {
  const ref = createRef<HTMLButtonElement>()
  await render(
    <Disclosure title="Who sees it" ref={ref}>
      <p>Its members.</p>
    </Disclosure>,
  )
  expect(ref.current).toBe(trigger().element())
})

import { createRef } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Link, linkVariants } from './Link.tsx'

const entries = () => page.getByRole('link', { name: 'All 9 entries', exact: true })

/** Keeps the browser on the page of the test, and answers whether the component had left the click to the browser. */
function watchBrowser(): { wasLeft: boolean | null } {
  const seen: { wasLeft: boolean | null } = { wasLeft: null }
  const onClick = (event: MouseEvent): void => {
    seen.wasLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick)
  onTestFinished(() => window.removeEventListener('click', onClick))
  return seen
}

describe('inside the app', () => {
  test.each([
    ['mouse', () => userEvent.click(entries())],
    ['touch', () => tap(entries())],
    [
      'Enter',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
      },
    ],
  ] as const)('%s follows the link without loading the page anew', async (_name, press) => {
    const { visited } = await render(<Link href="/catalogue?page=2#top">All 9 entries</Link>)
    await press()
    expect(visited).toEqual(['/catalogue?page=2#top'])
  })

  test('Space does not follow a link', async () => {
    const { visited } = await render(<Link href="/catalogue">All 9 entries</Link>)
    await userEvent.tab()
    await expect.element(entries()).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(visited).toEqual([])
  })
})

describe('what belongs to the browser stays with it', () => {
  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)('a click with %s', async (key) => {
    const browser = watchBrowser()
    const { visited } = await render(<Link href="/catalogue">All 9 entries</Link>)
    entries()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    expect(browser.wasLeft).toBe(true)
    expect(visited).toEqual([])
  })

  test.each(['Control', 'Meta'])('%s and Enter', async (key) => {
    const browser = watchBrowser()
    const { visited } = await render(<Link href="/catalogue">All 9 entries</Link>)
    await expectTabStops(entries())
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`)
    await expect.poll(() => browser.wasLeft).toBe(true)
    expect(visited).toEqual([])
  })

  test.each([
    ['another origin', 'https://example.org/'],
    ['a jump within the page', '#main'],
    ['a mail address', 'mailto:help@example.org'],
  ])('%s', async (_name, href) => {
    const browser = watchBrowser()
    const { visited } = await render(<Link href={href}>All 9 entries</Link>)
    await userEvent.click(entries())
    expect(browser.wasLeft).toBe(true)
    expect(visited).toEqual([])
  })
})

test('an external link opens a new tab without a way back, and says so', async () => {
  await render(
    <Link href="https://example.org/" isExternal>
      The law
    </Link>,
  )
  const law = page.getByRole('link', { name: 'The law (opens in a new tab)', exact: true })
  await expect.element(law).toHaveAttribute('target', '_blank')
  await expect.element(law).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the current page is told', async () => {
  await render(
    <Link href="/catalogue" isCurrent>
      All 9 entries
    </Link>,
  )
  await expect.element(entries()).toHaveAttribute('aria-current', 'page')
})

test.each(linkVariants.filter((variant) => variant !== 'inline' && variant !== 'plain'))(
  'a link that stands alone (%s) is at least 24 px high',
  async (variant) => {
    await render(
      <Link href="/catalogue" variant={variant}>
        All 9 entries
      </Link>,
    )
    expect(entries().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
)

test('the ref is the anchor', async () => {
  const ref = createRef<HTMLAnchorElement>()
  await render(
    <Link href="/catalogue" ref={ref}>
      All 9 entries
    </Link>,
  )
  expect(ref.current).toBe(entries().element())
})

test('a link that is one icon is square and has a name, also for the pointer that rests on it', async () => {
  await render(
    <Link href="/communication" variant="plainButton" label="News and messages">
      <svg width="18" height="18" aria-hidden="true" />
    </Link>,
  )
  const bell = page.getByRole('link', { name: 'News and messages', exact: true })
  await expect.element(bell).toHaveAttribute('title', 'News and messages')
  const { width, height } = bell.element().getBoundingClientRect()
  expect(width).toBe(height)
})

import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Banner, BannerAction } from './Banner.tsx'
import { bannerTones } from './ToneLine.tsx'

test.each([
  ['info', 'Note: You are offline.'],
  ['ok', 'Done: You are offline.'],
  ['warn', 'Warning: You are offline.'],
  ['bad', 'Error: You are offline.'],
] as const)('the tone %s is read as a word', async (tone, text) => {
  const ref = createRef<HTMLDivElement>()
  await render(
    <Banner tone={tone} ref={ref}>
      You are offline.
    </Banner>,
  )
  expect(ref.current?.textContent).toBe(text)
})

test.each(bannerTones)('a live notice of tone %s is announced', async (tone) => {
  await render(
    <Banner tone={tone} isLive>
      You are offline.
    </Banner>,
  )
  await expect.element(page.getByRole(tone === 'bad' ? 'alert' : 'status')).toBeVisible()
})

test('a notice that was there from the start is not announced', async () => {
  await render(<Banner tone="bad">You are offline.</Banner>)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

describe.each(presses)('by $name', ({ press }) => {
  test('it is put away', async () => {
    const onDismiss = vi.fn()
    await render(
      <Banner tone="info" onDismiss={onDismiss}>
        You are offline.
      </Banner>,
    )
    await press(page.getByRole('button', { name: 'Dismiss this notice' }))
    expect(onDismiss).toHaveBeenCalledTimes(1)
  })

  test('its step is taken', async () => {
    const onPress = vi.fn()
    await render(
      <Banner tone="info" action={<BannerAction onPress={onPress}>Try again</BannerAction>}>
        You are offline.
      </Banner>,
    )
    await press(page.getByRole('button', { name: 'Try again' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

test('a step that leads somewhere is a link inside the app', async () => {
  const { visited } = await render(
    <Banner tone="warn" action={<BannerAction href="/my-units">See your units</BannerAction>}>
      One unit did not answer.
    </Banner>,
  )
  await page.getByRole('link', { name: 'See your units' }).click()
  expect(visited).toEqual(['/my-units'])
})

test('what can be pressed is at least 24 px high', async () => {
  await render(
    <Banner
      tone="info"
      onDismiss={() => undefined}
      action={<BannerAction onPress={() => undefined}>Try again</BannerAction>}
    >
      You are offline.
    </Banner>,
  )
  for (const button of page.getByRole('button').elements()) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
})

test('Tab reaches the step, then the cross', async () => {
  await render(
    <Banner
      tone="info"
      onDismiss={() => undefined}
      action={<BannerAction onPress={() => undefined}>Try again</BannerAction>}
    >
      You are offline.
    </Banner>,
  )
  await expectTabStops(
    page.getByRole('button', { name: 'Try again' }),
    page.getByRole('button', { name: 'Dismiss this notice' }),
  )
})

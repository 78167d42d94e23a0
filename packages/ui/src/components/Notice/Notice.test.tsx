import { CloudOff } from 'lucide-react'
import { createRef } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Notice, type NoticeAction, type NoticeTone, type noticeTones } from './Notice.tsx'

const sentence = 'Showing 178 of 214 people.'
const action = () => page.getByRole('button', { name: 'Load the rest' })

describe.each([
  ['ok', 'Done:', 'status'],
  ['info', 'Note:', 'status'],
  ['warn', 'Warning:', 'status'],
  ['bad', 'Error:', 'alert'],
] as const)('the tone %s', (tone, word, role) => {
  test('is read as a word before the sentence', async () => {
    const ref = createRef<HTMLDivElement>()
    await render(
      <Notice tone={tone} ref={ref}>
        {sentence}
      </Notice>,
    )
    expect(ref.current?.textContent).toBe(`${word} ${sentence}`)
    expect(ref.current?.dataset['component']).toBe('Notice')
  })

  test('is announced only where it appears later', async () => {
    const { rerender } = await render(<Notice tone={tone}>{sentence}</Notice>)
    expect(page.getByRole(role).elements()).toHaveLength(0)
    rerender(
      <Notice tone={tone} isLive>
        {sentence}
      </Notice>,
    )
    await expect.element(page.getByRole(role)).toHaveTextContent(`${word} ${sentence}`)
  })
})

test.each(presses)('its step is taken once by $name', async ({ press }) => {
  const onPress = vi.fn()
  await render(
    <Notice tone="warn" action={{ label: 'Load the rest', onPress }}>
      {sentence}
    </Notice>,
  )
  await press(action())
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a step that leads somewhere is a link inside the app', async () => {
  const { visited } = await render(
    <Notice tone="info" action={{ label: 'See the history', href: '/history' }}>
      {sentence}
    </Notice>,
  )
  await userEvent.click(page.getByRole('link', { name: 'See the history' }))
  expect(visited).toEqual(['/history'])
})

test('its step has a target of 24 px, and long words do not run over', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(
    <div style={{ inlineSize: 280 }}>
      <Notice tone="warn" glyph={CloudOff} action={{ label: 'Load the rest', onPress: () => undefined }} ref={ref}>
        {'Datenschutzgrundverordnungsunterweisungsnachweis '.repeat(2)}
      </Notice>
    </div>,
  )
  expect(action().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  expect(ref.current?.scrollWidth).toBe(ref.current?.clientWidth)
})

test('a tone that is not there and a step that does two things do not compile', () => {
  expectTypeOf<NoticeTone>().toEqualTypeOf<(typeof noticeTones)[number]>()
  expectTypeOf<{ label: string; href: string; onPress: () => void }>().not.toExtend<NoticeAction>()
  expectTypeOf<{ label: string }>().not.toExtend<NoticeAction>()
})

test('Tab reaches its step', async () => {
  await render(
    <Notice tone="warn" action={{ label: 'Load the rest', onPress: () => undefined }}>
      {sentence}
    </Notice>,
  )
  await expectTabStops(action())
})

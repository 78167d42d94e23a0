import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyWords, type StoryWords } from '../packages/ui/src/testing/storyWords.ts'
import { visual, type VisualOptions } from './modes.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Names of the modes that a file requests. */
const modesOf = ({ parameters }: Meta): readonly string[] => {
  const chromatic: unknown = parameters?.['chromatic']
  const modes = isRecord(chromatic) ? chromatic['modes'] : null
  return isRecord(modes) ? Object.keys(modes) : []
}

/**
 * Disables all modes of the file except these. Chromatic and the local comparison merge a story's modes with those of
 * its file.
 */
export const onlyModes = (meta: Meta, options: VisualOptions = {}) => {
  const { modes } = visual(options).chromatic
  const others = modesOf(meta)
    .filter((name) => !(name in modes))
    .map((name) => [name, { disable: true }] as const)
  return { chromatic: { disableSnapshot: false, modes: { ...Object.fromEntries(others), ...modes } } }
}

/** The focus moved and the focused element shows it. */
const moveFocus = async (): Promise<void> => {
  const before = document.activeElement
  await userEvent.tab()
  await expect(document.activeElement).not.toBe(before)
  await expect(document.activeElement?.matches(':focus-visible:not(body)')).toBe(true)
}

export interface FocusOptions {
  /** How often to press Tab until the control has the focus. @default 1 */
  readonly tabs?: number
  /** Whether the story's own play function runs first, to wait for loaded content. @default false */
  readonly isPlayed?: boolean
}

/**
 * A story that shows a component's focus ring, in both themes and in forced colours. It takes another story and moves
 * the focus by Tab. Every component with controls has one, because only stories are compared.
 */
export const focusStory = (
  meta: Meta,
  story: StoryObj,
  { tabs = 1, isPlayed = false }: FocusOptions = {},
): StoryObj => ({
  ...story,
  parameters: { ...story.parameters, ...onlyModes(meta) },
  play: async (context) => {
    if (isPlayed) await story.play?.(context)
    // The focusable element may not be rendered yet.
    for (let press = 0; press < tabs; press += 1) await waitFor(moveFocus)
  },
})

export interface OpenOptions {
  /**
   * Name of the button that opens it, or a function of ui's texts in the story's language. Of several buttons the
   * first.
   */
  readonly control: RegExp | ((words: StoryWords) => string)
  /** Role of the element that opens. @default 'dialog' */
  readonly role?: 'dialog' | 'menu'
  /** Modes of the picture. @default both themes and forced colours */
  readonly modes?: VisualOptions
}

/** A story that shows the component with an overlay opened by keyboard. */
export const openStory = (meta: Meta, story: StoryObj, { control, role = 'dialog', modes }: OpenOptions): StoryObj => ({
  ...story,
  parameters: { ...story.parameters, ...onlyModes(meta, modes) },
  play: async ({ canvasElement, globals }) => {
    const name = typeof control === 'function' ? control(await storyWords(globals)) : control
    const [button] = await within(canvasElement).findAllByRole('button', { name })
    button?.focus()
    await userEvent.keyboard('{Enter}')
    const opened = await screen.findByRole(role)
    await waitFor(() => expect(opened).toBeVisible())
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
  },
})

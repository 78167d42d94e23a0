import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyWords, type StoryWords } from '../packages/ui/src/testing/storyWords.ts'
import { visual, type VisualOptions } from './modes.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Names of the pictures a file asks for. */
const modesOf = ({ parameters }: Meta): readonly string[] => {
  const chromatic: unknown = parameters?.['chromatic']
  const modes = isRecord(chromatic) ? chromatic['modes'] : null
  return isRecord(modes) ? Object.keys(modes) : []
}

/**
 * Exactly these pictures, whatever the story's file asks for beside: Chromatic and the camera merge a story's modes with
 * those of its file.
 */
export const onlyModes = (meta: Meta, options: VisualOptions = {}) => {
  const { modes } = visual(options).chromatic
  const others = modesOf(meta)
    .filter((name) => !(name in modes))
    .map((name) => [name, { disable: true }] as const)
  return { chromatic: { disableSnapshot: false, modes: { ...Object.fromEntries(others), ...modes } } }
}

/** A key brought the focus on from where it was to something that shows it. */
const moveFocus = async (): Promise<void> => {
  const before = document.activeElement
  await userEvent.tab()
  await expect(document.activeElement).not.toBe(before)
  await expect(document.activeElement?.matches(':focus-visible:not(body)')).toBe(true)
}

export interface FocusOptions {
  /** How often Tab is pressed until the control in question has the focus. @default 1 */
  readonly tabs?: number
  /** Whether the story's own play runs first, which waits for what is fetched. @default false */
  readonly isPlayed?: boolean
}

/**
 * The story that shows a component's focus ring, in both themes and in forced colours: another of its stories, with the
 * focus brought to a control by keys. Every component with controls has one: what is never shown is never compared.
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
    // What can have the focus may still be on its way.
    for (let press = 0; press < tabs; press += 1) await waitFor(moveFocus)
  },
})

export interface OpenOptions {
  /** Name of the button that opens it, where ui names it in the words of the story's language; of several the first. */
  readonly control: RegExp | ((words: StoryWords) => string)
  /** What opens. @default 'dialog' */
  readonly role?: 'dialog' | 'menu'
  /** The pictures. @default both themes and forced colours */
  readonly modes?: VisualOptions
}

/** Another story of the component with something of it open, asked for by keys. */
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { MenuConfigurationView } from './MenuConfigurationView.tsx'
import { arrangementFixture, menuStateFixture, rowsFixture } from './menuFixture.ts'

const done = () =>
  Promise.resolve({ payload: { menu: menuStateFixture(), userErrors: [] }, userErrors: [], problem: null })

const meta = {
  title: 'Screens/menu-configuration',
  component: MenuConfigurationView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.menuConfiguration,
    rows: rowsFixture,
    dates: datesFixture,
    retry: fn(),
    menu: known(menuStateFixture()),
    saveDraft: fn(done),
    discardDraft: fn(done),
    publish: fn(done),
    undoPublish: fn(done),
  },
} satisfies Meta<typeof MenuConfigurationView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The built-in menu. */
export const New: Story = {}

/** A draft with a link, a moved and a hidden entry. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  args: {
    menu: known(
      menuStateFixture({
        draft: arrangementFixture,
        hasDraft: true,
        draftSavedAt: '2026-11-24T11:42:00Z',
        draftSavedBy: 'Lukas Brandt',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-changed]').length).toBeGreaterThan(0)
  },
}

/** The menu did not come. */
export const Failed: Story = { args: { menu: failed('UNAVAILABLE') } }

/** A phone. */
export const Small: Story = { ...Filled, globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

const meta = {
  title: 'Screens/my-profile/recovery codes',
  component: RecoveryCodesDialog,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { codes: Array.from({ length: 10 }, (_, index) => `${'hzjb-gxs6-9yqf-2bn'}${index}`), onClose: fn() },
} satisfies Meta<typeof RecoveryCodesDialog>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** Shown this once. */
export const Codes: StoryObj<typeof meta> = {}

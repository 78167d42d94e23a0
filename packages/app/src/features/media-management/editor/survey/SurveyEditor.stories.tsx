import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@somo/ui/Stack'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../../../.storybook/modes.ts'
import { withAddresses } from '../../../../testing/withAddresses.tsx'
import { withTexts } from '../../../../testing/withTexts.tsx'
import { mediumFixture, versionFixture } from '../../mediaManagementFixture.ts'
import { SurveyEditor } from './SurveyEditor.tsx'
import { surveyFixture, surveyResultFixture } from './surveyEditorFixture.ts'
import { SurveyResultView } from '../../../../domain/survey/SurveyResult.tsx'

const meta = {
  title: 'Screens/media-management/survey',
  component: SurveyEditor,
  decorators: [withAddresses, withTexts],
  parameters: screenLooks.state,
  args: {
    medium: mediumFixture({ kind: 'SURVEY' }),
    draft: versionFixture({ survey: JSON.stringify(surveyFixture) }),
    changes: { updateContent: fn() },
  },
} satisfies Meta<typeof SurveyEditor>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Three questions of a draft. */
export const Filled: Story = { parameters: screenLooks.whole }

/** A survey that was just created. */
export const New: Story = { args: { draft: versionFixture() } }

/** What people answered, and below it a survey that too few have answered. */
export const Result: Story = {
  render: () => (
    <Stack space={36}>
      <SurveyResultView result={surveyResultFixture()} />
      <SurveyResultView result={surveyResultFixture({ responses: 4, isMasked: true, questions: [] })} />
    </Stack>
  ),
}

/** A phone. */
export const Small: Story = { parameters: screenLooks.small }

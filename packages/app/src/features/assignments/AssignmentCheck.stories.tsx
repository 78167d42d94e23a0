import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { listFixture } from '../../testing/listFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { openWizard, type WizardAddress } from './assignmentAddress.ts'
import { assignmentFixture, checkFixture, checkRowsFixture } from './assignmentsFixture.ts'
import { ActivateButton } from './wizard/check/ActivateButton.tsx'
import { CheckStep } from './wizard/check/CheckStep.tsx'
import type { ActivationUse } from './wizard/check/useActivation.ts'
import type { Check } from './wizard/check/useCheck.ts'
import { WizardFrame } from './wizard/WizardFrame.tsx'

const draft = assignmentFixture()
const queryOf = <Data,>(data: Data) => ({ ...known(data), retry: fn(), refetch: () => Promise.resolve() })
const rows = () => listFixture(checkRowsFixture()).page.data ?? { items: [], pageInfo: noNeighbours }
const noNeighbours = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }

interface CheckPageProps {
  readonly check: Check
  readonly changed: Check | null
  readonly tab: WizardAddress['tab']
}

/** The last step of the form, as the screen draws it. */
function CheckPage({ check, changed, tab }: CheckPageProps) {
  const activation: ActivationUse = {
    isPending: false,
    changed,
    job: null,
    failure: null,
    activate: fn(),
    checkAgain: fn(),
  }
  return (
    <WizardFrame
      title={draft.title}
      listHref="/"
      step="check"
      shownRef={{ current: null }}
      onStepPress={fn()}
      actions={<ActivateButton use={activation} check={check} />}
    >
      <CheckStep
        assignment={draft}
        check={queryOf(check)}
        rows={queryOf({ items: [...rows().items], pageInfo: noNeighbours })}
        address={{ ...openWizard(draft.uuid, ''), tab }}
        activation={activation}
        dates={datesFixture}
        now={new Date('2026-11-24T09:30:00Z')}
        hrefOfStep={(step) => `/?step=${step}`}
        onAddressChange={fn()}
      />
    </WizardFrame>
  )
}

const meta = {
  title: 'Screens/assignments/Check',
  component: CheckPage,
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh' }}>
        <Story />
      </main>
    ),
    withAddresses,
    withTexts,
  ],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: { check: checkFixture(), changed: null, tab: 'all' },
} satisfies Meta<typeof CheckPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** What the activation changes for whom. */
export const Filled: Story = { parameters: screenLooks.whole }

/** The audience has changed since the page was loaded. */
export const Changed: Story = { args: { changed: checkFixture({ people: 99, digest: 'digest-2' }), tab: 'earlier' } }

export const Small: Story = { parameters: screenLooks.small }

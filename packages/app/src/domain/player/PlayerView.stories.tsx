import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { PageContent } from '../medium/PageContent.tsx'
import { ConfirmStep } from './content/ConfirmStep.tsx'
import { RecordingControls } from './content/recording/RecordingControls.tsx'
import { Transcript } from './content/recording/Transcript.tsx'
import { caption, picture, stage } from './content/recording/Recording.css.ts'
import { enrolmentFixture, outlineFixture } from './playerFixture.ts'
import { PlayerView } from './PlayerView.tsx'

const page = (
  <>
    <PageContent
      blocks={[
        { id: 'a', kind: 'heading', level: 2, text: 'Before you drive off' },
        {
          id: 'b',
          kind: 'text',
          text: 'Check each strap by hand. A strap that gives way under your thumb is too loose.',
        },
        {
          id: 'c',
          kind: 'list',
          isOrdered: false,
          items: ['Tighten the ratchet', 'Protect the edges', 'Note the number of straps'],
        },
      ]}
      locale="en"
      images={[]}
      files={[]}
    />
    <ConfirmStep isDone={false} onConfirm={fn()} />
  </>
)
const acts = { toggle: fn(), back: fn(), mute: fn(), seek: fn(), setVolume: fn(), setSpeed: fn() }
const recording = (
  <>
    <div className={stage}>
      <div className={picture} />
      <div className={caption}>The flatter the strap, the less it presses.</div>
      <RecordingControls
        state={{
          isPlaying: true,
          place: 760,
          length: 1085,
          volume: 0.8,
          isMuted: false,
          speed: 1.25,
          hasFailed: false,
        }}
        acts={acts}
        captions={{ isOn: true, toggle: fn() }}
        fullScreen={fn()}
      />
    </div>
    <Transcript
      lang="en"
      place={760}
      onSeek={fn()}
      cues={[
        { from: 751, to: 760, text: 'Always measure the angle at the edge of the load.' },
        { from: 760, to: 766, text: 'The flatter the strap, the less it presses.' },
      ]}
    />
  </>
)

const meta = {
  title: 'Screens/media/player',
  component: PlayerView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    medium: enrolmentFixture().medium,
    course: {
      outline: outlineFixture,
      current: outlineFixture[1] ?? null,
      hrefOf: (item) => `?item=${item}`,
      onChoose: fn(),
    },
    saving: { saved: 'SAVED', savedAt: '12:04', isReview: false },
    news: {
      isPreview: false,
      isOffline: false,
      stop: null,
      hasFailedToLeave: false,
      hasRefused: false,
      completed: null,
      onContinueHere: fn(),
      onLeave: fn(),
      onDismissCompleted: fn(),
    },
    isLeaving: false,
    onLeave: fn(),
    children: page,
  },
} satisfies Meta<typeof PlayerView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A video of a course, with captions and transcript. */
export const Filled: Story = { parameters: screenLooks.whole, args: { children: recording } }

/** A medium that is no course, opened for the first time. */
export const New: Story = {
  args: {
    course: { ...meta.args.course, outline: [], current: null },
    saving: { saved: 'SAVED', savedAt: null, isReview: false },
  },
}

/** The network is gone, and leaving did not reach the server. */
export const Offline: Story = {
  args: {
    saving: { saved: 'OFFLINE', savedAt: '12:04', isReview: false },
    news: { ...meta.args.news, isOffline: true, hasFailedToLeave: true, hasRefused: true },
  },
}

/** Another player has taken over. */
export const TakenOver: Story = { args: { news: { ...meta.args.news, stop: 'CONTINUED_ELSEWHERE' } } }

/** The last part was completed just now; nothing is left. */
export const Completed: Story = {
  args: {
    course: { ...meta.args.course, outline: outlineFixture.slice(0, 1), current: outlineFixture[0] ?? null },
    news: {
      ...meta.args.news,
      completed: { title: 'Securing loads in road transport', ratingHref: '/my-ratings?open=loads' },
    },
  },
}

/** A completed medium is only looked at. */
export const Review: Story = { args: { saving: { saved: 'SAVED', savedAt: null, isReview: true } } }

/** As the author of the medium sees it from the editor. */
export const Preview: Story = {
  args: { saving: { saved: 'SAVED', savedAt: null, isReview: true }, news: { ...meta.args.news, isPreview: true } },
}

/** A phone with the outline open. */
export const Small: Story = {
  parameters: screenLooks.small,
  play: async () => {
    const toggle = screen.queryByRole('button', { name: /^(Outline|Inhalt|Muhtasari)$/ })
    if (toggle === null) return
    await userEvent.click(toggle)
    await expect(screen.getByRole('navigation')).toBeVisible()
  },
}

/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { framed } from '../../../../../.storybook/docsFrame.ts'
import { allSampleTexts, sampleText } from '../../testing/samples/sampleText.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Page } from '../Page/Page.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { MarginEntry, MarginList, MarginNote } from './MarginList.tsx'

const due = [
  {
    id: 'safety',
    day: 'Fri 20 Nov',
    away: '4 days ago',
    title: 'Safety at work 2026',
    about: 'Required, assigned by the personnel office',
  },
  {
    id: 'privacy',
    day: 'Thu 26 Nov',
    away: 'in 2 days',
    title: 'Privacy when talking to customers',
    about: 'Required in Lager Nord',
  },
]

const list = (
  <Stack space={8}>
    <Heading level={2} id="due">
      What is due
    </Heading>
    <MarginList labelledBy="due">
      {due.map(({ id, day, away, title, about }) => (
        <MarginEntry
          key={id}
          margin={
            <>
              <Text as="strong" step="ui" tone="ink" isStrong isTabular>
                {day}
              </Text>
              <span>{away}</span>
            </>
          }
        >
          <Text isStrong>{title}</Text>
          <Text step="small" tone="ink3">
            {about}
          </Text>
        </MarginEntry>
      ))}
    </MarginList>
  </Stack>
)

const meta = {
  title: 'Components/Collections/MarginList',
  component: MarginList,
  args: { labelledBy: 'due', children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MarginList>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** On a page with a margin the dates stand in it; below 900 px they stand above what they belong to. */
export const OnAPage: Story = {
  render: () => <Page title="Good morning, Amina.">{list}</Page>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: sampleText('What is due') })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      ['Fri 20 Nov', '4 days ago', 'Safety at work 2026'].map(allSampleTexts).join(''),
    )
  },
}

/** Outside a list. */
export const Note: Story = {
  render: () => (
    <Page title="Good morning, Amina.">
      <MarginNote margin={<em>Last opened yesterday, 16:42</em>}>
        <Heading level={2}>Load securing in road transport</Heading>
      </MarginNote>
    </Page>
  ),
}

/** On a narrow place. */
export const Narrow: Story = {
  parameters: framed('320px'),
  globals: { viewport: { value: 'mobile1' } },
  render: () => <Page title="Good morning, Amina.">{list}</Page>,
}

/** A page that is read from right to left has its margin on the right. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Page title="Good morning, Amina.">{list}</Page>
    </div>
  ),
}

/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { escaped } from '../../testing/escaped.ts'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { formatSize } from '../../locale/fileSize.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'

/** Keeps the files, as the form around a field does. */
function Controlled(props: FileFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 472 }}>
      <FileField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    </div>
  )
}

/** A file of a length in bytes. */
const fileOf = (name: string, type: string, size = 2400): File => new File([new Uint8Array(size)], name, { type })

const meta = {
  title: 'Components/Fields/FileField',
  component: FileField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Attachment', value: [], onChange: fn() },
} satisfies Meta<typeof FileField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** One file; what is possible stands below. */
export const OneFile: Story = {
  args: { description: 'The reviewer sees it.', accept: ['.pdf', 'image/png'], maxSize: 10_000_000 },
  play: async ({ canvas, args, globals }) => {
    const { files, locale } = await storyWords(globals)
    const input = canvas.getByLabelText(sampleTextPattern('Attachment'))
    await expect(input).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^${escaped(sampleText('The reviewer sees it.'))} PDF .+ PNG\\s· `)),
    )
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining(files.sizeLimit(formatSize(10_000_000, locale), false)),
    )
    const report = fileOf('report.pdf', 'application/pdf')
    await userEvent.upload(input, report)
    await expect(args.onChange).toHaveBeenCalledWith([report])
    await expect(canvas.getByRole('listitem')).toHaveTextContent(`report.pdf${formatSize(2400, locale)}`)
  },
}

/** A further choice adds; each can be taken out again. */
export const SeveralFiles: Story = {
  args: {
    label: 'Photos of the load',
    isMultiple: true,
    maxFiles: 4,
    accept: ['image/*'],
    value: [
      fileOf('front.jpg', 'image/jpeg', 812_000),
      fileOf('IMG_20261120_164207_Hamburg.jpg', 'image/jpeg', 2_400_000),
    ],
  },
  play: async ({ canvas, globals }) => {
    const { files } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: files.remove('front.jpg') }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** What cannot be taken is told file by file; the others are taken. */
export const SomeRefused: Story = {
  args: { label: 'Proofs', isMultiple: true, accept: ['.pdf'], maxSize: 4000 },
  play: async ({ canvas, globals }) => {
    const { files, locale } = await storyWords(globals)
    await userEvent.upload(
      canvas.getByLabelText(sampleTextPattern('Proofs')),
      [
        fileOf('A-104.pdf', 'application/pdf'),
        fileOf('film.mp4', 'video/mp4'),
        fileOf('scan.pdf', 'application/pdf', 9000),
      ],
      { applyAccept: false },
    )
    await expect(canvas.getByRole('list', { name: files.chosen })).toHaveTextContent('A-104.pdf')
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(files.wrongKind('film.mp4', 'PDF'))
    await expect(alert).toHaveTextContent(
      files.tooLarge('scan.pdf', formatSize(9000, locale), formatSize(4000, locale)),
    )
  },
}

export const Missing: Story = {
  args: { isRequired: true, errorMessage: 'Without a proof the record cannot be reviewed.' },
}

/** Focusable and explained. */
export const Disabled: Story = { args: { disabledReason: 'The task was handed in on 12 November.' } }

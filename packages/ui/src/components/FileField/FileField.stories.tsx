import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { FileField, type FileFieldProps } from './FileField.tsx'

/** Keeps the files, as the form around a field does. */
function Kept(props: FileFieldProps) {
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
  title: 'Components/FileField',
  component: FileField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Attachment', value: [], onChange: fn() },
} satisfies Meta<typeof FileField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** One file; what is possible stands below. */
export const OneFile: Story = {
  args: { description: 'The reviewer sees it.', accept: ['.pdf', 'image/png'], maxSize: 10_000_000 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(/^Attachment/)
    await expect(input).toHaveAccessibleDescription('The reviewer sees it. PDF or PNG · up to 10 MB each')
    const report = fileOf('report.pdf', 'application/pdf')
    await userEvent.upload(input, report)
    await expect(args.onChange).toHaveBeenCalledWith([report])
    await expect(canvas.getByRole('listitem')).toHaveTextContent('report.pdf2.4 kB')
  },
}

/** A further choice adds; each can be taken out again. */
export const SeveralFiles: Story = {
  args: {
    label: 'Photos of the load',
    isMultiple: true,
    maxFiles: 4,
    accept: ['image/*'],
    value: [fileOf('front.jpg', 'image/jpeg', 812_000), fileOf('rear axle, second attempt.jpg', 'image/jpeg', 2_400_000)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front.jpg' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** What cannot be taken is told file by file; the others are taken. */
export const SomeRefused: Story = {
  args: { label: 'Proofs', isMultiple: true, accept: ['.pdf'], maxSize: 4000 },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(/^Proofs/),
      [fileOf('valid.pdf', 'application/pdf'), fileOf('film.mp4', 'video/mp4'), fileOf('scan.pdf', 'application/pdf', 9000)],
      { applyAccept: false },
    )
    await expect(canvas.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('valid.pdf')
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('film.mp4 is of another kind. Possible: PDF.')
    await expect(alert).toHaveTextContent('scan.pdf has 9 kB. At most 4 kB are possible.')
  },
}

export const Missing: Story = { args: { isRequired: true, errorMessage: 'Without a proof the record cannot be reviewed.' } }

/** Focusable and explained. */
export const Disabled: Story = { args: { disabledReason: 'The task was handed in on 12 November.' } }

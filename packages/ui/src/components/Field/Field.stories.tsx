/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { input } from './field.css.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { InputBox } from './InputBox.tsx'
import { useFieldIds, type FieldIdsOptions } from './useFieldIds.ts'

type DemoProps = FieldIdsOptions & Pick<FieldFrameProps, 'label' | 'isLabelHidden' | 'labelAside' | 'hintAside'>

/** The frame around the barest of controls. */
function Demo({ label, isLabelHidden = false, labelAside, hintAside, ...options }: DemoProps) {
  const ids = useFieldIds(options)
  return (
    <div style={{ maxInlineSize: 472 }}>
      <FieldFrame
        component="Demo"
        label={label}
        isLabelHidden={isLabelHidden}
        labelAside={labelAside}
        hintAside={hintAside}
        ids={ids}
      >
        <InputBox ids={ids}>
          <input {...ids.aria} className={input} readOnly value="The control" />
        </InputBox>
      </FieldFrame>
    </div>
  )
}

const meta = {
  title: 'Components/Fields/Field',
  component: Demo,
  args: { label: 'Unit' },
} satisfies Meta<typeof Demo>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'Where the person works.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(sampleText('Unit')))
    await expect(canvas.getByRole('textbox', { name: sampleText('Unit') })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(sampleText('Where the person works.'))
  },
}

/** In the place of the hint: what is wrong, why, and how to right it. */
export const Invalid: Story = {
  args: {
    isRequired: true,
    description: 'Where the person works.',
    errorMessage: 'Without a unit nobody can see the person.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: sampleText('Unit') })).toBeInvalid()
    await expect(canvas.queryByText(sampleText('Where the person works.'))).not.toBeInTheDocument()
  },
}

/** A control that cannot be changed stays focusable and says why. */
export const Unavailable: Story = { args: { disabledReason: 'The HR system decides this.' } }

/** Both can hold: then both are said. */
export const InvalidAndUnavailable: Story = {
  args: { errorMessage: 'The unit was closed.', disabledReason: 'The HR system decides this.' },
}

export const WithAsides: Story = {
  args: { labelAside: <span>12 %</span>, hintAside: <span>8 left</span>, description: 'A hint.' },
}

/** Where the place says it already, the label is for assistive technology only. */
export const HiddenLabel: Story = { args: { isLabelHidden: true } }

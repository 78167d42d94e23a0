import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { input } from './field.css.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { InputBox } from './InputBox.tsx'
import { useFieldIds, type FieldIdsOptions } from './useFieldIds.ts'

const meta: Meta = { title: 'Visual/Field', tags: ['visual'], parameters: visual({ locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const long = 'Erinnerungen an Unterweisungen und Zertifikatsverlängerungen, die in den nächsten Wochen ablaufen'

const states: Readonly<Record<string, FieldIdsOptions>> = {
  rest: {},
  hint: { description: 'Where the person works.' },
  required: { isRequired: true },
  invalid: { errorMessage: 'Without a unit nobody can see the person.' },
  unavailable: { disabledReason: 'The HR system decides this.' },
  both: { errorMessage: 'The unit was closed.', disabledReason: 'The HR system decides this.' },
}

function Framed({ label, ...options }: FieldIdsOptions & { readonly label: string }) {
  const ids = useFieldIds(options)
  return (
    <FieldFrame component="Demo" label={label} ids={ids}>
      <InputBox ids={ids}>
        <input {...ids.aria} className={input} readOnly value="The control" />
      </InputBox>
    </FieldFrame>
  )
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Short', 'Long']}
      rows={Object.entries(states).map(([name, options]) => ({
        name,
        cells: [
          <Framed key="short" label={`Unit, ${name}`} {...options} />,
          <div key="long" lang="de" style={{ inlineSize: 220 }}>
            <Framed label={`${long}, ${name}`} {...options} />
          </div>,
        ],
      }))}
    />
  ),
}

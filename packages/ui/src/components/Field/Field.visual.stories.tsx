/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { input } from './field.css.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { InputBox } from './InputBox.tsx'
import { useFieldIds, type FieldIdsOptions } from './useFieldIds.ts'

const meta: Meta = {
  title: 'Visual/Field',
  tags: ['visual'],
  parameters: visual({ locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const long = {
  lang: 'de',
  long: 'Erinnerungen an Unterweisungen und Zertifikatsverlängerungen, die in den nächsten Wochen ablaufen',
}

const words = {
  en: {
    label: 'Unit',
    ...long,
    control: 'The control',
    hint: 'Where the person works.',
    error: 'Without a unit nobody can see the person.',
    reason: 'The HR system decides this.',
    closed: 'The unit was closed.',
  },
  de: {
    label: 'Einheit',
    ...long,
    control: 'Das Bedienelement',
    hint: 'Wo die Person arbeitet.',
    error: 'Ohne Einheit kann niemand die Person sehen.',
    reason: 'Das bestimmt das Personalsystem.',
    closed: 'Die Einheit wurde geschlossen.',
  },
  sw: {
    label: 'Kitengo',
    lang: 'sw',
    long: 'Vikumbusho vya mafunzo na vya kuhuisha vyeti ambavyo muda wake unaisha katika wiki zijazo',
    control: 'Kidhibiti',
    hint: 'Mahali mtu anapofanya kazi.',
    error: 'Bila kitengo hakuna anayeweza kumwona mtu huyu.',
    reason: 'Mfumo wa rasilimali watu huamua hili.',
    closed: 'Kitengo kilifungwa.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, FieldIdsOptions>> => ({
  rest: {},
  hint: { description: texts.hint },
  required: { isRequired: true },
  invalid: { errorMessage: texts.error },
  unavailable: { disabledReason: texts.reason },
  both: { errorMessage: texts.closed, disabledReason: texts.reason },
})

function Framed({ label, value, ...options }: FieldIdsOptions & { readonly label: string; readonly value: string }) {
  const ids = useFieldIds(options)
  return (
    <FieldFrame component="Demo" label={label} ids={ids}>
      <InputBox ids={ids}>
        <input {...ids.aria} className={input} readOnly value={value} />
      </InputBox>
    </FieldFrame>
  )
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Short'), caption(globals, 'Long')]}
        rows={namedStates(globals, states(texts)).map(([name, options]) => ({
          name,
          cells: [
            <Framed key="short" label={`${texts.label}, ${name}`} value={texts.control} {...options} />,
            <div key="long" lang={texts.lang} style={{ inlineSize: 220 }}>
              <Framed label={`${texts.long}, ${name}`} value={texts.control} {...options} />
            </div>,
          ],
        }))}
      />
    )
  },
}

/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, FormActions, FormRow, FormSection } from './Form.tsx'

const meta: Meta = {
  title: 'Visual/Form',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], hasRtl: true, locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    person: 'Person',
    shown: 'As it stands on certificates.',
    given: 'Given name',
    family: 'Family name',
    mail: 'E-mail',
    number: 'Number',
    work: 'Work',
    place: 'Place',
    cancel: 'Cancel',
    save: 'Save',
  },
  de: {
    person: 'Person',
    shown: 'So, wie es auf Zertifikaten steht.',
    given: 'Vorname',
    family: 'Nachname',
    mail: 'E-Mail',
    number: 'Nummer',
    work: 'Arbeit',
    place: 'Ort',
    cancel: 'Abbrechen',
    save: 'Speichern',
  },
  sw: {
    person: 'Mtu',
    shown: 'Kama inavyoonekana kwenye vyeti.',
    given: 'Jina la kwanza',
    family: 'Jina la ukoo',
    mail: 'Barua pepe',
    number: 'Namba',
    work: 'Kazi',
    place: 'Mahali',
    cancel: 'Ghairi',
    save: 'Hifadhi',
  },
}

type Words = (typeof words)['en']

const field = (label: string, value: string) => <TextField label={label} value={value} onChange={nothing} />

const sections = (texts: Words) => (
  <Form onSubmit={nothing}>
    <FormSection title={texts.person} description={texts.shown}>
      <FormRow>
        {field(texts.given, 'Amani')}
        {field(texts.family, 'Juma')}
      </FormRow>
      {field(texts.mail, 'amani.juma@uferwerk.example')}
    </FormSection>
    <FormSection>{field(texts.number, '104217')}</FormSection>
    <FormSection title={texts.work}>{field(texts.place, 'Bremerhaven')}</FormSection>
  </Form>
)

const actions = (texts: Words, align: 'start' | 'end') => (
  <FormActions align={align}>
    <Button>{texts.cancel}</Button>
    <Button variant="solid">{texts.save}</Button>
  </FormActions>
)

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          { name: caption(globals, 'groups'), cells: [sections(texts)] },
          { name: caption(globals, 'actions'), cells: [actions(texts, 'start')] },
          { name: caption(globals, 'at the end'), cells: [actions(texts, 'end')] },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

import { Button } from '@somo/ui/Button'
import { FormActions, FormRow, FormSection } from '@somo/ui/Form'
import { Link } from '@somo/ui/Link'
import { useUiLocale } from '@somo/ui/SomoProvider'
import { TextField } from '@somo/ui/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { elsewhere, withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { FormField } from './FormField.tsx'
import type { SaveAnswer } from './saveAnswer.ts'
import { SomoForm } from './SomoForm.tsx'
import { useSomoForm } from './useSomoForm.ts'

const schema = z.object({
  givenName: z.string().check(z.minLength(1)),
  familyName: z.string().check(z.minLength(1), z.maxLength(40)),
  email: z.email(),
  number: z.string(),
})
type Person = z.output<typeof schema>

const amani: Person = { givenName: 'Amani', familyName: 'Juma', email: 'amani.juma@uferwerk.example', number: '104217' }

/** The words a screen would bring along. */
const texts = {
  en: {
    add: 'Add',
    person: 'Person',
    givenName: 'Given name',
    familyName: 'Family name',
    email: 'Email',
    number: 'Number',
    sixDigits: 'Six digits.',
    elsewhere: 'To another page',
  },
  de: {
    add: 'Hinzufügen',
    person: 'Person',
    givenName: 'Vorname',
    familyName: 'Nachname',
    email: 'E-Mail',
    number: 'Nummer',
    sixDigits: 'Sechs Ziffern.',
    elsewhere: 'Zu einer anderen Seite',
  },
  sw: {
    add: 'Ongeza',
    person: 'Mtu',
    givenName: 'Jina la kwanza',
    familyName: 'Jina la ukoo',
    email: 'Barua pepe',
    number: 'Namba',
    sixDigits: 'Tarakimu sita.',
    elsewhere: 'Kwenye ukurasa mwingine',
  },
}

interface PersonFormProps {
  readonly initial: Person
  readonly isNew: boolean
  readonly onSave: (person: Person) => Promise<SaveAnswer<Person>>
}

function PersonForm({ initial, isNew, onSave }: PersonFormProps) {
  const words = texts[useUiLocale()]
  const form = useSomoForm({ schema, initial, onSave })
  const foot = (
    <FormActions>
      <Button variant="solid" type="submit">
        {words.add}
      </Button>
    </FormActions>
  )
  return (
    <SomoForm form={form} {...(isNew ? { actions: () => foot } : { draft: 'Amani Juma' })}>
      <FormSection title={words.person}>
        <FormRow>
          <FormField form={form} name="givenName" label={words.givenName}>
            {(field) => <TextField {...field} isRequired />}
          </FormField>
          <FormField form={form} name="familyName" label={words.familyName}>
            {(field) => <TextField {...field} isRequired />}
          </FormField>
        </FormRow>
        <FormField form={form} name="email" label={words.email}>
          {(field) => <TextField {...field} type="email" isRequired />}
        </FormField>
      </FormSection>
      <FormSection>
        <FormField form={form} name="number" label={words.number}>
          {(field) => <TextField {...field} inputMode="numeric" description={words.sixDigits} />}
        </FormField>
      </FormSection>
      <Link href={elsewhere} variant="action">
        {words.elsewhere}
      </Link>
    </SomoForm>
  )
}

const meta = {
  title: 'Screens/parts/SomoForm',
  component: PersonForm,
  parameters: screenLooks.state,
  decorators: [withAddresses, withTexts],
  args: { initial: amani, isNew: false, onSave: fn(() => Promise.resolve({})) },
} satisfies Meta<typeof PersonForm>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => screen.getByRole('button', { name })
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text !== '') await userEvent.type(field(name), text)
}

export const Untouched: Story = { parameters: screenLooks.whole }

/** The first change brings the bar, and as many fields as differ are counted. */
export const Changed: Story = {
  play: async () => {
    await userEvent.type(field('Given name'), 'n')
    await retype('Number', '104218')
    await waitFor(() => expect(screen.getByRole('region', { name: '2 unsaved changes' })).toBeVisible())
    await userEvent.type(field('Given name'), '{Backspace}')
    await waitFor(() => expect(screen.getByRole('region', { name: '1 unsaved change' })).toBeVisible())
  },
}

/** The schema refuses: the summary takes the focus, its lines stand in the order of the fields and lead to them. */
export const Refused: Story = {
  play: async ({ args }) => {
    await retype('Email', 'amani.juma')
    await retype('Given name', '')
    await userEvent.click(button('Save'))
    await waitFor(() => expect(screen.getByRole('group', { name: '2 problems to fix before saving' })).toHaveFocus())
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
    await expect(lines).toEqual([
      'Given name: Fill in this field.',
      'Email: Enter a complete email address, such as name@example.org.',
    ])
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'Given name' }))
    await expect(field('Given name')).toHaveFocus()
    await expect(field('Given name')).toBeInvalid()
    await userEvent.keyboard('A')
    await waitFor(() => expect(field('Given name')).toBeValid())
  },
}

const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent)

/** W4: the summary follows the fields: what is mended leaves it, what is wrong anew joins in the order of the fields. */
export const SummaryFollows: Story = {
  play: async () => {
    await retype('Family name', '')
    await retype('Email', 'amani.juma')
    await userEvent.click(button('Save'))
    await waitFor(() => expect(lines()).toHaveLength(2))
    await userEvent.type(field('Email'), '@uferwerk.example')
    await waitFor(() => expect(lines()).toEqual(['Family name: Fill in this field.']))
    await retype('Given name', '')
    await waitFor(() =>
      expect(lines()).toEqual(['Given name: Fill in this field.', 'Family name: Fill in this field.']),
    )
    await expect(screen.getByRole('group', { name: '2 problems to fix before saving' })).toBeVisible()
    await userEvent.type(field('Given name'), 'Amani')
    await userEvent.type(field('Family name'), 'Juma')
    await waitFor(() => expect(screen.queryByRole('group', { name: /to fix before saving/ })).toBeNull())
    await expect(field('Family name')).toHaveFocus()
  },
}

/** The server refuses one value; what was entered stays. */
export const RefusedByServer: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve({
        userErrors: [
          { code: 'TAKEN', path: ['number'] },
          { code: 'LOCKED', path: null },
        ],
      }),
    ),
  },
  play: async () => {
    await retype('Number', '104218')
    await userEvent.click(button('Save'))
    await waitFor(() => expect(screen.getByRole('group', { name: '2 problems to fix before saving' })).toHaveFocus())
    await expect(field('Number')).toBeInvalid()
    await expect(field('Number')).toHaveValue('104218')
    await expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'This value isn’t valid. Enter another one.',
      'Number: This value isn’t valid. Enter another one.',
    ])
    // W4: another value may be right; what concerns the whole form stays until the next save.
    await userEvent.type(field('Number'), '1')
    await waitFor(() => expect(lines()).toEqual(['This value isn’t valid. Enter another one.']))
  },
}

const days = z
  .object({ from: z.string(), until: z.string() })
  .check(z.refine(({ from, until }) => from <= until, { error: 'WRONG_ORDER', path: ['until'] }))

const saveAlone = () => <Button type="submit">Save</Button>

function DaysForm() {
  const texts = {
    WRONG_ORDER: {
      id: 'test.form.order',
      defaultMessage: 'Ends before it begins.',
      description: 'Only in this story.',
    },
  }
  const form = useSomoForm({
    schema: days,
    initial: { from: '3', until: '2' },
    texts,
    onSave: () => Promise.resolve({}),
  })
  return (
    <SomoForm form={form} actions={saveAlone}>
      <FormField form={form} name="from" label="From" missing="Enter the first day.">
        {(own) => <TextField {...own} isRequired />}
      </FormField>
      <FormField form={form} name="until" label="Until">
        {(own) => <TextField {...own} />}
      </FormField>
    </SomoForm>
  )
}

/** W4: a field is also mended, or spoilt, by a change of another one. */
export const MendedByAnother: Story = {
  globals: { locale: 'en' },
  render: () => <DaysForm />,
  play: async () => {
    await userEvent.click(button('Save'))
    await waitFor(() => expect(lines()).toEqual(['Until: Ends before it begins.']))
    await retype('From', '1')
    await waitFor(() => expect(lines()).toEqual([]))
    await expect(field('Until')).toBeValid()
    await retype('From', '9')
    await waitFor(() => expect(lines()).toEqual(['Until: Ends before it begins.']))
    await expect(field('Until')).toBeInvalid()
  },
}

/** No answer came: the bar says so, and everything is still there. */
export const NotReached: Story = {
  args: { onSave: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async () => {
    await retype('Number', '104218')
    await userEvent.click(button('Save'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved. The server did not answer.'))
    await expect(field('Number')).toHaveValue('104218')
    await expect(button('Save')).toBeVisible()
  },
}

/** Something new keeps its answer at the foot, changed or not. */
export const New: Story = {
  args: { isNew: true, initial: { givenName: '', familyName: '', email: '', number: '' } },
  play: async ({ args }) => {
    await userEvent.click(button('Add'))
    await waitFor(() => expect(screen.getByRole('group', { name: '3 problems to fix before saving' })).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

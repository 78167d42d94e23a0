import { DateField } from '@somo/ui/DateField'
import { Link } from '@somo/ui/Link'
import { TextField } from '@somo/ui/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { elsewhere, withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { consentWatch } from '../consent/consentWatch.ts'
import { unsavedWork } from '../session/returning/beforeLeave.ts'
import { FormField } from './FormField.tsx'
import type { SaveAnswer } from './saveAnswer.ts'
import { SomoForm } from './SomoForm.tsx'
import { useSomoForm } from './useSomoForm.ts'

const schema = z.object({ name: z.string().check(z.minLength(1)) })
type Unit = z.output<typeof schema>

interface UnitFormProps {
  readonly onSave: (unit: Unit) => Promise<SaveAnswer<Unit>>
  readonly onSaved?: () => void
}

function UnitForm(props: UnitFormProps) {
  const form = useSomoForm({ schema, initial: { name: 'Lager Süd' }, ...props })
  return (
    <SomoForm form={form}>
      <FormField form={form} name="name" label="Name">
        {(field) => <TextField {...field} />}
      </FormField>
      <Link href={elsewhere} variant="action">
        To another page
      </Link>
    </SomoForm>
  )
}

const meta = {
  title: 'Screens/parts/SomoForm/Saving and leaving',
  component: UnitForm,
  decorators: [withAddresses, withTexts],
  args: { onSave: fn(() => Promise.resolve({})) },
} satisfies Meta<typeof UnitForm>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const name = () => screen.getByRole('textbox', { name: 'Name' })
const leave = () => userEvent.click(screen.getByRole('link', { name: 'To another page' }))

/** Nothing changed: nobody is asked. */
export const LeaveFreely: Story = {
  play: async () => {
    await leave()
    await waitFor(() => expect(screen.getByText('Another page')).toBeVisible())
  },
}

/** Staying loses nothing; leaving is possible. */
export const ConfirmBeforeLeaving: Story = {
  play: async () => {
    await userEvent.type(name(), ' 2')
    await leave()
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toHaveTextContent('You have 1 unsaved change. It will be lost.')
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(name()).toHaveValue('Lager Süd 2')
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.getByText('Another page')).toBeVisible())
  },
}

function DayForm({ onSave }: Pick<UnitFormProps, 'onSave'>) {
  const form = useSomoForm({
    schema: z.object({ day: z.nullable(z.string()) }),
    initial: { day: null },
    onSave: ({ day }) => onSave({ name: day ?? '' }).then(() => ({})),
  })
  return (
    <SomoForm form={form}>
      <FormField form={form} name="day" label="Last day">
        {(field) => <DateField {...field} />}
      </FormField>
      <Link href={elsewhere} variant="action">
        To another page
      </Link>
    </SomoForm>
  )
}

const day = () => screen.getByRole('textbox', { name: 'Last day' })

/** A day that cannot be read is a change like any other: it is asked about, and not saved as no day. */
export const Unreadable: Story = {
  globals: { locale: 'en' },
  render: ({ onSave }) => <DayForm onSave={onSave} />,
  play: async ({ args }) => {
    await userEvent.type(day(), '31.11.2026')
    await waitFor(() => expect(screen.getByRole('region', { name: '1 unsaved change' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(day()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(day()).toHaveValue('31.11.2026')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    await expect(day()).toHaveValue('')
    await leave()
    await waitFor(() => expect(screen.getByText('Another page')).toBeVisible())
  },
}

const isBlockedByBrowser = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

/** The browser's own question is asked only while something would be lost. */
export const BrowserLeaves: Story = {
  play: async ({ args }) => {
    await expect(isBlockedByBrowser()).toBe(false)
    await userEvent.type(name(), ' 2')
    await waitFor(() => expect(isBlockedByBrowser()).toBe(true))
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(isBlockedByBrowser()).toBe(false))
    await expect(name()).toHaveValue('Lager Süd')
    await userEvent.type(name(), ' 3')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(isBlockedByBrowser()).toBe(false))
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Lager Süd 3' })
  },
}

/** Work that its person has given up for a new sign-in is not asked about any more (session.md S4.2). */
export const GivenUp: Story = {
  play: async () => {
    await expect(unsavedWork.hasAny()).toBe(false)
    await userEvent.type(name(), ' 2')
    await waitFor(() => expect(unsavedWork.hasAny()).toBe(true))
    unsavedWork.letGo()
    await expect(isBlockedByBrowser()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await userEvent.type(name(), ' 3')
    await waitFor(() => expect(isBlockedByBrowser()).toBe(true))
  },
}

const delayed = Promise.withResolvers<SaveAnswer<Unit>>()

/** A second press while the first save runs saves nothing twice; what is typed meanwhile is a new change. */
export const SavedOnce: Story = {
  args: { onSave: fn(() => delayed.promise), onSaved: fn() },
  play: async ({ args }) => {
    await userEvent.type(name(), ' 2{Enter}{Enter}')
    await userEvent.click(screen.getByRole('button', { name: /Save/ }))
    await userEvent.type(name(), '5{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1))
    delayed.resolve({})
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible())
    await expect(name()).toHaveValue('Lager Süd 25')
    await waitFor(() => expect(screen.getByRole('region', { name: '1 unsaved change' })).toBeVisible())
    await expect(args.onSaved).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  },
}

const refused: SaveAnswer<Unit> = { problem: { code: 'CONSENT_REQUIRED', requestId: null } }
let hasAgreed = false

/** A text was published meanwhile: once it is agreed to, nothing says any more that it was not, and what was entered is saved. */
export const AgreedWhileSaving: Story = {
  args: {
    onSave: fn(() => {
      if (hasAgreed) return Promise.resolve({})
      // As the page hears of it from any call.
      consentWatch.require()
      return Promise.resolve(refused)
    }),
    onSaved: fn(),
  },
  beforeEach: () => {
    hasAgreed = false
    return () => consentWatch.settle()
  },
  play: async ({ args }) => {
    await userEvent.type(name(), ' 2{Enter}')
    await waitFor(() => expect(screen.getByText(/^Not saved\./)).toBeVisible())
    hasAgreed = true
    consentWatch.settle()
    await waitFor(() => expect(screen.queryByText(/^Not saved\./)).toBeNull())
    await expect(name()).toHaveValue('Lager Süd 2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
  },
}

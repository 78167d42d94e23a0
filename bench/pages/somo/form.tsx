import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { DateField } from '@somo/ui/DateField'
import { Dialog, useDialogWarmer } from '@somo/ui/Dialog'
import { Form, FormActions } from '@somo/ui/Form'
import { NumberField } from '@somo/ui/NumberField'
import { Select } from '@somo/ui/Select'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useState, type ReactNode } from 'react'
import { createFormControl, type FieldPathByValue } from 'react-hook-form'
import { useField, type FieldStore } from '../../../packages/app/src/platform/form/useField.ts'
import { countParameter, choiceFields, dateFields, initialForm, switchFields, textFields } from '../data.ts'
import { mount } from '../mount.tsx'
import { side } from './side.tsx'

type Twenty = Omit<typeof initialForm, 'level' | 'birth' | 'entry'> & {
  level: number | null
  birth: string | null
  entry: string | null
}
/** The twenty fields, repeated as often as the address says, in one form. */
interface Values {
  copies: Twenty[]
}
type Name<Value> = FieldPathByValue<Values, Value>

const copies = Array.from({ length: countParameter('copies', 1) }, (_, copy) => copy)

interface OneProps<Value> {
  readonly store: FieldStore<Values>
  readonly name: Name<Value>
  readonly children: (field: { readonly value: Value; readonly onChange: (value: Value) => void }) => ReactNode
}

/** One field with one subscription, like the product's FormField. */
function One<Value>({ store, name, children }: OneProps<Value>) {
  const { value, onChange } = useField(store, name)
  // The path was chosen by the type of its value.
  return children({ value: value as Value, onChange: onChange as (value: Value) => void })
}

function Fields({ store, copy }: { readonly store: FieldStore<Values>; readonly copy: number }) {
  return (
    <>
      {textFields.map(([name, label]) => (
        <One<string> key={name} store={store} name={`copies.${copy}.${name}`}>
          {(field) => <TextField name={name} label={label} {...field} />}
        </One>
      ))}
      <One<string> store={store} name={`copies.${copy}.bio`}>
        {(field) => <TextArea name="bio" label="About" {...field} />}
      </One>
      <One<number | null> store={store} name={`copies.${copy}.level`}>
        {(field) => <NumberField name="level" label="Level" {...field} />}
      </One>
      {choiceFields.map(([name, label, options]) => (
        <One<string> key={name} store={store} name={`copies.${copy}.${name}`}>
          {({ value, onChange }) => (
            <div data-testid={`select-${name}`}>
              <Select
                label={label}
                items={options.map((id) => ({ id, label: id }))}
                selectedKey={value}
                onSelectionChange={onChange}
              />
            </div>
          )}
        </One>
      ))}
      {dateFields.map(([name, label]) => (
        <One<string | null> key={name} store={store} name={`copies.${copy}.${name}`}>
          {(field) => <DateField label={label} pattern="dd.MM.yyyy" {...field} />}
        </One>
      ))}
      {switchFields.map(([name, label]) => (
        <One<boolean> key={name} store={store} name={`copies.${copy}.${name}`}>
          {({ value, onChange }) => <Checkbox name={name} label={label} isSelected={value} onChange={onChange} />}
        </One>
      ))}
    </>
  )
}

function Page() {
  const [store] = useState(() =>
    createFormControl<Values>({ defaultValues: { copies: copies.map(() => initialForm) } }),
  )
  const [isOpen, setOpen] = useState(false)
  const warm = useDialogWarmer()
  return (
    <Form onSubmit={() => undefined}>
      {copies.map((copy) => (
        <Fields key={copy} store={store} copy={copy} />
      ))}
      <FormActions>
        <Button variant="solid" type="submit">
          Save
        </Button>
        <span data-testid="open-dialog">
          <Button onPress={() => setOpen(true)} onIntent={warm}>
            Delete
          </Button>
        </span>
      </FormActions>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Delete user?"
        actions={
          <span data-testid="close-dialog">
            <Button onPress={() => setOpen(false)}>Cancel</Button>
          </span>
        }
      >
        <p>This cannot be undone.</p>
      </Dialog>
    </Form>
  )
}

mount(side, <Page />)

import { useRef, useState } from 'react'
import { countParameter, choiceFields, dateFields, initialForm, switchFields, textFields } from '../data.ts'
import { mount } from '../mount.tsx'
import { side } from './side.tsx'

type Values = typeof initialForm
/** The twenty fields, repeated as often as the address says, in one form. */
const copies = Array.from({ length: countParameter('copies', 1) }, (_, copy) => copy)
type Setter = (key: keyof Values, value: string | number | boolean) => void

function Foot() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button className="button" type="submit">
        Save
      </button>
      <button className="button" type="button" data-testid="open-dialog" onClick={() => dialog.current?.showModal()}>
        Delete
      </button>
      <dialog ref={dialog} aria-labelledby="question">
        <h3 id="question">Delete user?</h3>
        <p>This cannot be undone.</p>
        <button className="button" data-testid="close-dialog" type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </dialog>
    </>
  )
}

function Choices({ values, set }: { readonly values: Values; readonly set: Setter }) {
  return (
    <>
      {choiceFields.map(([key, label, options]) => (
        <label className="field" key={key}>
          {label}
          <select
            name={key}
            data-testid={`select-${key}`}
            value={values[key]}
            onChange={(event) => set(key, event.target.value)}
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      ))}
      {dateFields.map(([key, label]) => (
        <label className="field" key={key}>
          {label}
          <input name={key} type="date" value={values[key]} onChange={(event) => set(key, event.target.value)} />
        </label>
      ))}
      {switchFields.map(([key, label]) => (
        <label key={key}>
          <input
            type="checkbox"
            name={key}
            checked={values[key]}
            onChange={(event) => set(key, event.target.checked)}
          />{' '}
          {label}
        </label>
      ))}
    </>
  )
}

function Twenty({ values, set }: { readonly values: Values; readonly set: Setter }) {
  return (
    <>
      {textFields.map(([key, label]) => (
        <label className="field" key={key}>
          {label}
          <input name={key} value={values[key]} onChange={(event) => set(key, event.target.value)} />
        </label>
      ))}
      <label className="field">
        About
        <textarea name="bio" value={values.bio} onChange={(event) => set('bio', event.target.value)} />
      </label>
      <label className="field">
        Level
        <input
          name="level"
          type="number"
          value={values.level}
          onChange={(event) => set('level', Number(event.target.value))}
        />
      </label>
      <Choices values={values} set={set} />
    </>
  )
}

function Form() {
  // One state object for the whole form, the usual naive way. The other sides should be faster.
  const [all, setAll] = useState<readonly Values[]>(() => copies.map(() => initialForm))
  const change = (copy: number, key: keyof Values, value: string | number | boolean): void =>
    setAll((former) => former.map((values, index) => (index === copy ? { ...values, [key]: value } : values)))
  return (
    <form className="form" onSubmit={(event) => event.preventDefault()}>
      {all.map((values, copy) => (
        <Twenty key={copies[copy]} values={values} set={(key, value) => change(copy, key, value)} />
      ))}
      <Foot />
    </form>
  )
}

mount(side, <Form />)

import { createRef, type ReactNode, type Ref } from 'react'
import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { FieldProps } from '../components/Field/fieldTypes.ts'
import { render } from './render.tsx'

type Shared = Pick<
  FieldProps,
  'description' | 'errorMessage' | 'disabledReason' | 'isLabelHidden' | 'isRequired' | 'id'
>

export interface FieldContract<Element extends HTMLElement> {
  /** Draws the control with the label "Asked". */
  readonly draw: (props: Partial<Shared> & { readonly ref?: Ref<Element> }) => ReactNode
  /** What is in focus and described. */
  readonly control: () => Locator
  /** Its own element carries `aria-invalid`. @default true */
  readonly marksInvalid?: boolean
  /** Where an answer can be due. @default true */
  readonly canBeRequired?: boolean
}

/** What every control of a form promises: label, hint, error, required, unavailable, id and ref. */
export function keepsFieldContract<Element extends HTMLElement>({
  draw,
  control,
  marksInvalid = true,
  canBeRequired = true,
}: FieldContract<Element>): void {
  test('the hint is read with it', async () => {
    await render(draw({ description: 'As on the badge.' }))
    await expect.element(control()).toHaveAccessibleDescription(/^As on the badge\./)
  })

  test('an error takes the place of the hint, marks it and is read with it', async () => {
    await render(draw({ description: 'As on the badge.', errorMessage: 'An answer is missing.' }))
    await expect.element(control()).toHaveAccessibleDescription(/^An answer is missing\./)
    await expect.element(page.getByText('As on the badge.')).not.toBeInTheDocument()
    if (marksInvalid) await expect.element(control()).toHaveAttribute('aria-invalid', 'true')
  })

  test('unavailable, it can be reached, is told as disabled and says why', async () => {
    await render(draw({ description: 'As on the badge.', disabledReason: 'Your unit decides this.' }))
    await expect.element(control()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(control()).not.toHaveAttribute('disabled')
    await expect.element(control()).toHaveAccessibleDescription(/^Your unit decides this\./)
    await expect.element(page.getByText('Your unit decides this.')).toBeVisible()
  })

  test('its id and its ref are the element that takes the focus', async () => {
    const ref = createRef<Element>()
    await render(draw({ id: 'asked', ref }))
    expect(control().element().id).toBe('asked')
    expect(ref.current?.contains(control().element())).toBe(true)
    ref.current?.focus()
    await expect.element(control()).toHaveFocus()
  })

  test('with a hidden label the name stays', async () => {
    await render(draw({ isLabelHidden: true }))
    await expect.element(control()).toHaveAccessibleName(/^Asked/)
  })

  if (!canBeRequired) return
  test('required, it says so once to assistive technology and once to the eyes', async () => {
    await render(draw({ isRequired: true }))
    await expect.element(page.getByText('(required)')).toBeVisible()
    await expect.element(control()).not.toHaveAccessibleName(/required/)
  })
}

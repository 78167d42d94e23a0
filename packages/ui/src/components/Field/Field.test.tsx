import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { edge, input } from './field.css.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { InputBox } from './InputBox.tsx'
import { useFieldIds, type FieldIdsOptions } from './useFieldIds.ts'

type FramedProps = FieldIdsOptions & Partial<Pick<FieldFrameProps, 'role' | 'labelFor' | 'hintAside' | 'ref'>>

function Framed({ role, labelFor = 'control', hintAside, ref, ...options }: FramedProps) {
  const ids = useFieldIds(options)
  return (
    <FieldFrame component="Demo" label="Unit" ids={ids} role={role} labelFor={labelFor} hintAside={hintAside} ref={ref}>
      {labelFor === 'none' ? (
        <div role="textbox" tabIndex={0} aria-labelledby={ids.labelId} {...ids.aria} />
      ) : (
        <InputBox ids={ids}>
          {role === undefined ? <input {...ids.aria} className={input} /> : <input aria-label="One" />}
        </InputBox>
      )}
    </FieldFrame>
  )
}

const box = () => page.getByRole('textbox', { name: 'Unit' })

test('error and reason are both said where both hold', async () => {
  await render(
    <Framed description="A hint." errorMessage="It was closed." disabledReason="The HR system decides this." />,
  )
  await expect.element(box()).toHaveAccessibleDescription('It was closed. The HR system decides this.')
})

test('further descriptions are read after the hint', async () => {
  await render(<Framed description="A hint." describedBy="left" hintAside={<span id="left">8 left</span>} />)
  await expect.element(box()).toHaveAccessibleDescription('A hint. 8 left')
})

test('without words below there is no empty line', async () => {
  const { container } = await render(<Framed description={null} errorMessage="" />)
  expect(container.querySelector('[data-component="Demo"]')?.childElementCount).toBe(2)
  await expect.element(box()).not.toHaveAttribute('aria-describedby')
})

test('a control that no label element can name is named by reference', async () => {
  const { container } = await render(<Framed labelFor="none" />)
  await expect.element(box()).toBeInTheDocument()
  expect(container.querySelector('label')).toBeNull()
})

test.each(['group', 'radiogroup'] as const)(
  'a %s is named, described and can be led to by an error summary',
  async (role) => {
    await render(<Framed role={role} id="unit" errorMessage="One is due." isRequired />)
    const group = page.getByRole(role, { name: 'Unit' })
    // ARIA knows both states for groups of radio buttons only: another group says in its description that it is required.
    await expect.element(group).toHaveAccessibleDescription(role === 'group' ? '(required) One is due.' : 'One is due.')
    document.getElementById('unit')?.focus()
    await expect.element(group).toHaveFocus()
    expect(group.element().hasAttribute('aria-required')).toBe(role === 'radiogroup')
    await expect.element(group).not.toHaveAttribute('aria-disabled')
  },
)

test('(required) speaks the language of the person', async () => {
  await render(<Framed isRequired />, { locale: 'sw' })
  await expect.element(page.getByText('(lazima)')).toBeVisible()
})

test('the edge shows an error by two lines, and the focus by an outline', async () => {
  await render(<Framed errorMessage="One is due." />)
  const drawn = document.querySelector(`.${edge}`)
  if (drawn === null) throw new Error('There is no edge.')
  const style = getComputedStyle(drawn)
  expect(style.boxShadow).toContain('inset')
  await userEvent.click(box())
  expect(style.outlineStyle).toBe('solid')
  expect(style.outlineWidth).toBe('2px')
})

test('the ref is the root', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Framed ref={ref} />)
  expect(ref.current?.dataset['component']).toBe('Demo')
})

test('Tab reaches the control, also when it cannot be changed', async () => {
  await render(<Framed disabledReason="The HR system decides this." />)
  await expectTabStops(box())
})

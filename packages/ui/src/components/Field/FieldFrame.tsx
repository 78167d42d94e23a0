import type { ReactNode, Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { cx } from '../../theme/cx.ts'
import { field, foot, head, label as labelClass } from './field.css.ts'
import { FieldHint } from './FieldHint.tsx'
import { Requirement } from './Requirement.tsx'
import type { FieldIds } from './useFieldIds.ts'

/** What a field's root is to assistive technology; groups are named by their label and described by their hint. */
export type FieldRole = 'group' | 'radiogroup'

export interface FieldFrameProps {
  /** The name of the component it is the frame of, for `data-component`. */
  readonly component: string
  /** What is asked for, above the control. */
  readonly label: string
  /** The label stays for assistive technology only, where the place says it already. @default false */
  readonly isLabelHidden?: boolean
  /** Of `useFieldIds`. */
  readonly ids: FieldIds
  /** The control. */
  readonly children: ReactNode
  /** Several controls under one label. Without it the label belongs to the one control `ids.controlId`. */
  readonly role?: FieldRole | undefined
  /** `none` for a control that no `label` element can name; it takes `aria-labelledby={ids.labelId}`. @default 'control' */
  readonly labelFor?: 'control' | 'none'
  /** At the end of the label's line: a value, an action. */
  readonly labelAside?: ReactNode
  /** At the end of the hint's line: a count. Give its id to `useFieldIds` as `describedBy`. */
  readonly hintAside?: ReactNode
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Label above, control, hint below (look.md, form): the frame every control of a form stands in. For the inside of
 * controls; an app uses TextField, Select and their kin.
 */
export function FieldFrame({
  component,
  label,
  isLabelHidden = false,
  ids,
  children,
  role,
  labelFor = 'control',
  labelAside,
  hintAside,
  ref,
}: FieldFrameProps) {
  const name = (
    <FieldLabel
      label={label}
      ids={ids}
      isHidden={isLabelHidden}
      {...(role === undefined && labelFor === 'control' ? { htmlFor: ids.controlId } : {})}
    />
  )
  return (
    <div className={field} data-component={component} {...(ref === undefined ? {} : { ref })} {...groupOf(role, ids)}>
      {labelAside === undefined ? (
        name
      ) : (
        <div className={head}>
          {name}
          {labelAside}
        </div>
      )}
      {children}
      {hintAside === undefined ? (
        <FieldHint ids={ids} />
      ) : (
        <div className={foot}>
          <FieldHint ids={ids} />
          {hintAside}
        </div>
      )}
    </div>
  )
}

const requirementIdOf = (ids: FieldIds): string => `${ids.labelId}-required`

// A `group` supports neither aria-required nor aria-invalid (ARIA 1.2); its description says that it is required.
const groupOf = (role: FieldRole | undefined, ids: FieldIds) => {
  if (role === undefined) return {}
  const { 'aria-invalid': invalid, 'aria-required': required, ...rest } = ids.aria
  const labelId = ids.labelId
  const shared =
    role === 'group' && ids.isRequired
      ? {
          ...rest,
          'aria-describedby': [requirementIdOf(ids), rest['aria-describedby']]
            .filter((part) => part !== undefined)
            .join(' '),
        }
      : rest
  const states = role === 'radiogroup' ? { 'aria-invalid': invalid, 'aria-required': required } : {}
  // An error summary leads to the group itself, which then says what is asked and what is wrong.
  return { role, tabIndex: -1, 'aria-labelledby': labelId, ...shared, ...states }
}

interface FieldLabelProps {
  readonly label: string
  readonly ids: FieldIds
  readonly isHidden: boolean
  readonly htmlFor?: string
}

/** That it is required is drawn for the eyes; assistive technology reads it from the control. */
function FieldLabel({ label, ids, isHidden, htmlFor }: FieldLabelProps) {
  const Element = htmlFor === undefined ? 'span' : 'label'
  return (
    <Element
      id={ids.labelId}
      className={cx(labelClass, isHidden ? visuallyHidden : undefined)}
      data-part="label"
      {...(htmlFor === undefined ? {} : { htmlFor })}
    >
      {label}
      {ids.isRequired ? <Requirement id={requirementIdOf(ids)} /> : null}
    </Element>
  )
}

import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { createUnreadableEntries, type UnreadableEntries } from '../../entries/unreadableEntries.ts'
import { UnreadableContext } from '../../entries/unreadableScope.ts'
import * as styles from './Form.css.ts'

export interface FormProps {
  /**
   * The person wants it saved: Enter in a field of one line, or a submit button. The page never reloads. It is not called
   * while a text in one of the fields cannot be read; the first of them gets the focus instead.
   */
  readonly onSubmit: () => void
  /** ErrorSummary first, then FormSections, rows and single fields, at the end FormActions. */
  readonly children: ReactNode
  /** Names the form as a landmark; needed only where a page has several. */
  readonly label?: string
  /** For a submit button that stands outside: `form={id}`. */
  readonly id?: string
  /** What cannot be read in it, for whoever asks about that too. @default its own */
  readonly unreadable?: UnreadableEntries
  /** A field that cannot be read is hidden; gets the id of its control element. */
  readonly onReveal?: ((fieldId: string) => void) | undefined
  readonly ref?: Ref<HTMLFormElement>
}

/**
 * Asks for values that are saved together. It checks nothing by itself: `noValidate`, because the browser's bubbles speak
 * their own language, vanish, and show one error at a time. Errors stand at the fields and in an ErrorSummary. What a
 * field itself cannot read is never passed over: the form is not sent.
 */
export function Form({ onSubmit, children, label, id, unreadable, onReveal, ref }: FormProps) {
  const [own] = useState(createUnreadableEntries)
  const entries = unreadable ?? own
  const scope = useMemo(() => ({ entries }), [entries])
  const reveal = useEffectEvent((fieldId: string): void => onReveal?.(fieldId))
  useLayoutEffect(
    function openWhatHides() {
      return entries.revealBy((fieldId) => reveal(fieldId))
    },
    [entries],
  )
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    // A form inside a portal (a dialog opened from this one) must not save what it stands in.
    event.stopPropagation()
    if (!entries.refuse()) onSubmit()
  }
  return (
    <form
      noValidate
      className={styles.form}
      data-component="Form"
      aria-label={label}
      id={id}
      ref={ref}
      onSubmit={submit}
    >
      <UnreadableContext value={scope}>{children}</UnreadableContext>
    </form>
  )
}

export interface FormSectionProps {
  /** What the fields have in common. Without it the rule alone parts them, and no group is announced. */
  readonly title?: string
  /** One sentence below the title, read with the group. */
  readonly description?: ReactNode
  /** Fields, rows. */
  readonly children: ReactNode
  /** Level of the title in the outline of the page. @default 2 */
  readonly level?: 2 | 3 | 4
}

/** Fields that belong together, one column up to 472 px, parted from the group before by one rule. */
export function FormSection({ title, description, children, level = 2 }: FormSectionProps) {
  const titleId = useId()
  const descriptionId = useId()
  const Title = `h${level}` as const
  const isNamed = title !== undefined
  const isDescribed = description !== undefined
  return (
    <div
      className={styles.section}
      data-component="FormSection"
      {...(isNamed ? { role: 'group', 'aria-labelledby': titleId } : {})}
      {...(isNamed && isDescribed ? { 'aria-describedby': descriptionId } : {})}
    >
      {isNamed || isDescribed ? (
        <div className={styles.head} data-part="head">
          {isNamed ? (
            <Title id={titleId} className={styles.title} data-part="title">
              {title}
            </Title>
          ) : null}
          {isDescribed ? (
            <div id={descriptionId} className={styles.description} data-part="description">
              {description}
            </div>
          ) : null}
        </div>
      ) : null}
      {children}
    </div>
  )
}

/** Fields that are read as one (first name and last name, number and unit): beside each other where each has 144 px. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row} data-component="FormRow">
      {children}
    </div>
  )
}

export interface FormActionsProps {
  /** Buttons, the decisive one last. */
  readonly children: ReactNode
  /** `end` in drawers and dialogs. @default 'start' */
  readonly align?: 'start' | 'end'
}

/** The answers at the foot of a form that has no bar of its own; on pages they stand at the top right. */
export function FormActions({ children, align = 'start' }: FormActionsProps) {
  return (
    <div className={styles.actions} data-component="FormActions" data-align={align}>
      {children}
    </div>
  )
}

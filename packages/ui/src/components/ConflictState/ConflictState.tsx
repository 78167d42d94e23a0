import { GitMerge } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Notice } from '../Notice/Notice.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { actions, conflict, count, heads, table } from './ConflictState.css.ts'
import { ConflictRow } from './ConflictRow.tsx'
import type { ConflictChoice, ConflictField } from './conflictTypes.ts'

export interface ConflictStateProps {
  /** Who saved when, and what to do: "Jonas Weidmann saved this person at 11:40, while you were editing. Choose one value for each field." */
  readonly notice: string
  /** Whose the other values are: "Jonas, 11:40". */
  readonly theirsLabel: string
  /** Only the fields in which the two differ, in the order of the form; each id once. */
  readonly fields: readonly ConflictField[]
  /** Called with one choice for each field, by its id, once all are made. */
  readonly onSave: (choices: ReadonlyMap<string, ConflictChoice>) => void
  /** Takes the other values for all and leaves. */
  readonly onDiscard: () => void
  /** Whose the first values are. @default "Yours" */
  readonly mineLabel?: string
  /** The answer that takes what was chosen. @default "Save" */
  readonly saveLabel?: string
  /** The answer that leaves. @default "Discard mine" */
  readonly discardLabel?: string
  /** Why the answer waits for a choice in each field. @default "Save works as soon as each field has a choice." */
  readonly saveHint?: string
  /** The values are being saved; the choices stay. @default false */
  readonly isPending?: boolean
  readonly ref?: Ref<HTMLElement>
}

/**
 * Somebody else saved the same thing meanwhile: both values side by side, nothing chosen in advance, nothing overwritten in
 * silence. For a value that is merely wrong use the message of its field.
 */
export const ConflictState = (props: ConflictStateProps) => (
  <AriaSurroundings>
    <Choices {...props} />
  </AriaSurroundings>
)

function Choices({
  notice,
  theirsLabel,
  fields,
  onSave,
  onDiscard,
  isPending = false,
  ref,
  ...labels
}: ConflictStateProps) {
  const { overlays } = useWords()
  const {
    mineLabel = overlays.conflictMine,
    saveLabel = overlays.conflictSave,
    discardLabel = overlays.conflictDiscard,
    saveHint = overlays.conflictHint,
  } = labels
  const countId = useId()
  const hintId = useId()
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map())
  const made = new Map(
    fields.flatMap(({ id }) => {
      const choice = choices.get(id)
      return choice === undefined ? [] : [[id, choice] as const]
    }),
  )
  const isComplete = made.size === fields.length
  return (
    <section className={conflict} data-component="ConflictState" ref={ref}>
      <Notice tone="warn" glyph={GitMerge}>
        {notice}
      </Notice>
      <div className={table} data-part="fields">
        {/* For the eyes; each value says by itself whose it is. */}
        <div className={heads} aria-hidden="true">
          <span>{overlays.conflictField}</span>
          <span>{mineLabel}</span>
          <span>{theirsLabel}</span>
        </div>
        {fields.map((field) => (
          <ConflictRow
            key={field.id}
            field={field}
            mineLabel={mineLabel}
            theirsLabel={theirsLabel}
            choice={choices.get(field.id)}
            onChoose={(choice) => setChoices(new Map(choices).set(field.id, choice))}
          />
        ))}
      </div>
      <div className={actions} data-part="actions">
        <Button
          variant="solid"
          isPending={isPending}
          isDisabled={!isComplete}
          disabledReasonId={`${countId} ${hintId}`}
          onPress={() => onSave(made)}
        >
          {saveLabel}
        </Button>
        <Button variant="plain" onPress={onDiscard}>
          {discardLabel}
        </Button>
        <span className={count} id={countId} data-part="count">
          {overlays.conflictChosen(made.size, fields.length)}
        </span>
        <span className={visuallyHidden} id={hintId}>
          {saveHint}
        </span>
      </div>
    </section>
  )
}

// What a screen needs to read the answer.
export type { ConflictChoice } from './conflictTypes.ts'

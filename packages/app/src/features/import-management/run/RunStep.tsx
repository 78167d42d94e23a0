import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { CircleAlert, Mail, Pencil, Plus, RotateCcw, Undo2, UserX, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { changeCount } from '../importState.ts'
import type { ImportActions, ImportWhole } from '../importTypes.ts'
import { form, samples } from '../wizard/wizard.css.ts'
import { line, lines } from '../check/check.css.ts'
import { CheckStep, type CheckStepProps } from '../check/CheckStep.tsx'
import { SkippedRows } from './SkippedRows.tsx'
import { runMessages } from './runMessages.ts'
import { UndoImport } from './UndoImport.tsx'
import { wizardMessages } from '../wizard/wizardMessages.ts'

export interface ApproveStepProps extends Pick<CheckStepProps, 'one' | 'use' | 'dates'> {
  readonly now: Date
  readonly onRun: ImportActions['run']
  /** The run has begun. */
  readonly onBegun: () => void
}

/** The fourth step: once more what follows, a number to type where many lose access, and the one button. */
export function ApproveStep({ one, use, dates, now, onRun, onBegun }: ApproveStepProps) {
  const { formatMessage } = useIntl()
  const { when } = useMoments(now, dates)
  const [typed, type] = useState('')
  const [showsErrors, tell] = useState(false)
  const { confirmation, brake, sameFileRunAt } = one
  const count = changeCount(one)
  const isWrong = confirmation !== null && typed.trim() !== confirmation
  const run = async (): Promise<void> => {
    tell(true)
    if (!isWrong && (await use.act(() => onRun(confirmation === null ? null : typed.trim())))) onBegun()
  }
  if (count === 0) return <Notice tone="info">{formatMessage(runMessages.nothing)}</Notice>
  return (
    <Stack space={24}>
      {sameFileRunAt === null ? null : (
        <Notice tone="warn">{formatMessage(wizardMessages.sameFile, { when: when(sameFileRunAt) })}</Notice>
      )}
      <Lines one={one} />
      {confirmation === null ? null : (
        <div className={form}>
          <TextField
            label={formatMessage(runMessages.confirm, { number: confirmation })}
            value={typed}
            onChange={type}
            inputMode="numeric"
            isRequired
            {...(showsErrors && isWrong
              ? { errorMessage: formatMessage(runMessages.notConfirmed, { number: confirmation }) }
              : {})}
          />
        </div>
      )}
      <Inline>
        <Button
          variant="solid"
          isPending={use.isPending}
          isDisabled={brake?.isOn === true}
          disabledReason={brake?.isOn === true ? formatMessage(runMessages.braked) : undefined}
          onPress={() => void run()}
        >
          {formatMessage(runMessages.apply, { count })}
        </Button>
      </Inline>
    </Stack>
  )
}

function Lines({ one }: { readonly one: ImportWhole }) {
  const { formatMessage } = useIntl()
  const { created, updated, restored, deactivated, failed, options } = one
  const parts: readonly (readonly [LucideIcon, string, boolean])[] = [
    [Plus, formatMessage(runMessages.lineCreated, { count: created }), created > 0],
    [Mail, formatMessage(runMessages.lineInvited), created > 0 && options?.invite === true],
    [Pencil, formatMessage(runMessages.lineUpdated, { count: updated }), updated > 0],
    [RotateCcw, formatMessage(runMessages.lineRestored, { count: restored }), restored > 0],
    [UserX, formatMessage(runMessages.lineDeactivated, { count: deactivated }), deactivated > 0],
    [CircleAlert, formatMessage(runMessages.lineFailed, { count: failed }), failed > 0],
    [Undo2, formatMessage(runMessages.lineUndo), true],
  ]
  return (
    <ul className={lines} role="list">
      {parts.map(([glyph, text, isShown]) =>
        isShown ? (
          <li key={text} className={line}>
            <Icon glyph={glyph} />
            {text}
          </li>
        ) : null,
      )}
    </ul>
  )
}

export interface ResultStepProps extends CheckStepProps {
  readonly now: Date
  readonly actionsAfter: Pick<ImportActions, 'run' | 'undo' | 'previewUndo' | 'findSkipped'>
}

/** The last step: what was done, the way back while there is one, and what the way back left alone. */
export function ResultStep(props: ResultStepProps) {
  const { one, dates, now, use, actionsAfter } = props
  const { formatMessage } = useIntl()
  const { when } = useMoments(now, dates)
  const { state, undoUntil, undoneAt } = one
  return (
    <Stack space={24}>
      {state === 'FAILED' || state === 'CANCELLED' ? (
        <Notice tone="warn">{formatMessage(runMessages.stays)}</Notice>
      ) : null}
      {one.canResume ? (
        <Inline>
          <Button variant="solid" isPending={use.isPending} onPress={() => void use.act(() => actionsAfter.run(null))}>
            {formatMessage(runMessages.resume)}
          </Button>
        </Inline>
      ) : null}
      {undoneAt === null && one.kept === null ? null : (
        <>
          <Text>
            {undoneAt === null
              ? formatMessage(runMessages.undonePartly)
              : formatMessage(runMessages.undoneOn, { when: when(undoneAt) })}
          </Text>
          <SkippedRows
            count={one.kept}
            kind={one.kind}
            fields={props.fields.data ?? []}
            dates={dates}
            find={actionsAfter.findSkipped}
          />
        </>
      )}
      {undoUntil === null ? null : (
        <Inline space={16}>
          <UndoImport one={one} use={use} find={actionsAfter.previewUndo} onUndo={actionsAfter.undo} />
          <span className={samples}>
            {formatMessage(runMessages.undoText, { day: dates.date(new Date(undoUntil)) })}
          </span>
        </Inline>
      )}
      <CheckStep {...props} />
    </Stack>
  )
}

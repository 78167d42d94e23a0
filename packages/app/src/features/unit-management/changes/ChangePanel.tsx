import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { isDone } from '../../../platform/form/isDone.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { changeMessages } from './changeMessages.ts'
import { ConsequenceList } from './ConsequenceList.tsx'
import { pageMessages } from '../messages.ts'
import { UnitField, type ChosenUnit } from '../unit/UnitField.tsx'
import type { ChangeAnswer, Consequences, Unit } from '../unitTypes.ts'
import { useReason } from '../useReason.ts'
import type { UnitActions } from '../useUnitManagement.ts'

export type ChangeTask = 'move' | 'merge' | 'deactivate' | 'archive'

const kinds = { move: 'MOVE', merge: 'MERGE', deactivate: 'DEACTIVATE', archive: 'ARCHIVE' } as const
const words = {
  move: {
    title: changeMessages.moveTitle,
    action: pageMessages.move,
    done: changeMessages.moved,
    field: changeMessages.moveTo,
  },
  merge: {
    title: changeMessages.mergeTitle,
    action: changeMessages.merge,
    done: changeMessages.merged,
    field: changeMessages.mergeInto,
  },
  deactivate: {
    title: changeMessages.deactivateTitle,
    action: pageMessages.deactivate,
    done: changeMessages.deactivated,
    hint: changeMessages.deactivateHint,
  },
  archive: {
    title: changeMessages.archiveTitle,
    action: pageMessages.archive,
    done: changeMessages.archived,
    hint: changeMessages.archiveHint,
  },
} as const
/** From so many people on the name has to be typed. */
const mostUntyped = 20

export interface ChangePanelProps {
  readonly task: ChangeTask
  readonly unit: Unit
  readonly actions: UnitActions
  readonly onClose: () => void
  /** Done; the unit to go on to, null: this one. */
  readonly onDone: (next: string | null, job: string | null) => void
}

/** Moving, merging, switching off, archiving: what it would do is shown first, then it is done. */
export function ChangePanel({ task, unit, actions, onClose, onDone }: ChangePanelProps) {
  const { formatMessage } = useIntl()
  const [target, setTarget] = useState<ChosenUnit | null>(null)
  const needsTarget = task === 'move' || task === 'merge'
  const change = { kind: kinds[task], unit: unit.uuid, target: target?.uuid ?? null }
  const { previewed, again } = useForeseen(actions.preview, needsTarget && target === null ? null : change)
  const { act, isPending, reason, isAsking, setAsking } = useChange({
    task,
    unit,
    target,
    actions,
    previewed,
    again,
    onDone,
  })
  const people = previewed?.consequences?.people ?? 0
  const canAct =
    previewed?.consequences !== null && previewed !== null && previewed.consequences.userErrors.length === 0
  const { action } = words[task]
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(words[task].title)}
      foot={
        <>
          <Button onPress={onClose}>{formatMessage(changeMessages.cancel)}</Button>
          {canAct ? (
            <Button
              writes
              variant="solid"
              isPending={isPending}
              onPress={() => (people > mostUntyped ? setAsking(true) : void act())}
            >
              {formatMessage(action)}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack space={20}>
        <Where task={task} unit={unit} target={target} onTargetChange={setTarget} findUnits={actions.findUnits} />
        <ConsequenceList previewed={previewed} isChosen={!needsTarget || target !== null} onRetry={again} />
        {reason === undefined || isAsking ? null : (
          <Text tone="bad" as="p">
            {reason}
          </Text>
        )}
      </Stack>
      {isAsking ? (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={formatMessage(changeMessages.typeTitle, { action: formatMessage(action), people })}
          actionLabel={formatMessage(action)}
          onAction={() => void act()}
          confirmWord={unit.name}
          isPending={isPending}
          errorMessage={reason}
          tone="primary"
        >
          {formatMessage(changeMessages.typeSentence)}
        </AlertDialog>
      ) : null}
    </Drawer>
  )
}

interface WhereProps extends Pick<ChangePanelProps, 'task' | 'unit'> {
  readonly target: ChosenUnit | null
  readonly onTargetChange: (target: ChosenUnit | null) => void
  readonly findUnits: UnitActions['findUnits']
}

/** Where the unit goes, or what is done to it where it is. */
function Where({ task, unit, target, onTargetChange, findUnits }: WhereProps) {
  const { formatMessage } = useIntl()
  if (task === 'archive' || task === 'deactivate') return <Text tone="ink2">{formatMessage(words[task].hint)}</Text>
  const now = { parent: unit.path.at(-1)?.name ?? '–', units: unit.childCount, people: unit.peopleCount }
  return (
    <UnitField
      label={formatMessage(words[task].field, { unit: unit.name })}
      value={target}
      onChange={onTargetChange}
      findUnits={findUnits}
      without={unit.uuid}
      isRequired
      description={formatMessage(task === 'merge' ? changeMessages.mergeHint : changeMessages.now, now)}
    />
  )
}

type Foreseen = Awaited<ReturnType<UnitActions['preview']>>
type Change = Parameters<UnitActions['preview']>[0]

/** The consequences of what is chosen; null while nothing is, or the answer is on its way. */
function useForeseen(
  preview: UnitActions['preview'],
  change: Change | null,
): { readonly previewed: Foreseen | null; readonly again: () => void } {
  const [answered, setAnswered] = useState<{ readonly to: string; readonly answer: Foreseen } | null>(null)
  const [round, setRound] = useState(0)
  const requested = change === null ? '' : JSON.stringify(change)
  const question = `${requested} ${round}`
  useEffect(
    function askConsequences() {
      if (requested === '') return undefined
      let isCurrent = true
      // What was written as JSON a few lines above.
      void preview(JSON.parse(requested) as Change).then((answer) => {
        if (isCurrent) setAnswered({ to: question, answer })
      })
      return () => {
        isCurrent = false
      }
    },
    [requested, question, preview],
  )
  // An answer to another question tells nothing of this one.
  return {
    previewed: answered?.to === question ? answered.answer : null,
    again: () => setRound((before) => before + 1),
  }
}

interface ChangeUse extends Pick<ChangePanelProps, 'task' | 'unit' | 'actions' | 'onDone'> {
  readonly target: ChosenUnit | null
  readonly previewed: { readonly consequences: Consequences | null } | null
  readonly again: () => void
}

function useChange({ task, unit, target, actions, previewed, again, onDone }: ChangeUse) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  const [isPending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState<string | undefined>()
  const tell = (answer: ChangeAnswer): void => {
    // Work that goes on is followed above the page.
    if (answer.job === null)
      toasts.toast({ message: formatMessage(words[task].done, { unit: unit.name, target: target?.name ?? '' }) })
  }
  const act = async (): Promise<void> => {
    const people = previewed?.consequences?.people
    if (isPending || people === undefined) return
    setPending(true)
    setReason(undefined)
    const answer = await actions.changeUnit(
      { kind: kinds[task], unit: unit.uuid, target: target?.uuid ?? null },
      unit.revision,
      people,
    )
    setPending(false)
    if (isDone(answer)) {
      tell(answer)
      return onDone(task === 'merge' ? (target?.uuid ?? null) : null, answer.job?.uuid ?? null)
    }
    setReason(formatMessage(pageMessages.notDone, { reason: reasonOf(answer) }))
    // What was told is not so any more.
    if (answer.userErrors.length > 0) again()
  }
  return { act, isPending, reason, isAsking, setAsking }
}

import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { Drawer } from '@somo/ui/Drawer'
import { EmptyState } from '@somo/ui/EmptyState'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { changeMessages, rollMessages } from './changeMessages.ts'
import * as styles from '../../../domain/consequence/ConsequenceGroup.css.ts'
import { pageMessages } from '../messages.ts'
import { nextNames, type RollPlan } from './rollPlan.ts'
import type { Unit } from '../unitTypes.ts'
import type { ClassesUse } from './useClasses.ts'
import { useReason } from '../useReason.ts'
import { useRollBack } from './useRollBack.ts'
import type { RollAnswer, UnitActions } from '../useUnitManagement.ts'

export interface RollPanelProps {
  readonly unit: Unit
  readonly classes: ClassesUse
  readonly actions: UnitActions
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A school's year change: each class takes its next name, those that leave are archived; shown before, and undone for seven days. */
export function RollPanel({ unit, classes, actions, onClose, onDone }: RollPanelProps) {
  const { formatMessage } = useIntl()
  const [changed, setChanged] = useState<ReadonlyMap<string, Partial<RollPlan>>>(new Map())
  const plans = (classes.state.data ?? []).map((child) => ({
    ...nextNames(child),
    ...(unit.canChangeKeysBelow ? {} : { key: child.key }),
    ...changed.get(child.uuid),
  }))
  const { checked, check, act, back, isPending, reason } = useRoll({ unit, plans, actions, onDone, onClose })
  const put = (uuid: string, change: Partial<RollPlan>): void =>
    setChanged((before) => new Map([...before, [uuid, { ...before.get(uuid), ...change }]]))
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(rollMessages.title, { unit: unit.name })}
      foot={
        <>
          <Button onPress={checked === null ? onClose : back}>
            {formatMessage(checked === null ? changeMessages.cancel : rollMessages.change)}
          </Button>
          {plans.length === 0 ? null : (
            <Button
              writes
              variant="solid"
              isPending={isPending}
              onPress={() => void (checked === null ? check() : act())}
            >
              {formatMessage(checked === null ? rollMessages.check : rollMessages.act)}
            </Button>
          )}
        </>
      }
    >
      <Stack space={20}>
        <Text tone="ink2">
          {formatMessage(unit.canChangeKeysBelow ? rollMessages.lead : rollMessages.leadKeysStay)}
        </Text>
        {reason === undefined ? null : (
          <Text as="p" tone="bad">
            {reason}
          </Text>
        )}
        <QueryView state={classes.state} onRetry={classes.retry} waiting={<Skeleton lines={4} />}>
          {(list) =>
            list.length === 0 ? (
              <NoChildren />
            ) : checked === null ? (
              <Plans plans={plans} hasKeys={unit.canChangeKeysBelow} onChange={put} />
            ) : (
              <Steps answer={checked} />
            )
          }
        </QueryView>
      </Stack>
    </Drawer>
  )
}

function NoChildren() {
  const { formatMessage } = useIntl()
  return <EmptyState title={formatMessage(rollMessages.none)}>{formatMessage(rollMessages.noneSentence)}</EmptyState>
}

interface PlansProps {
  readonly plans: readonly RollPlan[]
  /** Whether the next keys are asked for as well. */
  readonly hasKeys: boolean
  readonly onChange: (uuid: string, change: Partial<RollPlan>) => void
}

function Plans({ plans, hasKeys, onChange }: PlansProps) {
  const { formatMessage } = useIntl()
  return plans.map(({ uuid, unit, name, key, isFinished }) => (
    <div key={uuid} className={styles.group}>
      <Stack space={12}>
        {isFinished ? null : (
          <>
            <TextField
              label={formatMessage(rollMessages.next, { unit })}
              value={name}
              onChange={(next) => onChange(uuid, { name: next })}
              isRequired
            />
            {hasKeys ? (
              <TextField
                label={formatMessage(rollMessages.nextKey)}
                value={key}
                onChange={(next) => onChange(uuid, { key: next })}
                isRequired
                spellCheck={false}
              />
            ) : null}
          </>
        )}
        <Checkbox
          label={formatMessage(rollMessages.finished, { unit })}
          isSelected={isFinished}
          onChange={(next) => onChange(uuid, { isFinished: next })}
        />
      </Stack>
    </div>
  ))
}

function Steps({ answer }: { readonly answer: RollAnswer }) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.list} role="list">
      {answer.steps.map(({ unit, newName, newKey, people, coming }) => (
        <li key={unit.uuid} className={styles.step}>
          <span>
            {newName === null
              ? formatMessage(rollMessages.ends, { unit: unit.name })
              : formatMessage(rollMessages.becomes, { unit: unit.name, name: newName, key: newKey ?? '' })}
          </span>
          <Text as="span" step="small" tone="ink2">
            {formatMessage(rollMessages.people, { count: people })}
          </Text>
          {coming === 0 ? null : (
            <Text as="span" step="small" tone="ink2">
              {formatMessage(newName === null ? rollMessages.comingLapses : rollMessages.comingStays, {
                count: coming,
              })}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}

interface RollUse extends Pick<RollPanelProps, 'unit' | 'actions' | 'onDone' | 'onClose'> {
  readonly plans: readonly RollPlan[]
}

function useRoll({ unit, plans, actions, onDone, onClose }: RollUse) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  const takeBack = useRollBack(actions.undoRollForward)
  const [checked, setChecked] = useState<RollAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const [reason, setReason] = useState<string | undefined>()
  const input = {
    unit: unit.uuid,
    steps: plans.map(({ uuid, name, key, isFinished }) => ({
      unit: uuid,
      name: isFinished ? null : name,
      key: isFinished ? null : key,
    })),
  }
  const ask = async (dryRun: boolean): Promise<RollAnswer | null> => {
    if (isPending) return null
    setPending(true)
    const answer = await actions.rollForward(input, dryRun)
    setPending(false)
    const isFine = answer.problem === null && answer.userErrors.length === 0
    setReason(isFine ? undefined : formatMessage(pageMessages.notDone, { reason: reasonOf(answer) }))
    return isFine ? answer : null
  }
  const undo = async (id: string): Promise<void> => {
    await takeBack(id)
    onDone()
  }
  const act = async (): Promise<void> => {
    const answer = await ask(false)
    if (answer === null) return setChecked(null)
    const id = answer.undo
    toasts.toast({
      message: formatMessage(rollMessages.done, { count: answer.steps.length }),
      ...(id === null ? {} : { action: { label: formatMessage(changeMessages.undo), onAction: () => void undo(id) } }),
    })
    onDone()
    onClose()
  }
  return {
    checked,
    isPending,
    reason,
    back: () => setChecked(null),
    check: async () => setChecked(await ask(true)),
    act,
  }
}

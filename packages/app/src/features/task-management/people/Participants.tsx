import { Button } from '@somo/ui/Button'
import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import type { MenuEntry, MenuSection } from '@somo/ui/MenuButton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ReasonDialog } from '../../../domain/ask/ReasonDialog.tsx'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { SubmissionStatus } from '../../../domain/task/SubmissionStatus.tsx'
import { submissionStateMessages, taskMessages as texts } from '../../../domain/task/taskMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { OpenTask } from '../editor/taskForm.ts'
import { columnMessages, taskMessages } from '../messages.ts'
import { reviewHref } from '../taskAddress.ts'
import { ExtendDialog } from './ExtendDialog.tsx'
import { participantList, type ParticipantRow, type ParticipantsData } from './useParticipants.ts'

export interface ParticipantsProps extends ParticipantsData {
  readonly task: OpenTask
  readonly dates: Dates
}

/** Whom a task is for, how each of them stands, and what can be done for them. */
export function Participants({ list, task, dates, remind, extend, reopen }: ParticipantsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo(() => columnsOf(intl, dates, task.maxPoints ?? null), [intl, dates, task.maxPoints])
  const [pending, setPending] = useState<{ readonly what: 'extend' | 'reopen'; readonly row: ParticipantRow } | null>(
    null,
  )
  const onRemind = async (people: readonly string[] | null): Promise<void> => {
    const answer = await remind(people)
    const reason = reasonOf(answer)
    toasts.toast(
      reason === null
        ? { message: formatMessage(taskMessages.reminded, { count: answer.changed }) }
        : { tone: 'bad', message: formatMessage(reason) },
    )
  }
  const menu = (row: ParticipantRow) =>
    menuOf(row, task, intl, { onRemind, onAsk: (what) => setPending({ what, row }) })
  return (
    <>
      <ListTable
        list={list}
        searchLabel={formatMessage(taskMessages.peopleSearch)}
        actions={
          task.state === 'PUBLISHED' ? (
            <Button writes onPress={() => void onRemind(null)}>
              {formatMessage(taskMessages.remindAll)}
            </Button>
          ) : null
        }
        offered={filterDefinitions(
          participantList,
          { state: { label: columnMessages.state, options: submissionStateMessages } },
          formatMessage,
        )}
        label={formatMessage(taskMessages.peopleList)}
        pagesLabel={formatMessage(taskMessages.peoplePages)}
        columns={columns}
        rowMenu={menu}
        hasRowMenu={(row) => menu(row).length > 0}
        rowLabel={({ name }) => name}
        empty={{
          title: formatMessage(taskMessages.peopleEmpty),
          sentence: formatMessage(taskMessages.peopleEmptyText),
        }}
      />
      {pending?.what === 'extend' ? (
        <ExtendDialog row={pending.row} dates={dates} extend={extend} onClose={() => setPending(null)} />
      ) : null}
      {pending?.what === 'reopen' ? (
        <ReasonDialog
          title={formatMessage(taskMessages.takeBackTitle, { name: pending.row.name })}
          text={formatMessage(taskMessages.takeBackText)}
          verb={formatMessage(taskMessages.takeBack)}
          done={formatMessage(taskMessages.takenBack)}
          act={(reason) => reopen(pending.row, reason)}
          onClose={() => setPending(null)}
        />
      ) : null}
    </>
  )
}

interface MenuActs {
  readonly onRemind: (people: readonly string[]) => Promise<void>
  readonly onAsk: (what: 'extend' | 'reopen') => void
}

/** What can be done for one person. */
function menuOf(
  row: ParticipantRow,
  task: OpenTask,
  { formatMessage }: IntlShape,
  { onRemind, onAsk }: MenuActs,
): readonly MenuSection[] {
  const isOpen = task.state === 'PUBLISHED' && row.state !== 'PASSED' && row.state !== 'FAILED'
  const isMissing = row.state === 'NOT_STARTED' || row.state === 'DRAFT' || row.state === 'RETURNED'
  const read: MenuEntry[] =
    typeof row.submission === 'string'
      ? [{ id: 'open', label: formatMessage(taskMessages.openAnswer), href: reviewHref(task.uuid, row.submission) }]
      : []
  const changes: MenuEntry[] = [
    ...(isOpen && isMissing
      ? [
          {
            id: 'remind',
            label: formatMessage(taskMessages.remindOne),
            writes: true,
            onAction: () => void onRemind([row.uuid]),
          },
        ]
      : []),
    ...(isOpen
      ? [
          {
            id: 'extend',
            label: formatMessage(taskMessages.extend),
            writes: true,
            onAction: () => onAsk('extend'),
          },
        ]
      : []),
    ...(row.state === 'PASSED' || row.state === 'FAILED'
      ? [
          {
            id: 'reopen',
            label: formatMessage(taskMessages.takeBack),
            writes: true,
            onAction: () => onAsk('reopen'),
          },
        ]
      : []),
  ]
  return [
    ...(read.length === 0 ? [] : [{ id: 'read', items: read }]),
    ...(changes.length === 0 ? [] : [{ id: 'change', items: changes }]),
  ]
}

function columnsOf({ formatMessage }: IntlShape, dates: Dates, max: number | null): readonly Column<ParticipantRow>[] {
  const moment = (at: string | null | undefined): string => (typeof at === 'string' ? dates.date(new Date(at)) : '–')
  const due = (day: string | null | undefined): string => (typeof day === 'string' ? dates.day(day) : '–')
  const result = ({ points }: ParticipantRow): string =>
    typeof points === 'number' && max !== null ? formatMessage(texts.points, { points, max }) : '–'
  return [
    {
      id: 'person',
      label: formatMessage(columnMessages.person),
      isRowHeader: true,
      cell: ({ name, unit }) => <NameCell name={name} second={unit?.name ?? ''} />,
      textValue: ({ name }) => name,
    },
    {
      id: 'state',
      label: formatMessage(columnMessages.state),
      width: { initial: 150 },
      onCard: 'line',
      cell: ({ state }) => <SubmissionStatus state={state} />,
      textValue: ({ state }) => formatMessage(submissionStateMessages[state]),
    },
    {
      id: 'handedIn',
      label: formatMessage(columnMessages.handedInAt),
      width: { initial: 130 },
      cell: ({ handedInAt, isLate }) => (
        <Stack space={2}>
          <DateCell text={moment(handedInAt)} />
          {isLate ? (
            <Text step="small" tone="warn">
              {formatMessage(texts.late)}
            </Text>
          ) : null}
        </Stack>
      ),
      textValue: ({ handedInAt }) => moment(handedInAt),
    },
    {
      id: 'due',
      label: formatMessage(columnMessages.due),
      width: { initial: 130 },
      cell: ({ dueOn }) => <DateCell text={due(dueOn)} />,
      textValue: ({ dueOn }) => due(dueOn),
    },
    ...(max === null
      ? []
      : [
          {
            id: 'points',
            label: formatMessage(columnMessages.result),
            width: { initial: 140 },
            cell: result,
            textValue: result,
          },
        ]),
  ]
}

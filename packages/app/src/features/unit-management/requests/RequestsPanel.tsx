import { Button } from '@somo/ui/Button'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { Drawer } from '@somo/ui/Drawer'
import { EmptyState } from '@somo/ui/EmptyState'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { isDone } from '../../../platform/form/isDone.ts'
import { UnsavedGuard } from '../../../platform/form/UnsavedGuard.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { lacking, LackingReason } from './LackingReason.tsx'
import { errorTexts, pageMessages } from '../messages.ts'
import { requestMessages } from './requestMessages.ts'
import type { Unit } from '../unitTypes.ts'
import type { JoinRequest, RequestsUse } from './useJoinRequests.ts'
import { useReason } from '../useReason.ts'

/** As the server has it (the schema, decideJoinRequests). */
const longestReason = 500

export interface RequestsPanelProps {
  readonly unit: Unit
  readonly requests: RequestsUse
  readonly dates: Dates
  readonly onClose: () => void
  /** Somebody was answered. */
  readonly onDecided: () => void
}

/** Those who ask to join a unit, answered one by one or together. What was chosen and written stays when it fails. */
export function RequestsPanel({ unit, requests, dates, onClose, onDecided }: RequestsPanelProps) {
  const { formatMessage } = useIntl()
  const { page } = requests
  const [marked, setMarked] = useState<readonly string[]>([])
  const items = page.data?.items ?? []
  // Who has an answer by now is chosen no more.
  const chosen = marked.filter((id) => items.some(({ uuid }) => uuid === id))
  const { reason, setReason, error, failure, pending, answer } = useAnswering({
    unit,
    requests,
    chosen,
    onDecided: () => {
      setMarked([])
      onDecided()
    },
  })
  const reasonId = useId()
  const unavailable = lacking(chosen.length === 0, reasonId)
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(requestMessages.title, { unit: unit.name })}
      {...(items.length === 0
        ? {}
        : {
            foot: (
              <>
                {chosen.length === 0 ? (
                  <LackingReason id={reasonId}>{formatMessage(requestMessages.choose)}</LackingReason>
                ) : null}
                <Button writes isPending={pending === 'decline'} onPress={() => void answer(false)} {...unavailable}>
                  {formatMessage(requestMessages.decline)}
                </Button>
                <Button
                  writes
                  variant="solid"
                  isPending={pending === 'approve'}
                  onPress={() => void answer(true)}
                  {...unavailable}
                >
                  {formatMessage(requestMessages.approve, { count: chosen.length })}
                </Button>
              </>
            ),
          })}
    >
      <UnsavedGuard count={reason === '' ? 0 : 1} hasChanges={() => reason !== ''} />
      <QueryView state={page} onRetry={requests.retry}>
        {(data) =>
          data.items.length === 0 ? (
            <EmptyState title={formatMessage(requestMessages.empty)}>
              {formatMessage(requestMessages.emptySentence)}
            </EmptyState>
          ) : (
            <Stack space={20}>
              <People items={data.items} chosen={chosen} onChange={setMarked} dates={dates} />
              {data.pageInfo.hasNext ? <Text tone="ink2">{formatMessage(requestMessages.more)}</Text> : null}
              <TextArea
                label={formatMessage(requestMessages.reason)}
                value={reason}
                onChange={setReason}
                maxLength={longestReason}
                {...(error === null
                  ? { description: formatMessage(requestMessages.reasonHint) }
                  : { errorMessage: error })}
              />
              {failure === null ? null : (
                <Text as="p" tone="bad">
                  {failure}
                </Text>
              )}
            </Stack>
          )
        }
      </QueryView>
    </Drawer>
  )
}

interface PeopleProps {
  readonly items: readonly JoinRequest[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly dates: Dates
}

function People({ items, chosen, onChange, dates }: PeopleProps) {
  const { formatMessage } = useIntl()
  const describe = ({ email, createdAt }: JoinRequest): string => {
    const date = dates.date(new Date(createdAt))
    return email === null
      ? formatMessage(requestMessages.askedOnly, { date })
      : formatMessage(requestMessages.asked, { email, date })
  }
  return (
    <CheckboxGroup
      label={formatMessage(requestMessages.list)}
      items={items.map((request) => ({ id: request.uuid, label: request.name, description: describe(request) }))}
      selectedKeys={chosen}
      onSelectionChange={onChange}
      {...(items.length > 1 ? { selectAllLabel: formatMessage(requestMessages.all) } : {})}
    />
  )
}

interface AnsweringUse extends Pick<RequestsPanelProps, 'unit' | 'requests' | 'onDecided'> {
  readonly chosen: readonly string[]
}

function useAnswering({ unit, requests, chosen, onDecided }: AnsweringUse) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState<'approve' | 'decline' | null>(null)
  const answer = async (isApproved: boolean): Promise<void> => {
    if (pending !== null) return
    setFailure(null)
    setError(null)
    if (!isApproved && reason.trim() === '') return setError(formatMessage(requestMessages.reasonMissing))
    setPending(isApproved ? 'approve' : 'decline')
    const result = await requests.decide(chosen, isApproved, reason.trim())
    setPending(null)
    if (isDone(result)) {
      toasts.toast({
        message: formatMessage(isApproved ? requestMessages.approved : requestMessages.declined, {
          count: result.changed,
          unit: unit.name,
        }),
      })
      setReason('')
      return onDecided()
    }
    const atReason = result.userErrors.find(({ path }) => path?.[0] === 'reason')
    if (atReason === undefined) return setFailure(formatMessage(pageMessages.notDone, { reason: reasonOf(result) }))
    const known = Object.entries(errorTexts).find(([code]) => code === atReason.code)
    return setError(formatMessage(known?.[1] ?? requestMessages.reasonMissing))
  }
  return { reason, setReason, error, failure, pending, answer }
}

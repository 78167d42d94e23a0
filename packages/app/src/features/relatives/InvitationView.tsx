import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Notice } from '@somo/ui/Notice'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { relationMessages, relationTypeMessages } from '../../domain/relation/relationMessages.ts'
import { VisibleDataList } from '../../domain/relation/VisibleDataList.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { invitationMessages, tabMessages } from './messages.ts'
import type { Invitation, InvitationData } from './relativesTypes.ts'

export interface InvitationViewProps extends InvitationData {
  readonly title: Message
  readonly dates: Dates
  readonly onDone: () => void
}

/** The page of a link without a code, or with one that no invitation has: what to do instead. */
export function IncompleteInvitation({ title }: Pick<InvitationViewProps, 'title'>) {
  const { formatMessage } = useIntl()
  return (
    <Page
      title={formatMessage(title)}
      eyebrow={
        <Link variant="action" href="/relatives?tab=accompanied">
          {formatMessage(tabMessages.accompanied)}
        </Link>
      }
    >
      <Notice tone="warn">{formatMessage(invitationMessages.incomplete)}</Notice>
    </Page>
  )
}

/** An invitation to accompany a learner: who it is, what one would see, and taking it or not. */
export function InvitationView({ title, invitation, accept, decline, dates, onDone }: InvitationViewProps) {
  const { formatMessage } = useIntl()
  const isUnknown = invitation.problem?.code === 'NOT_FOUND'
  return (
    <Page
      title={formatMessage(isUnknown ? title : invitationMessages.title)}
      eyebrow={
        <Link variant="action" href="/relatives?tab=accompanied">
          {formatMessage(tabMessages.accompanied)}
        </Link>
      }
    >
      {isUnknown ? (
        <Notice tone="warn">{formatMessage(invitationMessages.unknown)}</Notice>
      ) : (
        <QueryView state={invitation} onRetry={invitation.retry} waiting={<Skeleton lines={5} />}>
          {(shown) => (
            <OpenInvitation accept={accept} decline={decline} dates={dates} onDone={onDone} invitation={shown} />
          )}
        </QueryView>
      )}
    </Page>
  )
}

interface OpenInvitationProps extends Omit<InvitationViewProps, 'title' | 'invitation'> {
  readonly invitation: Invitation
}

function OpenInvitation({ invitation, accept, decline, dates, onDone }: OpenInvitationProps) {
  const { formatMessage } = useIntl()
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const { learner, type, sees, until } = invitation
  const act = async (step: 'accept' | 'decline'): Promise<void> => {
    setPending(step)
    const outcome = await (step === 'accept' ? accept() : decline())
    setPending(null)
    const reason = reasonOf(outcome)
    const isSelf = outcome.userErrors.some(({ code }) => code === 'SELF')
    const isTaken = outcome.userErrors.some(({ code }) => code === 'TAKEN')
    const failure = isSelf ? invitationMessages.self : isTaken ? invitationMessages.taken : reason
    if (failure !== null) return void toasts.toast({ tone: 'bad', message: formatMessage(failure) })
    const done =
      step === 'decline'
        ? relationMessages.declined
        : type === 'MENTOR'
          ? invitationMessages.mentor
          : invitationMessages.done
    toasts.toast({ message: formatMessage(done, { name: learner }) })
    onDone()
  }
  return (
    <Stack space={20}>
      <Text step="lead">
        {formatMessage(invitationMessages.sentence, { name: learner, type: formatMessage(relationTypeMessages[type]) })}
      </Text>
      <Text>{formatMessage(invitationMessages.sees)}</Text>
      <VisibleDataList sees={sees} />
      {until ? <Text tone="ink2">{formatMessage(relationMessages.until, { date: dates.day(until) })}</Text> : null}
      <Inline space={12}>
        <Button writes variant="solid" isPending={pending === 'accept'} onPress={() => void act('accept')}>
          {formatMessage(relationMessages.accept)}
        </Button>
        <Button writes isPending={pending === 'decline'} onPress={() => void act('decline')}>
          {formatMessage(relationMessages.decline)}
        </Button>
      </Inline>
    </Stack>
  )
}

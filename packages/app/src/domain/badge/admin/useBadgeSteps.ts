import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { reasonOf } from '../../list/reasonOf.ts'
import { formMessages, publishMessages } from './adminMessages.ts'
import type { AdminBadge, BadgeActions, BadgeAnswer, BadgePreview } from './badgeAdminTypes.ts'
import { nameOfBadge } from './nameOfBadge.ts'

/** What is asked about before it is done. */
export type BadgeQuestion = { readonly kind: 'publish'; readonly preview: BadgePreview } | { readonly kind: 'archive' }

/** Publishing, pausing and archiving a badge; what came of it is told by a toast. */
export function useBadgeSteps(
  badge: AdminBadge,
  actions: BadgeActions,
  onChanged: (before: AdminBadge, after: AdminBadge | null) => void,
) {
  const { formatMessage, locale } = useIntl()
  const [question, setQuestion] = useState<BadgeQuestion | null>(null)
  const [isPending, setPending] = useState(false)
  const [job, setJob] = useState<string | null>(null)
  const name = nameOfBadge(badge, locale)
  const fail = (reason: string): void =>
    void toasts.toast({ tone: 'bad', message: formatMessage(publishMessages.failed, { reason }) })
  const run = async (step: () => Promise<BadgeAnswer>, done: (answer: BadgeAnswer) => string): Promise<void> => {
    setPending(true)
    const answer = await step()
    setPending(false)
    setQuestion(null)
    const reason = reasonOf(answer)
    if (reason === null) {
      onChanged(badge, answer.badge)
      setJob(answer.job)
      toasts.toast({ message: done(answer) })
    } else
      fail(
        formatMessage(answer.userErrors.some(({ path }) => path?.[0] === 'names') ? formMessages.nameNeeded : reason),
      )
  }
  const publish = (awardNow: boolean): Promise<void> =>
    run(
      () => actions.publish(badge, awardNow),
      ({ awarded }) => formatMessage(publishMessages.published, { name, count: awarded }),
    )
  const setState = (state: 'PAUSED' | 'ARCHIVED'): Promise<void> =>
    run(
      () => actions.setState(badge, state),
      () => formatMessage(publishMessages.changed, { name, state }),
    )
  return {
    question,
    isPending,
    publish,
    setState,
    job,
    hideJob: () => setJob(null),
    close: () => setQuestion(null),
    askToArchive: () => setQuestion({ kind: 'archive' }),
    /** Asks first where people meet the rule already; else it publishes at once. */
    async askToPublish(): Promise<void> {
      setPending(true)
      const preview = await actions.preview(badge)
      setPending(false)
      if (preview === null) return fail(formatMessage(publishMessages.noPreview))
      if (preview.people === 0) return publish(false)
      setQuestion({ kind: 'publish', preview })
    },
  }
}

export type BadgeSteps = ReturnType<typeof useBadgeSteps>

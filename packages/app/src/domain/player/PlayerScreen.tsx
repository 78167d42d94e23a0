import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { useRootMark } from '@somo/ui/theme/useRootMark'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { PlayedMedium } from '../learning/learningTypes.ts'
import { ratingHref } from '../rating/ratingHref.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { PartContent } from './content/PartContent.tsx'
import { content, frame } from './Player.css.ts'
import { playerMessages, playerStopMessages, previewMessages } from './playerMessages.ts'
import { PlayerView } from './PlayerView.tsx'
import { usePlayedMedium, usePlayer } from './usePlayer.ts'

export interface PlayerScreenProps {
  readonly medium: string
  /** The item of a course; null for the first one that is open. */
  readonly item: string | null
  readonly onItem: (item: string) => void
  readonly onLeave: () => void
  /** Nothing is saved, and the way out leads to the editor. @default false */
  readonly isPreview?: boolean
}

/** Plays a medium over the whole window. */
export function PlayerScreen(props: PlayerScreenProps) {
  useRootMark('fullWindow')
  const { formatMessage } = useIntl()
  const isPreview = props.isPreview === true
  const played = usePlayedMedium(props.medium)
  if (played.data !== null)
    return <OpenPlayer key={played.data.enrolment.uuid} {...props} played={played.data} refresh={played.retry} />
  const isUnknown = played.problem?.code === 'NOT_FOUND'
  return (
    <div className={frame} data-component="Player">
      <div className={content}>
        {isUnknown ? (
          <EmptyState
            title={formatMessage(playerStopMessages.cannotOpen)}
            action={
              <Button onPress={props.onLeave}>
                {formatMessage(isPreview ? previewMessages.backToEditor : playerMessages.backToMedia)}
              </Button>
            }
          >
            {formatMessage(isPreview ? previewMessages.unknown : playerStopMessages.notEnrolled)}
          </EmptyState>
        ) : (
          <QueryView state={played} onRetry={played.retry}>
            {() => null}
          </QueryView>
        )}
      </div>
    </div>
  )
}

interface OpenPlayerProps extends PlayerScreenProps {
  readonly played: PlayedMedium
  readonly refresh: () => void
}

function OpenPlayer({ played, refresh, item, onItem, onLeave, isPreview = false }: OpenPlayerProps) {
  const { search } = useLocation()
  const { time } = useDates()
  const { attempt, current, hasCompleted, dismissCompleted } = usePlayer(played, item, refresh)
  const [leaving, setLeaving] = useState<'no' | 'waits' | 'failed'>('no')
  const { medium } = played.enrolment
  const { saved, savedAt, stop } = attempt

  const leave = async (): Promise<void> => {
    setLeaving('waits')
    if (await attempt.leave()) onLeave()
    else setLeaving('failed')
  }
  const choose = async (next: string): Promise<void> => {
    // What is not acknowledged stays on the device, so another part can be opened all the same.
    await attempt.leave()
    onItem(next)
  }
  const hrefOf = (uuid: string): string => {
    const query = new URLSearchParams(search)
    query.set('item', uuid)
    return `?${query}`
  }
  return (
    <PlayerView
      medium={medium}
      course={{ outline: played.outline, current, hrefOf, onChoose: (next) => void choose(next) }}
      saving={{
        saved,
        savedAt: savedAt === null ? null : time(new Date(savedAt)),
        isReview: isPreview || attempt.attempt?.isReview === true,
      }}
      news={{
        isOffline: saved === 'OFFLINE',
        stop,
        hasFailedToLeave: leaving === 'failed' && saved === 'OFFLINE',
        hasRefused: attempt.hasRefused,
        isPreview,
        // A rating would be a real one.
        completed: hasCompleted && !isPreview ? { title: medium.title, ratingHref: ratingHref(medium.uuid) } : null,
        onContinueHere: attempt.reopen,
        onLeave,
        onDismissCompleted: dismissCompleted,
      }}
      isLeaving={leaving === 'waits'}
      onLeave={() => void leave()}
    >
      <PartContent
        key={`${attempt.attempt?.uuid} ${attempt.attempt?.sequence}`}
        use={attempt}
        refresh={refresh}
        medium={current?.medium ?? medium}
        isCompleted={current === null ? played.enrolment.completedAt !== null : current.state === 'COMPLETED'}
      />
    </PlayerView>
  )
}

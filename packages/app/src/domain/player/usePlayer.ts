import { PlayedMediumDocument } from '@somo/graphql/media-player'
import { useEffect, useState } from 'react'
import type { PlayedMedium } from '../learning/learningTypes.ts'
import { useAttempt, type AttemptUse } from '../learning/useAttempt.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { currentItem } from './outlineSteps.ts'

/** The caller's latest cycle of a medium. */
export function usePlayedMedium(medium: string): QueryUse<PlayedMedium> {
  const { locale } = useLocale()
  return useQueryState(PlayedMediumDocument, {
    variables: { medium, locale },
    keeps: 'always',
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: ({ learning }) => learning.ofMedium,
  })
}

interface PlayerUse {
  readonly attempt: AttemptUse
  readonly current: PlayedMedium['outline'][number] | null
  /** Whether the medium was completed while this player was open; said once. */
  readonly hasCompleted: boolean
  readonly dismissCompleted: () => void
}

/** Plays one item of a course, or the medium itself; `refresh` asks for the outline again when a part was completed. */
export function usePlayer(played: PlayedMedium, item: string | null, refresh: () => void): PlayerUse {
  const { enrolment, outline } = played
  // Completing a part must not lead away from it: the first choice stays until the person chooses another.
  const [first] = useState(() => currentItem(outline, null)?.uuid ?? null)
  const current = currentItem(outline, item ?? first)
  const isReady = enrolment.medium.kind !== 'COURSE' || current !== null
  const attempt = useAttempt(isReady ? enrolment.uuid : null, current?.uuid ?? null)
  const [wasCompleted, setWasCompleted] = useState(enrolment.completedAt !== null)
  const now = attempt.progress
  const isOutdated =
    now !== null && (now.completedParts !== enrolment.completedParts || now.completedAt !== enrolment.completedAt)
  useEffect(
    function refreshOutline() {
      if (isOutdated) refresh()
    },
    // Once for each acknowledged write: an answer that did not come is asked for again with the next one.
    // oxlint-disable-next-line react/exhaustive-deps
    [now, isOutdated],
  )
  const isCompleted = (now ?? enrolment).completedAt !== null
  return {
    attempt,
    current,
    hasCompleted: isCompleted && !wasCompleted,
    dismissCompleted: () => setWasCompleted(true),
  }
}

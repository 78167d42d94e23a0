import type { PreviewPartInput } from '@somo/graphql/schema'
import type { PlayedEnrolment, PlayedMedium } from '../../learning/learningTypes.ts'
import type { PreviewAttempt, PreviewedMedium, PreviewSource } from './previewTypes.ts'

/** What a preview remembers while its page is open. */
export interface PreviewState {
  /** The medium with what was completed in this preview; null where the caller may not edit it. */
  readonly read: (medium: string, locale: string) => Promise<PlayedMedium | null>
  /** As it was read last. */
  readonly enrolment: () => PlayedEnrolment | null
  /** Opens a part anew; null where there is nothing to show. */
  readonly start: (item: string | null) => Promise<PreviewAttempt | null>
  readonly attempt: (uuid: string) => PreviewAttempt | null
  readonly complete: (attempt: PreviewAttempt) => void
  readonly inputOf: (attempt: Pick<PreviewAttempt, 'uuid' | 'item'>) => PreviewPartInput
}

/** The state of the preview of one medium. */
export function createPreviewState(medium: string, source: PreviewSource, now = (): Date => new Date()): PreviewState {
  let known: PreviewedMedium | null = null
  let completedAt: string | null = null
  const attempts = new Map<string, PreviewAttempt>()
  const completed = new Set<string | null>()
  const required = () => (known?.outline ?? []).filter(({ isRequired }) => isRequired)
  const enrolment = (): PlayedEnrolment | null => {
    if (known === null) return null
    const isCourse = known.medium.kind === 'COURSE'
    const done = required().filter(({ uuid }) => completed.has(uuid)).length
    return {
      uuid: medium,
      medium: known.medium,
      cycle: 1,
      access: 'OPEN',
      action: 'RESUME',
      score: null,
      state: completedAt === null ? 'IN_PROGRESS' : 'COMPLETED',
      progress: completedAt === null ? 0 : 100,
      ...(isCourse ? { completedParts: done, parts: required().length } : { completedParts: null, parts: null }),
      dueOn: null,
      completedAt,
      validUntilDay: null,
    }
  }
  const inputOf: PreviewState['inputOf'] = ({ uuid, item }) => ({ medium, item, seed: uuid })
  return {
    enrolment,
    inputOf,
    async read(uuid, locale) {
      known = uuid === medium ? await source.medium(uuid, locale) : null
      const shown = enrolment()
      if (known === null || shown === null) return null
      const outline = known.outline.map((item) =>
        completed.has(item.uuid) ? { ...item, state: 'COMPLETED' as const, progress: 100 } : item,
      )
      return { enrolment: shown, outline }
    },
    async start(item) {
      const uuid = crypto.randomUUID()
      const part = await source.part(inputOf({ uuid, item }))
      if (part === null) return null
      const number = [...attempts.values()].filter((each) => each.item === item).length + 1
      const attempt: PreviewAttempt = {
        uuid,
        number,
        item,
        part,
        answers: new Map(),
        result: null,
        openedAt: null,
        isSubmitted: false,
        session: null,
        watched: [],
      }
      attempts.set(uuid, attempt)
      return attempt
    },
    attempt: (uuid) => attempts.get(uuid) ?? null,
    complete({ item }) {
      completed.add(item)
      const isAll = item === null || required().every(({ uuid }) => completed.has(uuid))
      if (isAll) completedAt ??= now().toISOString()
    },
  }
}

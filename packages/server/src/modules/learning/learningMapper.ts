import type {
  MediumState,
  LearnerMedium,
  LearningAction,
  OutlineItem as OutlineItemDto,
  OwnEnrolment,
} from '@somo/graphql/schema'
import type { OutlineItem } from './courseOutline.ts'
import type { EnrolmentRow } from './ownLearningStore.ts'

type Texts<T> = Readonly<Record<string, T>>

/** A text in the language asked for, or else in the main language of its medium. */
export const textIn = <T>(texts: Texts<T>, locale: string, mainLocale: string): T | undefined =>
  texts[locale] ?? texts[mainLocale]

/** What `mapMedium` needs of a medium. */
export interface MediumRow {
  readonly medium: string
  readonly kind: LearnerMedium['kind']
  readonly titles: Texts<string>
  readonly summaries?: Texts<string>
  readonly mainLocale: string
  readonly durationMinutes: number | null
}

/** A medium in the language asked for, or else in its main language. */
export function mapMedium(row: MediumRow, locale: string): LearnerMedium {
  const { medium, kind, titles, summaries = {}, mainLocale, durationMinutes } = row
  return {
    uuid: medium,
    kind,
    durationMinutes,
    title: textIn(titles, locale, mainLocale) ?? '',
    summary: textIn(summaries, locale, mainLocale) ?? null,
    locale: titles[locale] === undefined ? mainLocale : locale,
  }
}

/** Whether a medium may be learned: a retired one by those who have begun, an archived one by nobody. */
export const mayLearn = ({
  mediumState,
  startedAt,
}: {
  readonly mediumState: MediumState
  readonly startedAt: unknown
}): boolean => mediumState === 'PUBLISHED' || (mediumState === 'RETIRED' && startedAt !== null)

/** The main thing to do with an enrolment. */
export function actionOf({
  access,
  state,
  ...row
}: Pick<EnrolmentRow, 'access' | 'state' | 'startedAt' | 'mediumState'>): LearningAction {
  if (state === 'EXPIRED' || state === 'EXPIRING')
    return access === 'OPEN' && row.mediumState === 'PUBLISHED' ? 'RENEW' : 'REVIEW'
  if (state === 'COMPLETED') return 'REVIEW'
  if (access !== 'OPEN' || state === 'FAILED' || state === 'WAIVED' || !mayLearn(row)) return 'NONE'
  return row.startedAt === null ? 'START' : 'RESUME'
}

/** An enrolment as its person sees it. */
export function mapEnrolment(row: EnrolmentRow, locale: string): OwnEnrolment {
  return {
    uuid: row.uuid,
    medium: mapMedium(row, locale),
    cycle: row.cycle,
    access: row.access,
    state: row.state,
    action: actionOf(row),
    isOffered: row.mediumState === 'PUBLISHED',
    isMandatory: row.isMandatory,
    sources: row.sources,
    progress: row.progress,
    score: row.score,
    completedParts: row.completedParts,
    parts: row.parts,
    dueAt: row.dueAt,
    dueOn: row.dueOn,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    lastActiveAt: row.lastActiveAt,
    completedAt: row.completedAt,
    validUntil: row.validUntil,
    validUntilDay: row.validUntilDay,
  }
}

/** An item of a course as its learner sees it. */
export const mapItem = (item: OutlineItem, locale: string): OutlineItemDto => ({
  uuid: item.uuid,
  medium: mapMedium(item, locale),
  chapter: item.chapter === null ? null : (textIn(item.chapter, locale, item.mainLocale) ?? null),
  isRequired: item.isRequired,
  state: item.state,
  progress: item.progress,
  score: item.score,
  lockedBy: item.lockedBy,
  neededScore: item.neededScore,
})

import type { LearningPathStageInput } from '@somo/graphql/schema'
import { textLocales, type TextLocale } from '../../../../domain/language/textLocales.ts'
import { textIn, type EditedStage, type PathItem } from '../pathTypes.ts'

/** A stage as its author changes it. */
export interface StageValues {
  /** Of this form alone: a saved stage has another uuid in each draft. */
  readonly key: string
  readonly titles: Readonly<Record<TextLocale, string>>
  /** null: all items. */
  readonly needed: number | null
  readonly dueDays: number | null
  readonly afterPrevious: boolean
  /** Which of the other conditions are chosen; their values stay while they are not. */
  readonly hasDate: boolean
  readonly opensOn: string | null
  readonly hasDays: boolean
  readonly opensDays: number | null
  readonly hasScore: boolean
  readonly scoreMedium: string | null
  readonly scoreMin: number | null
  readonly items: readonly PathItem[]
}

/** A stage without anything. */
export const newStage = (): StageValues => ({
  key: crypto.randomUUID(),
  titles: { en: '', de: '', sw: '' },
  needed: null,
  dueDays: null,
  afterPrevious: true,
  hasDate: false,
  opensOn: null,
  hasDays: false,
  opensDays: null,
  hasScore: false,
  scoreMedium: null,
  scoreMin: null,
  items: [],
})

/** Stages as the form begins with them. */
export const readStages = (stages: readonly EditedStage[]): StageValues[] =>
  stages.map(({ titles, opensOn, opensDays, scoreMedium, scoreMin, needed, dueDays, afterPrevious, items }) => ({
    key: crypto.randomUUID(),
    titles: { en: textIn(titles, 'en'), de: textIn(titles, 'de'), sw: textIn(titles, 'sw') },
    needed,
    dueDays,
    afterPrevious,
    items,
    hasDate: opensOn !== null,
    opensOn,
    hasDays: opensDays !== null,
    opensDays,
    hasScore: scoreMedium !== null,
    scoreMedium,
    scoreMin,
  }))

/** Whether every condition that is chosen says when: one that does not would be left out when the stage is saved. */
export const isComplete = ({
  hasDate,
  opensOn,
  hasDays,
  opensDays,
  hasScore,
  scoreMedium,
  scoreMin,
}: StageValues): boolean =>
  (!hasDate || opensOn !== null) &&
  (!hasDays || opensDays !== null) &&
  (!hasScore || (scoreMedium !== null && scoreMin !== null))

function writeStage(stage: StageValues): LearningPathStageInput {
  const { titles, needed, dueDays, afterPrevious, hasDate, hasDays, hasScore, items } = stage
  const isScored = hasScore && stage.scoreMedium !== null && stage.scoreMin !== null
  return {
    titles: textLocales.map((locale) => ({ locale, text: titles[locale] })).filter(({ text }) => text.trim() !== ''),
    // Fewer items than were needed: all that are left.
    needed: needed === null || needed >= items.length ? null : needed,
    dueDays,
    afterPrevious,
    opensOn: hasDate ? stage.opensOn : null,
    opensDays: hasDays ? stage.opensDays : null,
    scoreMedium: isScored ? stage.scoreMedium : null,
    scoreMin: isScored ? stage.scoreMin : null,
    items: items.map(({ medium }) => medium),
  }
}

/** Stages as they are saved. */
export const writeStages = (stages: readonly StageValues[]): LearningPathStageInput[] => stages.map(writeStage)

/** The list with one stage at another place. */
export function moveStage(stages: readonly StageValues[], from: number, to: number): StageValues[] {
  const moved = stages[from]
  if (moved === undefined || to < 0 || to >= stages.length) return [...stages]
  const rest = stages.filter((_, place) => place !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

import type { LearningPathStageInput, UserError } from '@somo/graphql/schema'
import { isUuid } from '../../database/uuid.ts'
import { lineOf, readTexts } from '../media/editing/readTexts.ts'
import { type LocalTexts } from '../media/mediumTypes.ts'
import { userError } from '../userError.ts'

/** A stage as it is stored. */
export interface StageValues {
  readonly titles: LocalTexts
  readonly needed: number | null
  readonly dueDays: number | null
  readonly afterPrevious: boolean
  readonly opensOn: string | null
  readonly opensDays: number | null
  readonly scoreMedium: string | null
  readonly scoreMin: number | null
  readonly items: readonly string[]
}

const [mostStages, mostItems, mostDays] = [30, 50, 3650]

const stageTitle = lineOf(120)

function readStage(input: LearningPathStageInput, stage: number, errors: UserError[]): StageValues {
  const path = ['stages', String(stage)]
  const check = (value: number | null | undefined, [from, to]: readonly [number, number], field: string): void => {
    if (value !== null && value !== undefined && (value < from || value > to))
      errors.push(userError('NOT_OFFERED', ...path, field))
  }
  const { needed = null, dueDays = null, opensDays = null, scoreMedium = null, scoreMin = null, items } = input
  check(needed, [1, mostItems], 'needed')
  check(dueDays, [0, mostDays], 'dueDays')
  check(opensDays, [1, mostDays], 'opensDays')
  check(scoreMin, [1, 100], 'scoreMin')
  if (scoreMedium !== null && !isUuid(scoreMedium)) errors.push(userError('UNKNOWN', ...path, 'scoreMedium'))
  if ((scoreMedium === null) !== (scoreMin === null))
    errors.push(userError('REQUIRED', ...path, scoreMedium === null ? 'scoreMedium' : 'scoreMin'))
  if (items.length > mostItems) errors.push(userError('TOO_MANY', ...path, 'items'))
  if (new Set(items).size < items.length) errors.push(userError('REPEATED', ...path, 'items'))
  return {
    titles: readTexts(input.titles, [...path, 'titles'], stageTitle, errors),
    needed,
    dueDays,
    opensDays,
    scoreMedium,
    scoreMin,
    items,
    // Nothing stands before the first stage.
    afterPrevious: stage > 0 && input.afterPrevious,
    opensOn: input.opensOn ?? null,
  }
}

/** Stages as they are stored; what is wrong is added to `errors`. */
export function readStageInputs(inputs: readonly LearningPathStageInput[], errors: UserError[]): StageValues[] {
  if (inputs.length > mostStages) errors.push(userError('TOO_MANY', 'stages'))
  return inputs.slice(0, mostStages).map((input, place) => readStage(input, place, errors))
}
